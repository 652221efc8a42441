import { daysBetween } from '../measures/day.ts'
import type { Schedule } from './schedules.ts'

/** Index of the week of a day; beyond the last one after the schedule's end. */
export const weekIndex = ({ weeks }: Pick<Schedule, 'weeks'>, day: string) =>
  Math.min(weeks.length, Math.max(0, Math.floor(daysBetween(weeks[0]!.startsOn, day) / 7)))

/**
 * Number of whole weeks directly before the current one without a completed session: the possible shift. 0 after
 * training this week, and for a race, whose day is fixed.
 */
export function missedWeeks(schedule: Pick<Schedule, 'weeks'>, today: string): number {
  const { weeks } = schedule
  const current = weekIndex(schedule, today)
  const isDone = (week: (typeof weeks)[number] | undefined) =>
    week?.sessions.some(({ state }) => state === 'done') ?? false
  const hasRace = weeks.slice(current).some(({ sessions }) => sessions.some(({ kind }) => kind === 'race'))
  if (hasRace || isDone(weeks[current])) return 0
  let count = 0
  for (let at = current - 1; at >= 0; at--) {
    const week = weeks[at]!
    if (!week.sessions.length || isDone(week)) break
    count++
  }
  return count
}
