import { signOut } from '#contract/http/first-calls.ts'
import { ApiError } from '../api-error.ts'
import { dueSignOut, forgetSignOut } from './sign-out-note.ts'

/** Timeout of the request in milliseconds. */
const timeoutMs = 4000

type Send = (
  method: typeof signOut.method,
  path: string,
  payload: unknown,
  options: { signal: AbortSignal },
) => Promise<unknown>

let settling: Promise<void> | undefined

/** Ends the locally signed-out session on the server; rejects if unreachable, and the sign-out stays due. */
export function settleSignOut(send: Send): Promise<void> {
  settling ??= settle(send).finally(() => {
    settling = undefined
  })
  return settling
}

async function settle(send: Send) {
  const hash = dueSignOut()
  if (hash === undefined) return
  const body = hash ? { refresh_token_hash: hash } : {}
  try {
    await send('POST', signOut.path, body, { signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    // A refusal that no retry can change must not block all further requests.
    const final = error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status)
    if (!final) throw error
  }
  forgetSignOut()
}
