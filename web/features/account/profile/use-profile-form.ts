import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Profile } from '#contract/account/profile.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { errorText } from '#web/http/api-error.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import { changeOf, fieldsOf, type ProfileFields, profileNames, profileResolver } from './profile-fields.ts'
import { useChangeProfile } from './use-profile.ts'

/** The profile form; refilled from `loaded` while the user has not edited it. */
export function useProfileForm(loaded: Profile, units: UnitSystem) {
  const change = useChangeProfile()
  /** `times` counts the refills, so that inputs with a text of their own reset. */
  const [filled, setFilled] = useState({ from: loaded, times: 0 })
  const form = useForm<ProfileFields>({ resolver: profileResolver(units), defaultValues: fieldsOf(loaded) })
  const { isDirty, dirtyFields } = form.formState
  useEffect(() => {
    if (isDirty || filled.from === loaded) return
    form.reset(fieldsOf(loaded))
    setFilled({ from: loaded, times: filled.times + 1 })
  }, [loaded, isDirty, filled, form])

  const refused = Object.keys(form.formState.errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: refusals are worded again in the new units
  useEffect(() => {
    if (refused) void form.trigger()
  }, [units])

  const submit = form.handleSubmit((fields) =>
    change.mutate(changeOf(fields, dirtyFields), {
      onSuccess(profile) {
        form.reset(fieldsOf(profile))
        toast({ title: words.profileSaved, description: words.profileSavedText })
      },
      onError(error) {
        const beside = showFieldErrors(error, profileNames, form.setError)
        toastRefusal(error, words.updateFailed, beside ? words.seeFields : errorText(error))
      },
    }),
  )
  return { form, submit, filled: filled.times, isDirty, busy: change.isPending }
}
