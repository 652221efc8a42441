import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { useEntryActions } from './entry-actions.tsx'
import { TrialButton } from './trial-button.tsx'

/**
 * The way in, or back in. Where scripts run and the device has seen an account (before-paint.js says so), a wheel turns over
 * actions that keep their place until it is known who is there; else the actions are links that work at once.
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
