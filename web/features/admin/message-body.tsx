import { useState } from 'react'
import type { ContactMessage } from '#contract/admin.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import type { useMessage } from './use-message.ts'
import { words } from './words.ts'

type Props = { message: ContactMessage } & ReturnType<typeof useMessage>

/** A message, the reply to it and the owner's note. */
export function MessageBody({ message, change, busy }: Props) {
  const [note, setNote] = useState(message.note ?? '')
  const isDone = message.state === 'done'
  const answer = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(words.answerSubject(message.subject))}`
  return (
    <div className="grid gap-5 px-4 pt-2 pb-5 sm:px-5">
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={answer} variant={isDone ? 'secondary' : 'primary'} size="sm">
          {words.answer}
        </LinkButton>
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          onClick={() => change({ state: isDone ? 'read' : 'done' })}
        >
          {isDone ? words.openAgain : words.markDone}
        </Button>
      </div>
      <form
        className="grid max-w-prose gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          change({ note })
        }}
      >
        <Field label={words.note} hint={words.noteHint}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {note === (message.note ?? '') ? null : (
          <Button type="submit" variant="secondary" size="sm" busy={busy} className="justify-self-start">
            {words.saveNote}
          </Button>
        )}
      </form>
    </div>
  )
}
