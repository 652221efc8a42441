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
  /** Sends no token, whoever is signed in. */
  unsigned?: boolean
}

/** Where a refusal is part of the conversation: the caller gets the answer itself. */
const handedBack = new Set<string>([loginPath, signIn.path, signUp.path])

/**
 * Sends one request by the product's conventions and answers the response. A payload that is a FormData or
 * a file goes as it is, anything else as JSON. Throws ApiError for any answer that is not ok, except that the
 * sign-in and sign-up endpoints' answers are handed back; throws TypeError without a network.
 */
export async function request(
  method: Endpoint['method'],
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  // Whoever signed out without a network is not signed in again by its coming back.
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
  // A phone's clock may be late, and a sign-in may be over before its token: the renewal tells which.
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

/** A refusal is part of the conversation (a debug line); a failure of the server is an error. */
function logRefusal(method: string, path: string, response: Response, error: ApiError) {
  const log = response.status >= 500 ? console.error : console.debug
  log(`${method} ${pathOf(path)}`, response.status, response.statusText, error.text)
}
