import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import type { WorkoutWish } from './use-generate-workout.ts'

/** Minutes of the preset buttons. */
const usual = [15, 20, 30, 45, 60] as const

/** Duration of the workout, typed or by a preset button. */
export function DurationField({ form }: { form: UseFormReturn<WorkoutWish> }) {
  const chosen = useWatch({ control: form.control, name: 'duration' })
  const take = (minutes: number) =>
    form.setValue('duration', minutes, { shouldDirty: true, shouldValidate: true })
  return (
    <Field label={words.duration} error={form.formState.errors.duration?.message}>
      {(ids) => (
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          <Input
            {...ids}
            {...form.register('duration', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={5}
            max={120}
            step={5}
            suffix={words.minutes}
            className="w-36"
          />
          <fieldset aria-label={words.usual} className="flex">
            {usual.map((minutes) => (
              <button
                key={minutes}
                type="button"
                aria-pressed={chosen === minutes}
                aria-label={words.minutesOf(formatNumber(minutes))}
                onClick={() => take(minutes)}
                className="size-11 rounded-full font-medium text-ink-2 tabular-nums transition-colors duration-150 hover:bg-sunken hover:text-ink aria-pressed:text-herb"
              >
                {formatNumber(minutes)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </Field>
  )
}
