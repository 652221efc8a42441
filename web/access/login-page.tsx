import { useState } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import { Notice } from '#web/ui/notice.tsx'
import { AccessFrame } from './access-frame.tsx'
import { InboxNotice } from './inbox-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useUser } from './use-user.ts'
import { words } from './words.ts'

/** Signing in, and at `/register` creating an account: one page, two modes. */
export function LoginPage() {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const { user } = useUser()
  const [waitsFor, setWaitsFor] = useState<string>()
  if (user) return <Redirect to="/dashboard" replace />

  const creating = path === '/register'
  const error = search.get('error')
  if (waitsFor)
    return (
      <AccessFrame title={words.inboxTitle}>
        <InboxNotice address={waitsFor} onBack={() => setWaitsFor(undefined)} />
      </AccessFrame>
    )
  return (
    <AccessFrame
      title={creating ? words.signUpTitle : words.signInTitle}
      lead={creating ? words.signUpLead : words.signInLead}
    >
      {error ? (
        <Notice tone="bad" title={words.failedTitle}>
          {words.failed[error] ?? error.slice(0, 200)}
        </Notice>
      ) : null}
      <ProviderButtons />
      {creating ? <SignUpForm onWaits={setWaitsFor} /> : <SignInForm onWaits={setWaitsFor} />}
      <p className="mt-6 text-ink-2">
        {creating ? words.haveAccount : words.newHere}{' '}
        <Link
          href={creating ? '/login' : '/register'}
          className="touch font-semibold text-herb underline decoration-herb/40 underline-offset-4 hover:decoration-herb"
        >
          {creating ? words.signIn : words.createAccount}
        </Link>
      </p>
    </AccessFrame>
  )
}
