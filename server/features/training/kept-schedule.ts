import { AppError } from '#contract/http/errors.ts'
import { addDays } from '#contract/measures/day.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import { keptWorkout } from './kept-workout.ts'
import { words } from './words.ts'

const mostPerDay = 2

/**
 * Prepares a sent schedule for storing: nothing is done, sessions get new ids, sums are recalculated. Errors:
 * `invalid` on the field with impossible days, numbers or times.
 */
export function keptSchedule(sent: Schedule, kilograms: number | undefined): Schedule {
  const weeks = sent.weeks.map((week, at) => {
    const sessions = week.sessions.map((session, place) => {
      const field = `schedule.weeks.${at}.sessions.${place}.workout.blocks`
      const workout = keptWorkout(session.workout, kilograms, field)
      return {
        ...session,
        ...storedFigures(session),
        id: crypto.randomUUID(),
        state: 'planned' as const,
        workout,
      }
    })
    const distances = sessions.flatMap(({ distance }) => distance ?? [])
    return {
      ...week,
      sessions: sessions.toSorted((one, other) => one.day.localeCompare(other.day)),
      load: tenths(sessions.reduce((sum, { load }) => sum + load, 0)),
      distance: distances.length ? tenths(distances.reduce((sum, one) => sum + one, 0)) : null,
    }
  })
  checkDays({ ...sent, weeks })
  const [first, last] = [weeks.at(-1)!.startsOn, addDays(weeks.at(-1)!.startsOn, 6)]
  return { ...sent, weeks, endsOn: sent.endsOn >= first && sent.endsOn <= last ? sent.endsOn : last }
}

function checkDays({ startsOn, weeks }: Schedule) {
  const anchor = weeks[0]!.startsOn
  const perDay = new Map<string, number>()
  for (const [at, week] of weeks.entries()) {
    const first = addDays(anchor, at * 7)
    const last = addDays(first, 6)
    const inside = week.sessions.every(({ day }) => day >= first && day <= last)
    for (const { day } of week.sessions) perDay.set(day, (perDay.get(day) ?? 0) + 1)
    const crowded = week.sessions.some(({ day }) => perDay.get(day)! > mostPerDay)
    const begins = at > 0 || (startsOn >= first && startsOn <= last && week.sessions.length > 0)
    if (week.startsOn !== first || week.week !== at + 1 || !begins || !inside || crowded)
      throw new AppError('invalid', words.daysOutOfOrder, {
        fields: { [`schedule.weeks.${at}`]: words.daysOutOfOrder },
      })
  }
}

/** Minutes, km and load with the two decimals that the table keeps. */
function storedFigures({ minutes, distance, load }: Session) {
  return {
    minutes: hundredths(minutes),
    distance: distance === null ? null : hundredths(distance),
    load: hundredths(load),
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
