import type { Endpoint } from '#contract/http/endpoint.ts'
import { signIn, signOut, signUp } from '#contract/http/first-calls.ts'
import { loginPath } from '#contract/http/paths.ts'
import { addressOf, credentials } from './address.ts'
import { type ApiError, apiErrorFrom } from './api-error.ts'
import { clientHeaders } from './platform.ts'
import { isSignOutDue } from './session/sign-out-note.ts'
import { freshToken, tokenAfter } from './session/token-refresh.ts'

export type RequestOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  keepalive?: boolean
  /** Sends no token, even when signed in. */
  unsigned?: boolean
}

/** Endpoints whose refusals are returned to the caller instead of thrown. */
const handedBack = new Set<string>([loginPath, signIn.path, signUp.path])

/**
 * Sends one request and answers the response. A FormData or Blob payload is sent unchanged, anything else as
 * JSON. Throws ApiError for an answer that is not ok, except from the sign-in and sign-up endpoints; throws
 * TypeError without a network.
 */
export async function request(
  method: Endpoint['method'],
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  // A sign-out made offline has to reach the server before any other request.
  if (isSignOutDue() && path !== signOut.path)
    await (await import('./session/settle-sign-out.ts')).settleSignOut(request)
  const file = payload instanceof Blob
  const json = payload !== undefined && !file && !(payload instanceof FormData)
  const token = options.unsigned ? undefined : await freshToken()
  const send = (bearer: string | undefined) =>
    fetch(addressOf(path), {
      method,
      credentials: credentials(),
      signal: options.signal,
      keepalive: options.keepalive,
      headers: {
        Accept: 'application/json',
        ...(json ? { 'Content-Type': 'application/json' } : {}),
        ...(file ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...clientHeaders(),
        ...options.headers,
      },
      body: json ? JSON.stringify(payload) : (payload as FormData | Blob | undefined),
    })
  let response = await send(token)
  // The clock may be slow, or the session revoked before the token expires: the renewal decides.
  const renewed = token && response.status === 401 ? await tokenAfter(token) : undefined
  if (renewed) response = await send(renewed)
  if (response.ok || handedBack.has(pathOf(path))) return response
  const error = await apiErrorFrom(response)
  logRefusal(method, path, response, error)
  throw error
}

function pathOf(path: string): string {
  return path.split('?', 1)[0]!
}

/** Logs a refusal at debug level and a server failure as an error. */
function logRefusal(method: string, path: string, response: Response, error: ApiError) {
  const log = response.status >= 500 ? console.error : console.debug
  log(`${method} ${pathOf(path)}`, response.status, response.statusText, error.text)
}
