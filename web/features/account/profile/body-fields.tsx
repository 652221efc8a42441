import { Controller, type UseFormReturn } from 'react-hook-form'
import { activityLevels, motherhoods } from '#contract/account/profile.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { words } from '../words.ts'
import { HeightInput } from './measure-input.tsx'
import type { ProfileFields } from './profile-fields.ts'
import { WeightField } from './weight-field.tsx'

type Props = {
  form: UseFormReturn<ProfileFields>
  /** Changes when the form is refilled. */
  filled: number
  units: UnitSystem
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

const neither = 'neither'
const stages = [
  { value: neither, label: words.motherhoodNone },
  ...motherhoods.map((value) => ({ value, label: words.motherhoods[value] })),
] as const

/** The inputs of the energy figures. */
export function BodyFields({ form, filled, units }: Props) {
  const { register, control, setValue, watch } = form
  const { errors } = form.formState
  const isFemale = watch('sex') === 'female'
  return (
    <>
      <Field label={words.sex} error={errors.sex?.message}>
        {(ids) => (
          <Controller
            control={control}
            name="sex"
            render={({ field }) => (
              <Select
                {...ids}
                value={field.value}
                onChange={(sex) => {
                  field.onChange(sex)
                  if (sex !== 'female') setValue('motherhood', null, { shouldDirty: true })
                }}
                options={sexes}
              />
            )}
          />
        )}
      </Field>
      {isFemale ? (
        <Field label={words.motherhood} error={errors.motherhood?.message}>
          {(ids) => (
            <Controller
              control={control}
              name="motherhood"
              render={({ field }) => (
                <Select
                  {...ids}
                  value={field.value ?? neither}
                  onChange={(stage) => field.onChange(stage === neither ? null : stage)}
                  options={stages}
                />
              )}
            />
          )}
        </Field>
      ) : null}
      <Field label={words.birthDate} error={errors.birthDate?.message}>
        {(ids) => (
          <Input
            {...ids}
            {...register('birthDate')}
            type="date"
            min="1900-01-01"
            max={dayIn('UTC', new Date())}
            autoComplete="bday"
          />
        )}
      </Field>
      <WeightField form={form} name="weight" filled={filled} units={units} />
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
      <Field
        label={words.activityLevel}
        error={errors.activityLevel?.message}
        className={isFemale ? '' : 'sm:col-span-2'}
      >
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
    </>
  )
}
