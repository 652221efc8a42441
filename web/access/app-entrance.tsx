import { AccessFrame } from './access-frame.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { NativeButtons } from './native-buttons.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { words } from './words.ts'

/** The sign-in screen of the iOS app: the phone's own dialogs, and the way to the hosted page. */
export function AppEntrance({ error }: { error: string | null }) {
  return (
    <AccessFrame title={words.appTitle} lead={words.appLead}>
      <FailureNotice error={error} />
      <NativeButtons />
      <SignInLink size="lg" className="w-full">
        {words.signIn}
      </SignInLink>
    </AccessFrame>
  )
}
