import type { UnitSystem } from '#contract/measures/units.ts'
import type { GoalAim } from '#web/features/goals/use-goal-aims.ts'
import { kilogramsOf } from '#web/ui/forms/body-measures.ts'

/** Selectable paces a week: kilograms, and pounds for imperial units. */
const offered = {
  weight_loss: { metric: [0.25, 0.5, 0.75], imperial: [0.5, 1, 1.5] },
  muscle_gain: { metric: [0.1, 0.2, 0.3], imperial: [0.25, 0.5, 0.75] },
} as const

export type Pace = {
  /** Kilograms a week, negative to lose. */
  kilograms: number
  /** The amount in the shown unit, unsigned. */
  shown: number
}

export const isAboutWeight = (aim: GoalAim | undefined): aim is keyof typeof offered =>
  aim === 'weight_loss' || aim === 'muscle_gain'

/** Paces of an aim; empty for those that do not change the weight. */
export function pacesOf(aim: GoalAim | undefined, units: UnitSystem): Pace[] {
  if (!isAboutWeight(aim)) return []
  const sign = aim === 'weight_loss' ? -1 : 1
  const isImperial = units === 'imperial'
  return offered[aim][isImperial ? 'imperial' : 'metric'].map((shown) => ({
    shown,
    kilograms: sign * (isImperial ? kilogramsOf(shown) : shown),
  }))
}
