import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { useEntryActions } from './entry-actions.tsx'
import { TrialButton } from './trial-button.tsx'

/**
 * Sign-in links or, for members, the link to the app. With scripts and a saved account (set by
 * before-paint.js), a spinner covers the links until the visitor's state is known; otherwise the links work
 * at once.
 */
export function HeaderActions() {
  const { visitor } = useEntryActions()
  if (visitor === 'member')
    return (
      <>
        <LinkButton href="/sign-out" variant="quiet" className="max-sm:hidden">
          {words.logout}
        </LinkButton>
        <LinkButton href="/dashboard">{words.toDashboard}</LinkButton>
      </>
    )
  const waits = visitor === 'unknown'
  return (
    <div className="relative flex items-center gap-2">
      <div
        className={`flex items-center gap-2 ${waits ? '[:root[data-script][data-account]_&]:invisible' : ''}`}
      >
        <SignInButton />
        <TrialButton className="max-sm:hidden" />
      </div>
      {waits ? (
        <span className="absolute inset-0 hidden items-center justify-end [:root[data-script][data-account]_&]:flex">
          <Spinner label={words.checking} />
        </span>
      ) : null}
    </div>
  )
}

function SignInButton() {
  const { signIn } = useEntryActions()
  return signIn ? (
    <Button variant="secondary" onClick={() => signIn()}>
      {words.signIn}
    </Button>
  ) : (
    <LinkButton variant="secondary" href="/login">
      {words.signIn}
    </LinkButton>
  )
}
