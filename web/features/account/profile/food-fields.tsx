import { type Control, Controller } from 'react-hook-form'
import { allergies, dietaryPreferences } from '#contract/account/profile.ts'
import { ChipChoices } from '#web/ui/forms/chip-choices.tsx'
import { words } from '../words.ts'
import type { ProfileFields } from './profile-fields.ts'

/** Diet and allergies, which everything that proposes food obeys. */
export function FoodFields({ control }: { control: Control<ProfileFields> }) {
  return (
    <>
      <Controller
        control={control}
        name="dietaryPreferences"
        render={({ field }) => (
          <ChipChoices
            label={words.dietaryPreferences}
            hint={words.dietaryPreferencesHint}
            options={dietaryPreferences}
            names={words.diets}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="allergies"
        render={({ field }) => (
          <ChipChoices
            label={words.allergies}
            hint={words.allergiesHint}
            options={allergies}
            names={words.allergens}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  )
}
