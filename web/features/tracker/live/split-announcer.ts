import type { Figures } from '#contract/activities/track/figures.ts'
import { formatClock, kilometresOfUnit, type LengthUnit } from '../measure.ts'
import { words } from '../words.ts'
import { say } from './voice.ts'

/** Announces each completed kilometre or mile by voice; `kilometres` have been announced before. */
export function announcer(unit: LengthUnit, kilometres = 0) {
  const each = kilometresOfUnit[unit]
  let said = Math.floor(kilometres / each)
  return ({ distanceKm, splits, movingSeconds }: Figures) => {
    const done = Math.floor(distanceKm / each)
    if (done <= said) return
    said = done
    const split = (unit === 'mi' ? splits.miles : splits.kilometres)[done - 1]
    if (split) say(words.spokenSplit(done, unit, spoken(split.seconds), spoken(movingSeconds)))
  }
}

const spoken = (seconds: number) => words.spokenTime(formatClock(seconds).split(':').map(Number))
