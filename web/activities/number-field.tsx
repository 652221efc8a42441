import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { ManualFields } from './use-manual-activity.ts'

type Name =
  | 'duration'
  | 'distance'
  | 'caloriesBurned'
  | 'avgHeartRate'
  | 'maxHeartRate'
  | 'elevation'
  | 'temperature'
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

/** An empty input is no figure, not zero. */
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
