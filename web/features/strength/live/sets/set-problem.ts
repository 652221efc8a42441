import { mostKilograms, mostReps } from '#contract/strength/sets.ts'
import { words } from '../../words.ts'
import { isComplete, type LiveExercise, valuesOf } from '../live-workout.ts'

/** The longest and farthest set. */
const mostSeconds = 86_400
const mostMetres = 500_000
const isWhole = (value: number | null, most: number) =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most)

/** Why a row cannot be done as it is; undefined when it can. */
export function setProblem(exercise: LiveExercise, at: number): string | undefined {
  const values = valuesOf(exercise, at)
  const { kilograms, reps, seconds, metres } = values
  if (kilograms !== null && !(kilograms > 0 && kilograms <= mostKilograms)) return words.wrongWeight
  if (!isWhole(reps, mostReps)) return words.wrongReps
  if (!isWhole(seconds, mostSeconds)) return words.wrongSeconds
  if (metres !== null && !(metres > 0 && metres <= mostMetres)) return words.wrongMetres
  if (!isComplete(values)) return words.incomplete[exercise.counts]
  return undefined
}
