import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { WeightUnit } from '../../weights.ts'
import type { LiveExercise, LiveSet } from '../live-workout.ts'

export type SetRowProps = {
  exercise: LiveExercise
  at: number
  unit: WeightUnit
  formula: MaxFormula
  barbell: boolean
  /** The row shows its buttons, plates, effort and note. */
  active: boolean
  problem: string | undefined
  onActivate: () => void
  onChange: (change: Partial<LiveSet>) => void
  onDone: () => void
  onUndone: () => void
  onRemove: () => void
}
