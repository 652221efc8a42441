import type { SessionLink } from '#contract/activities/activities.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { afterSession, type Felt } from '#server/knowledge/schedules/replan/after-session.ts'
import { sessionOf } from './schedule-of.ts'
import { scheduleStore } from './schedule-store.ts'
import type { Who } from './workouts.ts'

/** More than two weeks hold. */
const mostUpcoming = 30

/**
 * Adapts the schedule's next session to how a done one felt, where the tier includes coaching; nothing where the session
 * was removed meanwhile.
 */
export async function adaptNext(
  tx: Queryable,
  { id: userId, tier }: Pick<Who['user'], 'id' | 'tier'>,
  { scheduleId, sessionId }: SessionLink,
  felt: Felt,
) {
  if (allowance(tier, 'advanced_coaching') === 0) return
  const store = scheduleStore(tx, userId)
  const schedule = await store.byId(scheduleId)
  const done = schedule && (await store.session(scheduleId, sessionId))
  if (!done) return
  const rows = (await store.upcoming(scheduleId, done.day, mostUpcoming)).filter(({ id }) => id !== done.id)
  const changed = afterSession(sessionOf(done), rows, felt, schedule)
  const row = rows.find(({ id }) => id === changed?.id)
  if (!changed || !row) return
  await store.putSessions([{ ...row, ...changed }])
  const less = (before: number, after: number) => Math.max(0, Math.round((before - after) * 10) / 10)
  const weeks = schedule.weeks.map((week) =>
    week.week !== row.week
      ? week
      : {
          ...week,
          load: less(week.load, row.load - changed.load),
          distance: week.distance && less(week.distance, (row.distance ?? 0) - (changed.distance ?? 0)),
        },
  )
  await store.change(scheduleId, { weeks })
}
