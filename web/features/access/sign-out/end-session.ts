import { request } from '#web/http/request.ts'
import { settleSignOut } from '#web/http/session/settle-sign-out.ts'
import { noteSignOut } from '#web/http/session/sign-out-note.ts'
import { dropTokens, storedRefreshToken } from '#web/http/session/token.ts'
import { digestOf } from '../sign-in/pending-sign-in.ts'

/**
 * Ends the session here and on the server; answers whether the server confirmed. If not, the sign-out is
 * recorded and sent before any other request.
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
