import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import type { Profile } from '#contract/account/profile.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useFirstScreen } from '#web/features/access/sign-in/use-first-screen.ts'
import { useGoalProposal } from '#web/features/goals/use-goal-proposal.tsx'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { isSignedOut } from '#web/http/api-error.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import {
  changeOf,
  fieldsOf,
  type ProfileFields,
  type ProfileName,
  profileNames,
  profileResolver,
} from '../profile/profile-fields.ts'
import { useChangeProfile } from '../profile/use-profile.ts'
import { isAboutWeight } from './paces.ts'
import { type Choice, stepsOf, useSteps } from './steps.ts'
import { words } from './words.ts'

/** Regions with miles and pounds: United States, Liberia and Myanmar. */
const imperialRegions = new Set(['US', 'LR', 'MM'])

/** Default units of the browser's first region; a language without a region counts as its most likely one. */
export function unitsOfRegion(languages: readonly string[]): Exclude<UnitSystem, 'specified'> {
  const locales = languages.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)]
    } catch {
      return []
    }
  })
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region
  return region && imperialRegions.has(region) ? 'imperial' : 'metric'
}

/** Steps after registration; each is saved on leaving and can be skipped. */
export function useWelcome(profile: Profile) {
  const [, go] = useLocation()
  const nextStep = useNextStep()
  const { end } = useFirstScreen()
  const change = useChangeProfile()
  const { step, choice, open } = useSteps()
  const [units, setUnits] = useState(() =>
    profile.units === 'specified' ? unitsOfRegion(navigator.languages) : profile.units,
  )
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const goals = useGoalProposal(units)
  const form = useForm<ProfileFields>({ resolver: profileResolver(units), defaultValues: fieldsOf(profile) })
  const { dirtyFields } = form.formState

  const leave = () => {
    end()
    go(nextStep.path(), { replace: true })
  }
  const tell = (error: unknown) => {
    if (showFieldErrors(error, profileNames, form.setError)) return
    toastRefusal(error, words.failed)
  }
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }
  /** Without body data and objective the goals would not be personal. */
  const canPropose = ({ aim }: Choice) => aim !== undefined || isKnown(profile)
  const steps = stepsOf(step, canPropose(choice))
  const at = steps.indexOf(step)
  const next = () => open(steps[at + 1]!)

  /** Whether the target weight lies where the aim leads; says otherwise beside it. */
  const leadsToTarget = () => {
    const target = form.getValues('targetWeight')
    if (target === null || profile.weight === null || !isAboutWeight(choice.aim)) return true
    const isLoss = choice.aim === 'weight_loss'
    if (isLoss ? target < profile.weight : target > profile.weight) return true
    form.setError('targetWeight', { message: isLoss ? words.targetAbove : words.targetBelow })
    return false
  }
  /** Saves the fields of a step; what a skipped step has typed is left alone. */
  const save = (names: ProfileName[]) => (event: FormEvent) => {
    event.preventDefault()
    void during(async () => {
      if (!(await form.trigger(names, { shouldFocus: true }))) return
      if (names.includes('targetWeight') && !leadsToTarget()) return
      const own = names.filter((name) => dirtyFields[name])
      if (own.length) {
        const changed = changeOf(form.getValues(), Object.fromEntries(own.map((name) => [name, true])))
        // Units are sent again: after a skipped step, values were typed in the shown units.
        const saved = await change.mutateAsync({ ...changed, units })
        form.reset(fieldsOf(saved))
      }
      next()
    })
  }

  return {
    step,
    /** The steps that this person has, and the open one's place among them. */
    steps,
    at,
    choice,
    form,
    units,
    setUnits,
    isBusy,
    next,
    back: () => open(steps[at - 1]!),
    leave,
    /** Chosen on the objective's step, which stays open. */
    choose: (chosen: Choice) => open('aim', chosen),
    saveUnits: () =>
      during(async () => {
        await change.mutateAsync({ units })
        next()
      }),
    saveBody: save(['sex', 'motherhood', 'birthDate', 'weight', 'height', 'activityLevel']),
    saveAim: save(isAboutWeight(choice.aim) ? ['targetWeight'] : []),
    saveFood: save(['dietaryPreferences', 'allergies']),
    propose() {
      setFailed(false)
      const targetWeight = isAboutWeight(choice.aim) ? profile.targetWeight : null
      goals.ask({ ...choice, targetWeight }).catch((error: unknown) => isSignedOut(error) || setFailed(true))
    },
    /** Shows the proposed targets with the given buttons. */
    proposal: hasFailed ? ('failed' as const) : goals.isProposed ? goals.shown : ('asking' as const),
    take: () =>
      during(async () => {
        await goals.take()
        next()
      }),
  }
}
export type Welcome = ReturnType<typeof useWelcome>

const isKnown = ({ weight, height, birthDate, activityLevel, sex }: Profile) =>
  Boolean(weight || height || birthDate || activityLevel || sex !== 'unspecified')
