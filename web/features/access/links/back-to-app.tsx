import { useMutation, useQueryClient } from '@tanstack/react-query'
import { continueInApp, signOut } from '#contract/access/access.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { forgetUser } from '../sign-out/forget-user.ts'
import { words } from '../words.ts'

/**
 * Returns to the app that opened this page. Requires a tap: any app can open the page, and the user should
 * see that it asks for their account.
 */
export function BackToApp({ email }: { email: string }) {
  const queries = useQueryClient()
  const hand = useMutation({
    mutationFn: () => call(continueInApp),
    onSuccess: ({ location }) => window.location.assign(location),
  })
  const leave = useMutation({
    mutationFn: () => call(signOut),
    async onSuccess() {
      forgetUser()
      await queries.resetQueries()
    },
  })
  const failed = hand.error ?? leave.error
  const failure = isSignedOut(failed) ? undefined : failed
  return (
    <AccessFrame
      title={words.toAppTitle}
      lead={<span className="break-words">{words.toAppText(email)}</span>}
    >
      {failure ? <Notice tone="bad">{errorText(failure, words.didNotWork)}</Notice> : null}
      <div className="grid gap-2">
        <Button size="lg" onClick={() => hand.mutate()} busy={hand.isPending}>
          {words.toApp}
        </Button>
        <Button size="lg" variant="quiet" onClick={() => leave.mutate()} busy={leave.isPending}>
          {words.otherAccount}
        </Button>
      </div>
    </AccessFrame>
  )
}
