import type { Queryable } from '#server/adapters/database/database.ts'
import { adaptNext } from './adapt-next.ts'
import { effortOf, putEffort } from './effort-store.ts'
import { sessionOfActivity } from './session-link-store.ts'
import type { Who } from './workouts.ts'

/**
 * Rates an activity that ended at `doneAt`. The first rating by which the
 * planned run that it did was too hard adapts the next one.
 */
export async function rateEffort(
  tx: Queryable,
  user: Pick<Who['user'], 'id' | 'tier'>,
  id: string,
  rpe: number | null,
  doneAt: Date,
) {
  const earlier = await effortOf(tx, user.id, id)
  await putEffort(tx, user.id, id, rpe, doneAt)
  const session = await sessionOfActivity(tx, user.id, id)
  if (session) await adaptNext(tx, user, session, { rpe, earlier, exercises: [] })
}
