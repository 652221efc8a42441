import { useEffect } from 'react'
import { isIos } from '#web/http/platform.ts'
import { connectNativeSignIn } from './native/native-sign-in.ts'

/** Connects the native sign-in dialogs in the iOS app. Mounted once. */
export function usePhoneDialogs() {
  useEffect(() => {
    if (!isIos()) return
    const { VITE_GOOGLE_IOS_CLIENT_ID: app, VITE_GOOGLE_CLIENT_ID: server } = import.meta.env
    import('./phone-dialogs.ts')
      .then(({ phoneDialogs }) => phoneDialogs({ app, server }))
      .then(connectNativeSignIn)
      // The hosted page still works.
      .catch((error: unknown) => console.warn('the phone’s sign-in dialogs are not there', error))
  }, [])
}
