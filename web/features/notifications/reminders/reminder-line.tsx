import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { clockTime, type ReminderMeal } from '#contract/notifications.ts'
import { Input } from '#web/ui/forms/input.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { formatClock, formatDay, formatTime } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { skippedAt } from './skipped-time.ts'
import type { ReminderFields } from './use-reminder-form.ts'

type Props = { form: UseFormReturn<ReminderFields>; meal: ReminderMeal; zone: string }

/** A meal's reminder: name, time and switch. */
export function ReminderLine({ form, meal, zone }: Props) {
  const { on, time } = useWatch({ control: form.control, name: meal })
  const error = form.formState.errors[meal]?.time?.message
  const name = words.meals[meal]
  const id = `reminder-${meal}`
  const note = on ? noteOn(time, zone) : undefined
  const described = [error ? `${id}-error` : '', note ? `${id}-note` : ''].filter(Boolean).join(' ')
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3 sm:gap-4">
        <label htmlFor={id} className="min-w-0 flex-1 font-medium">
          {name}
        </label>
        <Input
          {...form.register(`${meal}.time`)}
          id={id}
          type="time"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          disabled={!on}
          className="max-w-36 tabular-nums"
        />
        <Controller
          control={form.control}
          name={`${meal}.on`}
          render={({ field }) => (
            <Switch aria-label={words.remind(name)} checked={field.value} onChange={field.onChange} />
          )}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-tomato">
          {error}
        </p>
      ) : null}
      {note ? (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-2">
          {note}
        </p>
      ) : null}
    </li>
  )
}

function noteOn(time: string, zone: string): string | undefined {
  if (!clockTime.safeParse(time).success) return undefined
  const instead = skippedAt(time, zone, new Date())?.toISOString()
  if (!instead) return undefined
  return words.skipped(formatDay(instead, 'long', zone), formatClock(time), formatTime(instead, zone))
}
