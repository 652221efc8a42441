import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import type { Profile } from '#contract/account/profile.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { ChipInput } from '#web/ui/forms/chip-input.tsx'
import { words } from '../words.ts'
import { FoodFields } from './food-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

type Props = { profile: Profile; emailAside: ReactNode }

export function ProfileForm({ profile, emailAside }: Props) {
  const { form, submit, filled, isDirty, busy } = useProfileForm(profile, profile.units)
  const { control, formState } = form
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <PersonFields form={form} filled={filled} profile={profile} emailAside={emailAside} />
      <Controller
        control={control}
        name="fitnessGoals"
        render={({ field }) => (
          <ChipInput
            label={words.fitnessGoals}
            hint={words.fitnessGoalsHint}
            error={formState.errors.fitnessGoals?.message}
            placeholder={words.fitnessGoalsExample}
            suggestions={words.goalSuggestions}
            value={field.value}
            onChange={field.onChange}
            longest={60}
            most={20}
          />
        )}
      />
      <FoodFields control={control} />
      <Button
        type="submit"
        busy={busy}
        disabled={!isDirty}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {busy ? words.saving : words.saveProfile}
      </Button>
    </form>
  )
}
