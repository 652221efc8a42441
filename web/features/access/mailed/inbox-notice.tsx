import { useMutation } from '@tanstack/react-query'
import { sendVerification } from '#contract/access/access.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

/** Asks the user to open the email, with a button that sends it again. */
export function InboxNotice({ address, onBack }: { address: string; onBack: () => void }) {
  const again = useMutation({ mutationFn: () => call(sendVerification, { body: { email: address } }) })
  return (
    <>
      {again.data ? <Notice tone="good">{again.data.message}</Notice> : null}
      {again.error ? <Notice tone="bad">{errorText(again.error, words.didNotWork)}</Notice> : null}
      <p className="text-ink-2">{words.inboxText(address)}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => again.mutate()} busy={again.isPending}>
          {again.isPending ? words.sending : words.sendAgain}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.toSignIn}
        </Button>
      </div>
    </>
  )
}
