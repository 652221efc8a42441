import type * as z from 'zod'
import type { Activity } from '#contract/activities/activities.ts'
import { AppError } from '#contract/http/errors.ts'
import type { completeWorkout } from '#contract/training/workouts.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { activityById, recordCoached, takeBackCoached } from '#server/features/activities/service.ts'
import { adaptNext } from './adapt-next.ts'
import { activityTypeOf, coachedEnergy } from './coached-energy.ts'
import { scheduleStore } from './schedule-store.ts'
import { untickSession } from './session-link-store.ts'
import { words } from './words.ts'
import { workoutStore } from './workout-store.ts'
import { kilogramsOf, type Who } from './workouts.ts'

/**
 * Logs a coached workout as an activity, marks its session as done and stores the feedback. A repeated call returns
 * the logged one. A workout or schedule deleted meanwhile does not fail. Errors: `invalid` as for any activity, and
 * on `activeSeconds` above the duration; `conflict` for an id in use.
 */
export async function logWorkout(
  { db, now }: Deps,
  { user, retry }: Who,
  body: z.output<typeof completeWorkout.body>,
): Promise<Activity> {
  const { id, title, workoutType, startTime, duration, activeSeconds, notes } = body
  if (activeSeconds > duration)
    throw new AppError('invalid', words.activeTooLong, { fields: { activeSeconds: words.activeTooLong } })
  const kilograms = await kilogramsOf(db, user)
  return idempotent(db, user.id, retry, async (tx) => {
    const workouts = workoutStore(tx, user.id)
    const schedules = scheduleStore(tx, user.id)
    const workout = body.workoutId ? await workouts.byId(body.workoutId) : undefined
    const { scheduleId, sessionId } = body
    // Locked, so that a concurrent replanning does not lose the mark.
    const schedule = scheduleId && sessionId ? await schedules.byId(scheduleId) : undefined
    const session = schedule && sessionId ? await schedules.session(schedule.id, sessionId) : undefined
    const planned = session?.workout ?? workout?.workout
    const activity = await recordCoached(tx, user, now(), {
      id,
      startTime,
      duration,
      activeSeconds,
      notes,
      activityType: activityTypeOf(workoutType, session?.kind),
      routeName: title,
      caloriesBurned: coachedEnergy({
        ...{ workoutType, duration, activeSeconds, kilograms, planned },
        session: session?.kind,
      }),
    })
    if (!activity) {
      const earlier = await activityById(tx, user.id, id)
      if (earlier?.source !== 'coach') throw new AppError('conflict', words.otherActivity)
      return earlier
    }
    const doneAt = new Date(activity.endTime)
    if (workout) await workouts.markDone(workout.id, doneAt)
    if (session) await schedules.markDone(session.scheduleId, session.id)
    // One that was taken back has adapted the next session already.
    const isAnew = (await workouts.feedbackOn(id)) !== undefined
    if (session && !isAnew)
      await adaptNext(
        tx,
        user,
        { scheduleId: session.scheduleId, sessionId: session.id },
        { rpe: body.rpe ?? null, exercises: body.exercises },
      )
    await workouts.putFeedback({
      id,
      workoutId: workout?.id ?? null,
      scheduleId: session?.scheduleId ?? null,
      sessionId: session?.id ?? null,
      rpe: body.rpe ?? null,
      exercises: body.exercises,
      doneAt,
    })
    return activity
  })
}

/**
 * Takes back a logged coached workout: its activity is deleted, its workout or session is not done, and its id can be
 * logged again. Only what it changed in the next session stays. Error: `not_found`.
 */
export function takeBackWorkout({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    if (!(await takeBackCoached(tx, user.id, id, now()))) throw new AppError('not_found', words.notLogged)
    await untickSession(tx, user.id, id)
    const workouts = workoutStore(tx, user.id)
    const feedback = await workouts.feedbackOn(id)
    if (!feedback) return null
    await workouts.putFeedback({ ...feedback, workoutId: null, rpe: null, exercises: [] })
    if (feedback.workoutId) await workouts.unmarkDone(feedback.workoutId)
    return null
  })
}
