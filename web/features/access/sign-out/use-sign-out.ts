import { useQueryClient } from '@tanstack/react-query'
import { logoutPath } from '#contract/http/paths.ts'
import { wipeStores } from '#web/device/store-registry.ts'
import { useConfirmDataLoss } from '#web/device/use-confirm-data-loss.ts'
import { useUnregisterDevice } from '#web/features/notifications/push/use-unregister-device.ts'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { isIos } from '#web/http/platform.ts'
import { request } from '#web/http/request.ts'
import { settleSignOut } from '#web/http/session/settle-sign-out.ts'
import { noteSignOut } from '#web/http/session/sign-out-note.ts'
import { dropTokens, storedRefreshToken } from '#web/http/session/token.ts'
import { savedUser } from '../saved-user.ts'
import { digestOf, forgetPendingSignIn } from '../sign-in/pending-sign-in.ts'
import { forgetSignInNote } from '../sign-in/sign-in-note.ts'
import { userQuery } from '../use-user.ts'
import { clearTabStorage } from './clear-tab-storage.ts'
import { forgetUser } from './forget-user.ts'

/** Signs out and clears this device; asks first if an unsent activity would be lost. Answers whether it signed out. */
export function useSignOut() {
  const queries = useQueryClient()
  const nextStep = useNextStep()
  const confirmDataLoss = useConfirmDataLoss()
  const unregisterDevice = useUnregisterDevice()
  return async () => {
    const user = queries.getQueryData(userQuery.queryKey) ?? savedUser()
    if (user && !(await confirmDataLoss(user.id))) return false
    // From here on no answer is cached for the account; one in flight is cleared at the end.
    forgetUser()
    if (user) await wipeStores(user.id)
    await unregisterDevice()
    forgetSignInNote()
    forgetPendingSignIn()
    nextStep.forget()
    clearTabStorage()
    const ended = await endSession()
    forgetUser()
    if (user) await wipeStores(user.id)
    // The browser's sign-out page needs a network and a cookie, which the app does not have.
    window.location.assign(ended && !isIos() ? logoutPath : '/')
    return true
  }
}

/**
 * Ends the session here and on the server; answers whether the server confirmed. If not, the sign-out is
 * recorded and sent before any other request.
 */
async function endSession(): Promise<boolean> {
  const token = storedRefreshToken()
  noteSignOut(token ? digestOf(token) : '')
  dropTokens()
  return settleSignOut(request).then(
    () => true,
    () => false,
  )
}
