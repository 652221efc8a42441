import { useQuery } from '@tanstack/react-query'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { isIos } from '#web/http/platform.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { BackToApp } from '../links/back-to-app.tsx'
import { useAppVisit } from '../links/use-app-visit.ts'
import { useKeptInTab } from '../links/use-kept-in-tab.ts'
import { InboxNotice } from '../mailed/inbox-notice.tsx'
import { NativeButtons } from '../native/native-buttons.tsx'
import { isUserSaved } from '../sign-out/forget-user.ts'
import { userQuery } from '../use-user.ts'
import { words } from '../words.ts'
import { AccessFrame } from './access-frame.tsx'
import { failureText } from './failure-text.ts'
import { KeptPlan } from './kept-plan.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { welcomeIsNext, welcomePath } from './welcome-next.ts'

/** Sign-in, and at `/register` sign-up: one page, two modes. */
export function LoginPage() {
  const [path] = useLocation()
  const [search] = useSearchParams()
  // The saved account may be signed out by now: only the server's answer redirects.
  const { data: user, isPending } = useQuery(userQuery)
  const nextStep = useNextStep()
  const { forApp, query } = useAppVisit()
  const [waitsFor, setWaitsFor] = useKeptInTab('confirms')
  if (user && forApp) return <BackToApp email={user.email} />
  if (user) return <Redirect to={welcomeIsNext() ? welcomePath : nextStep.path()} replace />
  if (isPending && isUserSaved())
    return (
      <main id="main" tabIndex={-1} className="grid min-h-[60dvh] place-items-center">
        <Spinner label={words.checking} />
      </main>
    )

  const creating = path === '/register'
  const error = search.get('error')
  if (isIos()) return <AppSignIn error={error} creating={creating} />
  if (waitsFor)
    return (
      <AccessFrame title={words.inboxTitle}>
        <InboxNotice address={waitsFor} onBack={() => setWaitsFor('')} />
      </AccessFrame>
    )
  return (
    <AccessFrame
      title={creating ? words.signUpTitle : words.signInTitle}
      lead={creating ? words.signUpLead : words.signInLead}
    >
      <FailureNotice error={error} />
      <KeptPlan />
      <ProviderButtons />
      {creating ? <SignUpForm onWaits={setWaitsFor} /> : <SignInForm onWaits={setWaitsFor} />}
      <p className="mt-6 text-ink-2">
        {creating ? words.haveAccount : words.newHere}{' '}
        <Link
          href={`${creating ? '/login' : '/register'}${query}`}
          className="touch font-semibold text-herb underline decoration-herb/40 underline-offset-4 hover:decoration-herb"
        >
          {creating ? words.signIn : words.createAccount}
        </Link>
      </p>
    </AccessFrame>
  )
}

type AppSignInProps = { error: string | null; creating: boolean }

/** The sign-in screen of the iOS app: the native dialogs, and links to the hosted page. */
function AppSignIn({ error, creating }: AppSignInProps) {
  return (
    <AccessFrame title={words.appTitle} lead={creating ? words.appCreateLead : words.appLead}>
      <FailureNotice error={error} />
      <NativeButtons />
      <SignInLinks first={creating ? 'create' : 'sign-in'} />
    </AccessFrame>
  )
}

/** Explains the `error` parameter of a failed sign-in. */
function FailureNotice({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <Notice tone="bad" title={words.failedTitle}>
      <span className="break-words">{failureText(error)}</span>
    </Notice>
  )
}
