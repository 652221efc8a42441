import type { UnitSystem } from '#contract/measures/units.ts'
import { kilogramsOf } from '#web/ui/forms/body-measures.ts'
import type { Aim } from './steps.ts'

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

/** Paces of an objective; empty for objectives other than weight. */
export function pacesOf(aim: Aim | undefined, units: UnitSystem): Pace[] {
  if (aim !== 'weight_loss' && aim !== 'muscle_gain') return []
  const sign = aim === 'weight_loss' ? -1 : 1
  const isImperial = units === 'imperial'
  return offered[aim][isImperial ? 'imperial' : 'metric'].map((shown) => ({
    shown,
    kilograms: sign * (isImperial ? kilogramsOf(shown) : shown),
  }))
}
