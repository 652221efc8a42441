import { exerciseAt, type Step } from '#contract/training/workout-steps.ts'
import type { Workout } from '#contract/training/workouts.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { amountOf } from './amounts.ts'

/** 'Set 2 of 3 · Round 1 of 4'; empty for a single set and round. */
export function placeOf(workout: Pick<Workout, 'blocks'>, step: Step): string {
  const { sets } = exerciseAt(workout, step)
  const { rounds } = workout.blocks[step.block]!
  return words.facts([
    ...(sets > 1 ? [words.set(formatNumber(step.set + 1), formatNumber(sets))] : []),
    ...(rounds > 1 ? [words.round(formatNumber(step.round + 1), formatNumber(rounds))] : []),
  ])
}

/** The next work step after step `at`, with its amount. */
export function nextUp(
  workout: Pick<Workout, 'blocks'>,
  steps: readonly Step[],
  at: number,
  unit: LengthUnit,
): { name: string; amount: string } | undefined {
  const next = steps.slice(at + 1).find(({ kind }) => kind === 'work')
  if (!next) return undefined
  const one = exerciseAt(workout, next)
  return { name: one.name, amount: amountOf(one, unit) }
}

/** Planned seconds before step `at`, and in total. */
export function plannedUntil(steps: readonly Step[], at: number) {
  const sum = (some: readonly Step[]) => some.reduce((seconds, step) => seconds + step.seconds, 0)
  return { before: sum(steps.slice(0, at)), total: sum(steps) }
}
