import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { activityLevels, type Profile } from '#contract/profile.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { HeightInput, WeightInput } from './measure-input.tsx'
import type { ProfileFields } from './profile-fields.ts'
import { words } from './words.ts'

type Props = {
  form: UseFormReturn<ProfileFields>
  /** Which filling of the form this is. */
  filled: number
  profile: Profile
  emailAside: ReactNode
}

const sexes = (['unspecified', 'female', 'male'] as const).map((value) => ({
  value,
  label: words.sexes[value],
}))
const notSaid = 'not_said'
const levels = [
  { value: notSaid, label: words.activityLevelNotSaid },
  ...activityLevels.map((value) => ({ value, label: words.activityLevels[value] })),
] as const

/** Name, address, and what the energy figures are counted from. */
export function PersonFields({ form, filled, profile, emailAside }: Props) {
  const { register, control } = form
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
      <Field label={words.sex} error={errors.sex?.message}>
        {(ids) => (
          <Controller
            control={control}
            name="sex"
            render={({ field }) => (
              <Select {...ids} value={field.value} onChange={field.onChange} options={sexes} />
            )}
          />
        )}
      </Field>
      <Field label={words.birthDate} error={errors.birthDate?.message}>
        {(ids) => (
          <Input {...ids} {...register('birthDate')} type="date" min="1900-01-01" autoComplete="bday" />
        )}
      </Field>
      <Field label={words.weight} error={errors.weight?.message}>
        {(ids) => (
          <Controller
            control={control}
            name="weight"
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
      <Field label={words.height} error={errors.height?.message}>
        {(ids) => (
          <Controller
            control={control}
            name="height"
            render={({ field }) => (
              <HeightInput
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
      <Field label={words.activityLevel} error={errors.activityLevel?.message} className="sm:col-span-2">
        {(ids) => (
          <Controller
            control={control}
            name="activityLevel"
            render={({ field }) => (
              <Select
                {...ids}
                value={field.value ?? notSaid}
                onChange={(level) => field.onChange(level === notSaid ? null : level)}
                options={levels}
              />
            )}
          />
        )}
      </Field>
      <p className="text-sm text-ink-3 sm:col-span-2">{words.bodyHint}</p>
    </div>
  )
}
