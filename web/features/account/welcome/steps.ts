import { useLocation, useSearch } from 'wouter'
import { welcomePath } from '#web/features/access/sign-in/use-first-screen.ts'
import { type GoalAim, goalAims } from '#web/features/goals/use-goal-aims.ts'

const steps = ['units', 'body', 'aim', 'food', 'targets', 'meal'] as const
export type Step = (typeof steps)[number]

/**
 * The steps of this person, of whom `step` is open. Targets need an aim or body data (`canPropose`), which the first three
 * steps ask for.
 */
export function stepsOf(step: Step, canPropose: boolean): readonly Step[] {
  const mayPropose = canPropose || step === 'targets' || steps.indexOf(step) <= steps.indexOf('aim')
  return mayPropose ? steps : steps.filter((one) => one !== 'targets')
}
/** `pace`: kilograms a week, negative to lose. */
export type Choice = { aim: GoalAim | undefined; pace: number | undefined }

/** The step and the choices that are not in the profile stand in the address: Back and a reload keep them. */
export function useSteps() {
  const [, go] = useLocation()
  const { step, ...choice } = readAddress(useSearch())
  const open = (next: Step, changed: Partial<Choice> = {}) =>
    go(addressOf(next, { ...choice, ...changed }), { replace: next === step })
  return { step, choice, open }
}

export function readAddress(search: string): Choice & { step: Step } {
  const values = new URLSearchParams(search)
  const pace = Number(values.get('pace'))
  return {
    step: steps.find((one) => one === values.get('step')) ?? 'units',
    aim: goalAims.find((one) => one === values.get('aim')),
    pace: pace && Math.abs(pace) <= 2 ? pace : undefined,
  }
}

export function addressOf(step: Step, { aim, pace }: Choice): string {
  const values = new URLSearchParams({
    step,
    ...(aim && { aim }),
    ...(aim && pace !== undefined && { pace: String(pace) }),
  })
  return `${welcomePath}?${values}`
}
