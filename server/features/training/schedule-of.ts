import { isDeepStrictEqual } from 'node:util'
import type { SavedSchedule, Schedule, Session } from '#contract/training/schedules.ts'
import type { ScheduleRow, SessionRow } from './schedule-store.ts'

/** A schedule as the contract shows it; `sessions` in their order. */
export function scheduleOf(
  { id, weeks, content, source, createdAt, ...row }: ScheduleRow,
  sessions: SessionRow[],
): SavedSchedule {
  const { title, trainingGoal, startsOn, endsOn, notes } = row
  return {
    id,
    content,
    source,
    createdAt: createdAt.toISOString(),
    schedule: {
      ...{ title, trainingGoal, startsOn, endsOn, notes },
      weeks: weeks.map((week) => ({
        ...week,
        sessions: sessions.filter((one) => one.week === week.week).map(sessionOf),
      })),
    },
  }
}

export function sessionOf({ scheduleId: _, week: __, place: ___, ...session }: SessionRow): Session {
  const { id, day, kind, title, hard, minutes, distance, load, state, workout } = session
  return { id, day, kind, title, hard, minutes, distance, load, state, workout }
}

/** The part of a schedule that its own row holds. */
export function scheduleColumns({ weeks, title, trainingGoal, startsOn, endsOn, notes }: Schedule) {
  const bare = weeks.map(({ sessions: _, ...week }) => week)
  return { title, trainingGoal, startsOn, endsOn, notes, weeks: bare }
}

export function sessionRows(scheduleId: string, { weeks }: Schedule): SessionRow[] {
  let place = 0
  return weeks.flatMap(({ week, sessions }) =>
    sessions.map((session) => ({ ...session, scheduleId, week, place: place++ })),
  )
}

/** Rows that have to be written, and ids of those that are gone, to come from `before` to `after`. */
export function changesOf(before: SessionRow[], after: SessionRow[]) {
  const had = new Map(before.map((row) => [row.id, row]))
  const has = new Set(after.map(({ id }) => id))
  const same = (one: SessionRow, other: SessionRow | undefined) =>
    other !== undefined &&
    isDeepStrictEqual(sessionOf(one), sessionOf(other)) &&
    one.week === other.week &&
    one.place === other.place
  return {
    written: after.filter((row) => !same(row, had.get(row.id))),
    gone: before.flatMap(({ id }) => (has.has(id) ? [] : [id])),
  }
}
