import { formatClock, formatDistance, formatDuration, type LengthUnit } from './distance.ts'
import { formatNumber } from './format.ts'
import { words as units } from './unit-words.ts'

const metresPerYard = 0.9144

/** A planned time: '45 s', from two minutes on '2:30' or '5 min'. */
export function formatSpan(seconds: number): string {
  if (seconds < 120 && seconds !== 60) return `${formatNumber(seconds)} ${units.seconds}`
  return seconds % 60 ? formatClock(seconds) : formatDuration(seconds)
}

/** A planned distance: below 2 km as on tracks, '400 m' or '437 yd'; longer ones '5.0 km' or '3.1 miles'. */
export function formatWay(metres: number, unit: LengthUnit): string {
  if (metres >= 2000) return formatDistance(metres / 1000, unit, 1)
  return unit === 'mi'
    ? `${formatNumber(metres / metresPerYard)} ${units.yards}`
    : `${formatNumber(metres)} ${units.metres}`
}
