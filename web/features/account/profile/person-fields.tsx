import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Profile } from '#contract/account/profile.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { words } from '../words.ts'
import { BodyFields } from './body-fields.tsx'
import type { ProfileFields } from './profile-fields.ts'
import { WeightField } from './weight-field.tsx'

type Props = {
  form: UseFormReturn<ProfileFields>
  /** Changes when the form is refilled. */
  filled: number
  profile: Profile
  emailAside: ReactNode
}

/** Name, address and the inputs of the energy figures. */
export function PersonFields({ form, filled, profile, emailAside }: Props) {
  const { register } = form
  const { errors } = form.formState
  const { units } = profile
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.firstName} error={errors.firstName?.message}>
        {(ids) => <Input {...ids} {...register('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label={words.lastName} error={errors.lastName?.message}>
        {(ids) => <Input {...ids} {...register('lastName')} autoComplete="family-name" />}
      </Field>
      <Field label={words.email} aside={emailAside} className="sm:col-span-2">
        {(ids) => (
          <Input {...ids} value={profile.email} readOnly type="email" className="bg-sunken text-ink-2" />
        )}
      </Field>
      <BodyFields form={form} filled={filled} units={units} />
      <WeightField form={form} name="targetWeight" filled={filled} units={units} />
      <p className="text-sm text-ink-3 sm:col-span-2">{words.bodyHint}</p>
    </div>
  )
}
