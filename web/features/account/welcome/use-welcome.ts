import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import type { Profile } from '#contract/account/profile.ts'
import type { Goals } from '#contract/goals.ts'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { useGoalProposal } from '#web/features/goals/use-goal-proposal.tsx'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import {
  changeOf,
  fieldsOf,
  type ProfileFields,
  profileNames,
  profileResolver,
} from '../profile/profile-fields.ts'
import { useChangeProfile } from '../profile/use-profile.ts'
import { unitsOfRegion } from './region-units.ts'
import { words } from './words.ts'

export type Aim = Goals['fitnessObjective']

/** The first screen: saves units and body data, proposes goals, then continues to the app. */
export function useWelcome(profile: Profile) {
  const [, go] = useLocation()
  const nextStep = useNextStep()
  const { end } = useFirstScreen()
  const change = useChangeProfile()
  const [units, setUnits] = useState(() =>
    profile.units === 'specified' ? unitsOfRegion(navigator.languages) : profile.units,
  )
  const [aim, setAim] = useState<Aim>()
  const [isShown, show] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const goals = useGoalProposal(units)
  const form = useForm<ProfileFields>({ resolver: profileResolver(units), defaultValues: fieldsOf(profile) })
  const { dirtyFields } = form.formState

  const leave = () => {
    end()
    go(nextStep.path(), { replace: true })
  }
  const tell = (error: unknown) => {
    if (isSignedOut(error)) return
    if (showFieldErrors(error, profileNames, form.setError)) return
    toast({ title: words.failed, description: errorText(error, words.tryAgain), variant: 'destructive' })
  }
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    units,
    setUnits,
    aim,
    setAim,
    isBusy,
    /** The proposed goals, and the buttons that end the screen. */
    shownGoals: isShown ? goals.shown : undefined,
    submit: form.handleSubmit((fields) =>
      during(async () => {
        const told = changeOf(fields, dirtyFields)
        const saved = await change.mutateAsync({ ...told, units })
        form.reset(fieldsOf(saved))
        const { weight, height, birthDate, sex, activityLevel } = saved
        const isKnown = weight || height || birthDate || activityLevel || sex !== 'unspecified'
        // Without body data the goals would not be personal.
        if (!isKnown && !aim) return leave()
        await goals.ask(aim)
        show(true)
        window.scrollTo(0, 0)
      }),
    ),
    take: () =>
      during(async () => {
        await goals.take()
        leave()
      }),
    back: () => show(false),
    leave,
  }
}
