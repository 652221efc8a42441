import { useMutation, useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { sendVerification } from '#contract/access/access.ts'
import { getAdminStats } from '#contract/admin.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { useConfig } from '#web/http/use-config.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { useUser } from '../use-user.ts'
import { words } from '../words.ts'
import { AccessFrame } from './access-frame.tsx'

/** Asks the owner, at `/admin`, to confirm the address and names where the email is; redirects everyone else to `/`. */
export function ConfirmOwner() {
  const { user } = useUser()
  const config = useConfig()
  const owner = useQuery({
    queryKey: ['unconfirmed owner', user?.id],
    queryFn: isUnconfirmedOwner,
    staleTime: 0,
  })
  const again = useMutation({
    mutationFn: (email: string) => call(sendVerification, { body: { email } }),
  })
  if (!user || owner.data === false) return <Redirect to="/" replace />
  if (!owner.data || !config)
    return (
      <main id="main" tabIndex={-1} className="grid min-h-[60dvh] place-items-center">
        <Spinner label={words.checkingOwner} />
      </main>
    )
  return (
    <AccessFrame title={words.ownerTitle} lead={words.ownerText(user.email)}>
      {again.data ? <Notice tone="good">{again.data.message}</Notice> : null}
      {again.error ? <Notice tone="bad">{errorText(again.error, words.didNotWork)}</Notice> : null}
      <p>{config.mail ? words.emailSent : words.emailInOutbox}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => again.mutate(user.email)} busy={again.isPending}>
          {again.isPending ? words.sending : words.sendAgain}
        </Button>
        <LinkButton href="/dashboard" variant="secondary">
          {words.toDashboard}
        </LinkButton>
      </div>
    </AccessFrame>
  )
}

/** Whether the server refuses the owner's area only because the address is unconfirmed. */
async function isUnconfirmedOwner(): Promise<boolean> {
  try {
    await call(getAdminStats, { query: { period: '7d' } })
  } catch (error) {
    return error instanceof ApiError && error.status === 403 && 'email' in error.fields
  }
  return false
}
