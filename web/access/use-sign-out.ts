import { useQueryClient } from '@tanstack/react-query'
import { logoutPath, signOut } from '#contract/access.ts'
import { call } from '#web/http/client.ts'
import { isIos } from '#web/http/platform.ts'
import { dropTokens, storedRefreshToken } from '#web/http/token.ts'
import { useLeaveDevice } from '#web/notifications/use-leave-device.ts'
import { useNextStep } from '#web/subscriptions/use-next-step.ts'
import { useForgetRecordings } from '#web/tracker/use-tracker-upkeep.ts'
import { forgetBegun } from './begun-sign-in.ts'
import { forgetTab } from './forget-tab.ts'
import { forgetUser, savedUser } from './saved-user.ts'
import { forgetSignInNote } from './sign-in-note.ts'
import { userQuery } from './use-user.ts'

/** Signs out and leaves nothing of the account on this device; asks first where an activity would be lost. */
export function useSignOut() {
  const queries = useQueryClient()
  const nextStep = useNextStep()
  const forgetRecordings = useForgetRecordings()
  const leaveDevice = useLeaveDevice()
  return async () => {
    const user = queries.getQueryData(userQuery.queryKey) ?? savedUser()
    if (user && !(await forgetRecordings(user.id))) return
    await leaveDevice()
    // The browser's own way out needs a cookie, which the app has none of.
    if (isIos()) await call(signOut, { body: { refresh_token: storedRefreshToken() } }).catch(() => undefined)
    forgetUser()
    dropTokens()
    forgetSignInNote()
    forgetBegun()
    nextStep.forget()
    forgetTab()
    window.location.assign(isIos() ? '/' : logoutPath)
  }
}
