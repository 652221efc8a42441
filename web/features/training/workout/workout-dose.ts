import type { Prescribed } from '#contract/training/workouts.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatSpan, formatWay } from '#web/ui/measures/interval.ts'
import { words } from '../words.ts'

type Dosed = Pick<Prescribed, 'sets' | 'reps' | 'seconds' | 'metres' | 'perSide'>

/** The dose of an exercise: '3 × 10', '40 s', '4 × 400 m'. */
export function doseOf({ sets, reps, seconds, metres, perSide }: Dosed, unit: LengthUnit = 'km'): string {
  const each = eachOf({ reps, seconds: perSide && reps === null ? seconds / 2 : seconds, metres }, unit)
  if (sets > 1) return words.times(formatNumber(sets), each)
  return reps !== null && metres === null ? words.reps(each, reps !== 1) : each
}

function eachOf({ reps, seconds, metres }: Pick<Dosed, 'reps' | 'seconds' | 'metres'>, unit: LengthUnit) {
  if (metres !== null) return formatWay(metres, unit)
  return reps === null ? formatSpan(Math.round(seconds)) : formatNumber(reps)
}

/** Seconds from which a rest is shown; shorter ones are the change between exercises. */
const shortestRest = 10

/** Rest, tempo and effort of an exercise, if it has them. */
export function detailsOf({
  restSeconds,
  tempo,
  rpe,
}: Pick<Prescribed, 'restSeconds' | 'tempo' | 'rpe'>): string[] {
  return [
    restSeconds >= shortestRest ? words.rest(formatSpan(restSeconds)) : '',
    tempo ? words.tempo(tempo) : '',
    rpe === null ? '' : words.rpe(formatNumber(rpe, 1)),
  ].filter(Boolean)
}
