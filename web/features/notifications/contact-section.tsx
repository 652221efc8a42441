import { CircleCheck } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { NotificationSettings } from '#contract/notifications.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Section } from '#web/ui/section.tsx'
import { ConfirmContact } from './confirm-contact.tsx'
import type { SettingsFields } from './use-settings-form.ts'
import { obstacleTo } from './waiting.ts'
import { words } from './words.ts'

type Props = {
  form: UseFormReturn<SettingsFields>
  /** The id of the form that the two inputs belong to; each confirmation is a form of its own. */
  formId: string
  settings: NotificationSettings
  codesSent: number
}

/** Addresses for emails and texts, and the steps missing before they can be used. */
export function ContactSection({ form, formId, settings, codesSent }: Props) {
  const [email, phoneNumber] = useWatch({ control: form.control, name: ['email', 'phoneNumber'] })
  const { errors } = form.formState
  const { user } = useUser()
  const emailKept = email === settings.email
  const phoneKept = phoneNumber === settings.phoneNumber
  // Without outgoing mail an address counts before its owner has confirmed it.
  const isVerified = user?.emailVerified || email !== user?.email
  const atEmail = emailKept ? obstacleTo('email', settings) : undefined
  const atPhone = phoneKept ? obstacleTo('sms', settings) : undefined
  return (
    <Section title={words.contactTitle} lead={words.contactLead}>
      <div className="grid gap-4">
        <Field
          label={words.email}
          error={errors.email?.message}
          hint={atEmail === 'unreachable' ? words.noAddress : undefined}
          aside={emailKept && email && settings.emailConfirmed && isVerified ? <Confirmed /> : undefined}
        >
          {(ids) => (
            <Input
              {...ids}
              {...form.register('email')}
              form={formId}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
            />
          )}
        </Field>
        {atEmail === 'unconfirmed' ? (
          <ConfirmContact
            key={`${settings.email} ${codesSent}`}
            channel="email"
            address={settings.email}
            codesSent={codesSent}
          />
        ) : null}
        <Field
          label={words.phone}
          error={errors.phoneNumber?.message}
          hint={atPhone === 'unreachable' ? words.noNumber : words.phoneHint}
          aside={phoneKept && phoneNumber && settings.phoneConfirmed ? <Confirmed /> : undefined}
        >
          {(ids) => (
            <Input
              {...ids}
              {...form.register('phoneNumber')}
              form={formId}
              type="tel"
              autoComplete="tel"
              maxLength={40}
            />
          )}
        </Field>
        {atPhone === 'unconfirmed' ? (
          <ConfirmContact
            key={`${settings.phoneNumber} ${codesSent}`}
            channel="sms"
            address={settings.phoneNumber}
            codesSent={atEmail === 'unconfirmed' ? 0 : codesSent}
          />
        ) : null}
      </div>
    </Section>
  )
}

function Confirmed() {
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium text-herb">
      <CircleCheck className="size-4" aria-hidden="true" />
      {words.confirmed}
    </span>
  )
}
