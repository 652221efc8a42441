import { addDays } from '#contract/measures/day.ts'
import { missedWeeks, weekIndex } from '#contract/training/missed-weeks.ts'
import type { Schedule, ScheduleWeek } from '#contract/training/schedules.ts'
import { words } from '../words.ts'

const mostNotes = 12
/** Maximum weeks of a schedule. */
const mostWeeks = 53

/**
 * Shifts the remaining sessions, those of the missed weeks first, to continue this week; missed weeks stay as empty
 * ones. Undefined without a missed week, and above the maximum length.
 */
export function shifted(schedule: Schedule, today: string): Schedule | undefined {
  const count = missedWeeks(schedule, today)
  const { weeks } = schedule
  if (!count || weeks.length + count > mostWeeks) return undefined
  const from = weekIndex(schedule, today) - count
  const days = 7 * count
  const empty = weeks
    .slice(from, from + count)
    .map((week) => ({ ...week, focus: words.missedWeek, load: 0, distance: null, sessions: [] }))
  const later = (week: ScheduleWeek): ScheduleWeek => ({
    ...week,
    startsOn: addDays(week.startsOn, days),
    sessions: week.sessions.map((session) => ({
      ...session,
      day: addDays(session.day, days),
      state: 'planned',
    })),
  })
  const notes = schedule.notes.filter((note) => !note.startsWith(words.replanned.prefix))
  return {
    ...schedule,
    endsOn: addDays(schedule.endsOn, days),
    weeks: [...weeks.slice(0, from), ...empty, ...weeks.slice(from).map(later)].map((week, at) => ({
      ...week,
      week: at + 1,
    })),
    notes: [words.replanned.note([words.replanned.shifted(count)]), ...notes].slice(0, mostNotes),
  }
}
