import { nextSets } from '#contract/strength/progression/next-sets.ts'
import type { PlannedSet } from '#contract/strength/progression/rules.ts'
import type { RoutineExercise } from '#contract/strength/routines.ts'
import { formatSet, type WeightUnit } from '../weights.ts'
import { unknownStanding } from './routine-workout.ts'

/** '3 × 60 kg × 5', or sets that differ one by one; `+` for as many repetitions as possible. */
export function formatPlanned(sets: readonly PlannedSet[], unit: WeightUnit): string {
  const shown = sets.map((set) => formatSet(set, unit) + (set.open ? '+' : ''))
  return new Set(shown).size === 1 && shown.length > 1 ? `${shown.length} × ${shown[0]}` : shown.join(', ')
}

/** What an exercise's rule asks for next, without warm-ups. */
export const formatSets = (
  { rule, standing }: Pick<RoutineExercise, 'rule' | 'standing'>,
  unit: WeightUnit,
) => (rule ? formatPlanned(nextSets(rule, standing ?? unknownStanding), unit) : '')
