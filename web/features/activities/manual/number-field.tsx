import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { MeasureInput } from '#web/ui/forms/measure-input.tsx'
import type { Measure } from '#web/ui/measures/measures.ts'
import type { ManualFields } from './use-manual-activity.ts'

type Name = 'duration' | 'caloriesBurned' | 'avgHeartRate' | 'maxHeartRate'
type Props = {
  form: UseFormReturn<ManualFields>
  name: Name
  label: string
  suffix: string
  step?: number
  max?: number
  hint?: ReactNode
  aside?: ReactNode
  optional?: boolean
  className?: string
}

/** An empty input is undefined, not zero. */
const figure = (typed: string) => (typed === '' ? undefined : Number(typed))

export function NumberField({
  form,
  name,
  label,
  suffix,
  step,
  max,
  hint,
  aside,
  optional,
  className,
}: Props) {
  const error = form.formState.errors[name]?.message
  return (
    <Field label={label} error={error} hint={hint} aside={aside} optional={optional} className={className}>
      {(ids) => (
        <Input
          {...ids}
          {...form.register(name, { setValueAs: figure })}
          type="number"
          inputMode="decimal"
          step={step ?? 'any'}
          max={max}
          suffix={suffix}
        />
      )}
    </Field>
  )
}

type MeasureProps = Pick<Props, 'form' | 'label' | 'step' | 'hint' | 'optional'> & {
  name: 'distance' | 'elevation' | 'temperature'
  measure: Measure
}

/** A number in the user's unit, stored in the metric unit. */
export function MeasureField({ form, name, label, measure, step, hint, optional }: MeasureProps) {
  const error = measure.refusal(form.formState.errors[name]?.message)
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(ids) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { ref, value, onChange } }) => (
            <MeasureInput
              {...ids}
              ref={ref}
              measure={measure}
              step={step}
              value={value}
              onChange={onChange}
            />
          )}
        />
      )}
    </Field>
  )
}
