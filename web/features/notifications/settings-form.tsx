import { ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { messageTimes, type NotificationSettings } from '#contract/notifications.ts'
import { useConfig } from '#web/http/use-config.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatClock } from '#web/ui/measures/format.ts'
import { Section } from '#web/ui/section.tsx'
import { ContactSection } from './contact-section.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { useSettingsForm } from './use-settings-form.ts'
import { words } from './words.ts'

const kinds = ['workoutReminders', 'mealReminders', 'progressUpdates', 'marketingEmails'] as const

const {
  workout_morning: morning,
  workout_evening: evening,
  weekly_progress: weekly,
  milestones,
} = messageTimes
const hints = {
  workoutReminders: words.workoutHint(formatClock(morning), formatClock(evening)),
  mealReminders: words.mealHint,
  progressUpdates: words.progressHint(
    formatClock(weekly),
    formatClock(milestones.from),
    formatClock(milestones.to),
  ),
  marketingEmails: words.marketingHint,
}

/** Addresses, channels and topics of notifications. */
export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const formId = useId()
  const { form, submit, busy, codesSent } = useSettingsForm(settings)
  const { channels } = settings
  const config = useConfig()
  return (
    <div className="grid grid-cols-1 gap-5">
      <ContactSection form={form} formId={formId} settings={settings} codesSent={codesSent} />
      <Section title={words.methodsTitle} lead={words.methodsLead}>
        <div className="grid gap-3">
          <SettingSwitch
            form={form}
            name="emailNotifications"
            label={words.emailMethod}
            hint={config?.mail === false ? words.emailKept : words.emailMethodHint}
            away={channels.email ? undefined : words.emailAway}
          />
          <SettingSwitch
            form={form}
            name="smsNotifications"
            label={words.smsMethod}
            hint={words.smsMethodHint}
            away={channels.sms ? undefined : words.smsAway}
          />
        </div>
      </Section>
      <Section
        title={words.typesTitle}
        lead={words.typesLead(formatClock(milestones.to), formatClock(morning))}
      >
        <div className="grid gap-3">
          {kinds.map((name) => (
            <SettingSwitch
              key={name}
              form={form}
              name={name}
              label={words.switches[name]}
              hint={hints[name]}
            />
          ))}
        </div>
      </Section>
      <aside
        aria-label={words.privacyTitle}
        className="flex gap-3 rounded-md bg-herb-soft px-4 py-3.5 text-[0.9375rem]"
      >
        <ShieldCheck className="mt-0.5 size-5 shrink-0 text-herb" strokeWidth={1.75} aria-hidden="true" />
        <p>{words.privacy}</p>
      </aside>
      <form id={formId} noValidate onSubmit={submit}>
        <Button type="submit" busy={busy} className="w-full sm:w-auto">
          {busy ? words.saving : words.save}
        </Button>
      </form>
    </div>
  )
}
