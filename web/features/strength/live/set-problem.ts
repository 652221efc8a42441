import { mostKilograms, mostReps } from '#contract/strength/strength.ts'
import { words } from '../words.ts'
import { isComplete, type LiveExercise, valuesOf } from './session.ts'

/** Seconds of the longest set. */
const mostSeconds = 86_400
const isWhole = (value: number | null, most: number) =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most)

/** Why a row cannot be done as it is; undefined when it can. */
export function setProblem(exercise: LiveExercise, at: number): string | undefined {
  const values = valuesOf(exercise, at)
  const { weight, reps, seconds } = values
  if (weight !== null && !(weight > 0 && weight <= mostKilograms)) return words.wrongWeight
  if (!isWhole(reps, mostReps)) return words.wrongReps
  if (!isWhole(seconds, mostSeconds)) return words.wrongSeconds
  if (!isComplete(values)) return exercise.timed ? words.incompleteTimed : words.incomplete
  return undefined
}
