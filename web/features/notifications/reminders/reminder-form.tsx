import type { ReactNode } from 'react'
import { type ReminderSchedule, reminderMeals } from '#contract/notifications.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { ReminderLine } from './reminder-line.tsx'
import { useReminderForm } from './use-reminder-form.ts'

type Props = {
  schedule: ReminderSchedule & { saved: boolean }
  zone: string
  /** Whether reminders of meals are switched off. */
  mealsOff: boolean
}

export function ReminderForm({ schedule, zone, mealsOff }: Props) {
  const { form, submit, busy } = useReminderForm(schedule, zone)
  const otherZone = schedule.saved && schedule.timezone !== zone
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ul className="divide-y divide-line">
        {reminderMeals.map((meal) => (
          <ReminderLine key={meal} form={form} meal={meal} zone={zone} />
        ))}
      </ul>
      <div className="grid gap-2 text-sm text-ink-2">
        {otherZone ? null : <p>{words.zone(shown(zone))}</p>}
        {schedule.saved ? null : <p>{words.notSavedYet}</p>}
        {otherZone ? <Warning>{words.otherZone(shown(schedule.timezone), shown(zone))}</Warning> : null}
        {mealsOff ? <Warning>{words.mealsOff}</Warning> : null}
      </div>
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? words.saving : words.saveSchedule}
      </Button>
    </form>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-amber-soft px-4 py-3 text-[0.9375rem] text-ink">{children}</p>
}

/** `America/New York`. */
function shown(zone: string): string {
  return zone.replaceAll('_', ' ')
}
