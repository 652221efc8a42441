import { Controller, type UseFormReturn } from 'react-hook-form'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { words } from '../words.ts'
import { WeightInput } from './measure-input.tsx'
import type { ProfileFields } from './profile-fields.ts'

type Props = {
  form: UseFormReturn<ProfileFields>
  name: 'weight' | 'targetWeight'
  /** Changes when the form is refilled. */
  filled: number
  units: UnitSystem
  hint?: string
}

/** A weight of the profile. */
export function WeightField({ form, name, filled, units, hint }: Props) {
  return (
    <Field label={words[name]} error={form.formState.errors[name]?.message} hint={hint}>
      {(ids) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <WeightInput
              key={`${units}-${filled}`}
              ids={ids}
              units={units}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </Field>
  )
}
