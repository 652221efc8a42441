import { signOut } from '#contract/http/first-calls.ts'
import { ApiError } from '../api-error.ts'
import { dueSignOut, forgetSignOut } from './sign-out-note.ts'

/** Milliseconds after which a server that says nothing counts as away. */
const patience = 4000

type Send = (
  method: typeof signOut.method,
  path: string,
  payload: unknown,
  options: { signal: AbortSignal },
) => Promise<unknown>

let settling: Promise<void> | undefined

/** Ends on the server the session that was signed out of here; rejects where it cannot be reached, and then it stays due. */
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
    await send('POST', signOut.path, body, { signal: AbortSignal.timeout(patience) })
  } catch (error) {
    // What will never be taken must not keep everything else from the server.
    const final = error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status)
    if (!final) throw error
  }
  forgetSignOut()
}
