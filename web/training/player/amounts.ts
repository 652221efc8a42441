import type { Prescribed, WorkoutBlock } from '#contract/workouts.ts'
import { formatClock, formatDistance, type LengthUnit } from '#web/ui/distance.ts'
import { formatNumber } from '#web/ui/format.ts'
import { words } from './words.ts'

/** '45 s', '2:30', '1:05:00'. */
export function formatSeconds(seconds: number): string {
  return seconds < 60 ? `${formatNumber(seconds)} ${words.seconds}` : formatClock(seconds)
}

/** What a way is measured in: short ones in metres, as tracks are; the rest in the person's unit. */
export function formatWay(metres: number, unit: LengthUnit): string {
  return metres < 2000 ? `${formatNumber(metres)} m` : formatDistance(metres / 1000, unit, 1)
}

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
        : formatSeconds(perSide ? seconds / 2 : seconds)
  return perSide ? `${amount} ${words.eachSide}` : amount
}

/** A line about an exercise: '3 × 12 reps · rest 1:00 · RPE 7'. */
export function lineOf(one: Prescribed, unit: LengthUnit): string {
  const amount = amountOf(one, unit)
  return words.facts([
    one.sets > 1 ? words.setsOf(formatNumber(one.sets), amount) : amount,
    ...(one.restSeconds > 0 ? [words.restOf(formatSeconds(one.restSeconds))] : []),
    ...(one.tempo ? [words.tempo(one.tempo)] : []),
    ...(one.rpe ? [words.rpe(formatNumber(one.rpe, 1))] : []),
  ])
}

/** '3 rounds · 1:30 between rounds'; nothing where there is one round. */
export function roundsOf({ rounds, restBetweenRounds }: WorkoutBlock): string {
  if (rounds < 2) return ''
  const count = words.rounds(formatNumber(rounds))
  return restBetweenRounds > 0
    ? words.facts([count, words.restBetween(formatSeconds(restBetweenRounds))])
    : count
}
