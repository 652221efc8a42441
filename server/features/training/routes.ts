import type { FastifyInstance } from 'fastify'
import { found } from '#contract/http/errors.ts'
import { dayIn } from '#contract/measures/day.ts'
import { askCoach } from '#contract/training/coach.ts'
import { listExercises } from '#contract/training/exercises.ts'
import {
  exportSchedule,
  generateSchedule,
  getSchedule,
  listSchedules,
  missSession,
  moveSession,
  removeSchedule,
  restoreSchedule,
  saveSchedule,
  shiftSchedule,
} from '#contract/training/schedules.ts'
import {
  completeWorkout,
  duplicateWorkout,
  generateWorkout,
  getWorkout,
  listWorkouts,
  removeWorkout,
  renameWorkout,
  restoreWorkout,
  saveWorkout,
  takeBackWorkout,
} from '#contract/training/workouts.ts'
import type { Deps } from '#server/deps.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import { allExercises } from '#server/knowledge/exercises/exercises.ts'
import { answerQuestion } from './coach.ts'
import * as endings from './log-workout.ts'
import { scheduleAsCalendar } from './schedule-calendar.ts'
import { scheduleStore } from './schedule-store.ts'
import * as schedules from './schedules.ts'
import { workoutStore } from './workout-store.ts'
import * as workouts from './workouts.ts'

/** Exercises, workouts, schedules, completed workouts and coach questions. */
export function trainingRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps
  const placed = ({ createdAt, id }: { createdAt: Date; id: string }) => ({ at: createdAt, id })

  route(app, listExercises, () => [...allExercises])

  route(app, askCoach, ({ user, body }) => answerQuestion(deps, user, body.question))

  route(app, generateWorkout, ({ user, body }) => workouts.makeWorkout(deps, user, body))

  route(app, saveWorkout, ({ user, retry, body }) => workouts.keepWorkout(deps, { user, retry }, body))

  route(app, listWorkouts, async ({ user, query: { cursor, limit }, request, reply }) => {
    const rows = await workoutStore(db, user.id).list(limit + 1, placeOf(cursor))
    return pageOf({ request, reply }, rows, limit, placed).map(workouts.savedWorkoutOf)
  })

  route(app, getWorkout, async ({ user, params }) =>
    workouts.savedWorkoutOf(found(await workoutStore(db, user.id).byId(params.id), 'Workout')),
  )

  route(app, renameWorkout, ({ user, retry, params, body }) =>
    workouts.renameWorkout(deps, { user, retry }, params.id, body.title),
  )
  route(app, removeWorkout, ({ user, retry, params }) =>
    workouts.removeWorkout(deps, { user, retry }, params.id),
  )
  route(app, restoreWorkout, ({ user, retry, params }) =>
    workouts.restoreWorkout(deps, { user, retry }, params.id),
  )

  route(app, duplicateWorkout, ({ user, retry, params }) =>
    workouts.copyWorkout(deps, { user, retry }, params.id),
  )

  route(app, completeWorkout, ({ user, retry, body }) => endings.logWorkout(deps, { user, retry }, body))
  route(app, takeBackWorkout, ({ user, retry, params }) =>
    endings.takeBackWorkout(deps, { user, retry }, params.id),
  )

  route(app, generateSchedule, ({ user, body }) => schedules.makeSchedule(deps, user, body))

  route(app, saveSchedule, ({ user, retry, body }) => schedules.keepSchedule(deps, { user, retry }, body))

  route(app, listSchedules, async ({ user, query: { cursor, limit }, request, reply }) => {
    const rows = await scheduleStore(db, user.id).list(limit + 1, placeOf(cursor))
    return schedules.withNext(
      db,
      user,
      dayIn(user.zone, now()),
      pageOf({ request, reply }, rows, limit, placed),
    )
  })

  route(app, getSchedule, ({ user, params }) => schedules.readSchedule(db, user.id, params.id))

  route(app, removeSchedule, ({ user, retry, params }) =>
    schedules.removeSchedule(deps, { user, retry }, params.id),
  )
  route(app, restoreSchedule, ({ user, retry, params }) =>
    schedules.restoreSchedule(deps, { user, retry }, params.id),
  )

  route(app, moveSession, ({ user, retry, params: { id, sessionId }, body: { day } }) =>
    schedules.changeSchedule(deps, { user, retry }, id, { kind: 'move', sessionId, day }),
  )

  route(app, missSession, ({ user, retry, params: { id, sessionId } }) =>
    schedules.changeSchedule(deps, { user, retry }, id, { kind: 'miss', sessionId }),
  )

  route(app, shiftSchedule, ({ user, retry, params }) =>
    schedules.shiftSchedule(deps, { user, retry }, params.id),
  )

  route(app, exportSchedule, async ({ user, params: { id }, reply }) => {
    const saved = await schedules.readSchedule(db, user.id, id)
    const name = `training-${saved.schedule.startsOn}.ics`
    reply.type(exportSchedule.produces).header('content-disposition', `attachment; filename="${name}"`)
    return scheduleAsCalendar(saved, user.units, now())
  })
}
