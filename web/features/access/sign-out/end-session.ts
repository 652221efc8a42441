import { request } from '#web/http/request.ts'
import { settleSignOut } from '#web/http/session/settle-sign-out.ts'
import { noteSignOut } from '#web/http/session/sign-out-note.ts'
import { dropTokens, storedRefreshToken } from '#web/http/session/token.ts'
import { digestOf } from '../sign-in/pending-sign-in.ts'

/**
 * Ends the session here and on the server, and answers whether the server heard of it. Where it did not, that is noted
 * and done before this device asks it anything else.
 */
export async function endSession(): Promise<boolean> {
  const token = storedRefreshToken()
  noteSignOut(token ? await digestOf(token) : '')
  dropTokens()
  return settleSignOut(request).then(
    () => true,
    () => false,
  )
}
