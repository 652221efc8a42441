import type { Prescribed, WorkoutBlock } from '#contract/training/workouts.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatSpan, formatWay } from '#web/ui/measures/interval.ts'
import { detailsOf } from '../../workout/workout-dose.ts'
import { words } from '../words.ts'

/** Of one set: '12 reps each side', '800 m', '45 s'. */
export function amountOf(
  { reps, metres, seconds, perSide }: Pick<Prescribed, 'reps' | 'metres' | 'seconds' | 'perSide'>,
  unit: LengthUnit,
): string {
  const amount =
    reps !== null
      ? words.reps(formatNumber(reps))
      : metres !== null
        ? formatWay(metres, unit)
        : formatSpan(Math.round(perSide ? seconds / 2 : seconds))
  return perSide ? `${amount} ${words.eachSide}` : amount
}

/** A line about an exercise: '3 × 12 reps · rest 1:15 · effort 7 of 10'. */
export function lineOf(one: Prescribed, unit: LengthUnit): string {
  const amount = amountOf(one, unit)
  return words.facts([
    one.sets > 1 ? words.setsOf(formatNumber(one.sets), amount) : amount,
    ...detailsOf(one),
  ])
}

/** '3 rounds · 1:30 between rounds'; nothing where there is one round. */
export function roundsOf({ rounds, restBetweenRounds }: WorkoutBlock): string {
  if (rounds < 2) return ''
  const count = words.rounds(formatNumber(rounds))
  return restBetweenRounds > 0
    ? words.facts([count, words.restBetween(formatSpan(restBetweenRounds))])
    : count
}
