import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { workoutRequest } from '#contract/training/workouts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import type { WorkoutWish } from './use-generate-workout.ts'

/** Minutes of the preset buttons. */
const usual = [15, 20, 30, 45, 60] as const
const minutes = { ...boundsOf(workoutRequest.shape.duration), whole: true }

/** Duration of the workout, typed or by a preset button. */
export function DurationField({ form }: { form: UseFormReturn<WorkoutWish> }) {
  const chosen = useWatch({ control: form.control, name: 'duration' })
  const take = (length: number) =>
    form.setValue('duration', length, { shouldDirty: true, shouldValidate: true })
  return (
    <Field label={words.duration} error={form.formState.errors.duration?.message}>
      {(ids) => (
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          <Controller
            control={form.control}
            name="duration"
            render={({ field }) => (
              <NumberInput
                {...ids}
                {...field}
                bounds={minutes}
                step={5}
                suffix={words.minutes}
                className="w-36"
              />
            )}
          />
          <fieldset aria-label={words.usual} className="flex">
            {usual.map((length) => (
              <button
                key={length}
                type="button"
                aria-pressed={chosen === length}
                aria-label={words.minutesOf(formatNumber(length))}
                onClick={() => take(length)}
                className="size-11 rounded-full font-medium text-ink-2 tabular-nums transition-colors duration-150 hover:bg-sunken hover:text-ink aria-pressed:text-herb"
              >
                {formatNumber(length)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </Field>
  )
}
