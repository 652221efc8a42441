import { useSyncExternalStore } from 'react'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { words } from '../about/about-words.ts'
import { MailLink } from './mail-link.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const { outcome, refusals, send } = useContactForm()
  // Submitted before hydration, the form would put the typed values into the address.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 sm:grid-cols-2">
      <Field label={words.name} error={refusals.name}>
        {(ids) => <Input {...ids} name="name" required autoComplete="name" maxLength={120} />}
      </Field>
      <Field label={words.email} error={refusals.email}>
        {(ids) => (
          <Input
            {...ids}
            name="email"
            required
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
          />
        )}
      </Field>
      <Field label={words.subject} error={refusals.subject} className="sm:col-span-2">
        {(ids) => <Input {...ids} name="subject" required maxLength={200} />}
      </Field>
      <Field label={words.message} error={refusals.message} className="sm:col-span-2">
        {(ids) => <TextArea {...ids} name="message" required rows={6} maxLength={5000} />}
      </Field>
      {/* Honeypot: hidden from users, filled in by bots. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="sm:col-span-2">
        <Outcome outcome={outcome} />
        <Button type="submit" size="lg" disabled={!isHydrated} busy={outcome === 'sending'}>
          {outcome === 'sending' ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

function Outcome({ outcome }: { outcome: ReturnType<typeof useContactForm>['outcome'] }) {
  if (outcome === 'sent')
    return (
      <Notice tone="good" title={words.sentTitle}>
        {words.sentText}
      </Notice>
    )
  if (outcome !== 'failed' && outcome !== 'too-many') return null
  return (
    <Notice tone="bad" title={words.failedTitle}>
      {outcome === 'failed' ? (
        <MailLink before={words.failedText} instead={words.tryAgain} />
      ) : (
        <>
          {words.tooMany} <MailLink before={words.writeTo} />
        </>
      )}
    </Notice>
  )
}
