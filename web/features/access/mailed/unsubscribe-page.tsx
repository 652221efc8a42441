import { useMutation, useQuery } from '@tanstack/react-query'
import { readUnsubscribeLink, type UnsubscribeTarget, unsubscribe } from '#contract/notifications.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { useUser } from '../use-user.ts'
import { words } from './unsubscribe-words.ts'

/** The unsubscribe page of an email. Opening it changes nothing, because mail scanners open links too. */
export function UnsubscribePage() {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const { user } = useUser()
  const link = useQuery({
    queryKey: [readUnsubscribeLink.path, token],
    queryFn: ({ signal }) => call(readUnsubscribeLink, { query: { token }, signal }),
    enabled: token !== '',
    retry: false,
  })
  const stopping = useMutation({
    mutationFn: (target: UnsubscribeTarget) => {
      const all = target === 'emailNotifications'
      return call(unsubscribe, { query: all ? { token, all: 'true' } : { token } })
    },
  })
  const way = user ? (
    <LinkButton href="/notifications">{words.toSettings}</LinkButton>
  ) : (
    <LinkButton href="/login">{words.signIn}</LinkButton>
  )
  if (stopping.data)
    return (
      <AccessFrame title={words.doneTitle}>
        <Notice tone="good" title={words.done[stopping.data.target]}>
          {words.later}
        </Notice>
        {way}
      </AccessFrame>
    )
  if (!token || (link.error instanceof ApiError && link.error.status === 400))
    return (
      <AccessFrame title={words.unknownTitle} lead={words.unknownText}>
        <p className="mb-4 text-ink-2">{words.unknownWay}</p>
        {way}
      </AccessFrame>
    )
  if (link.error)
    return (
      <AccessFrame title={words.title}>
        <ErrorState
          title={errorText(link.error)}
          onRetry={() => void link.refetch()}
          busy={link.isFetching}
        />
      </AccessFrame>
    )
  if (!link.data)
    return (
      <AccessFrame title={words.title} lead={words.loading}>
        {null}
      </AccessFrame>
    )

  const { target } = link.data
  const choices: UnsubscribeTarget[] =
    target === 'emailNotifications' ? [target] : [target, 'emailNotifications']
  return (
    <AccessFrame title={words.title} lead={words.asked[target]}>
      {stopping.error ? <Notice tone="bad">{errorText(stopping.error, words.didNotWork)}</Notice> : null}
      <div className="grid gap-3">
        {choices.map((one, at) => {
          const busy = stopping.isPending && stopping.variables === one
          return (
            <Button
              key={one}
              size="lg"
              variant={at === 0 ? 'primary' : 'secondary'}
              busy={busy}
              disabled={stopping.isPending && !busy}
              onClick={() => stopping.mutate(one)}
            >
              {busy ? words.stopping : words.stop[one]}
            </Button>
          )
        })}
      </div>
    </AccessFrame>
  )
}
