import { AccessFrame } from '../sign-in/access-frame.tsx'
import { FailureNotice } from '../sign-in/failure-notice.tsx'
import { SignInLinks } from '../sign-in/sign-in-links.tsx'
import { words } from '../words.ts'
import { NativeButtons } from './native-buttons.tsx'

type Props = { error: string | null; creating: boolean }

/** The sign-in screen of the iOS app: the native dialogs, and links to the hosted page. */
export function AppSignIn({ error, creating }: Props) {
  return (
    <AccessFrame title={words.appTitle} lead={creating ? words.appCreateLead : words.appLead}>
      <FailureNotice error={error} />
      <NativeButtons />
      <SignInLinks first={creating ? 'create' : 'sign-in'} />
    </AccessFrame>
  )
}
