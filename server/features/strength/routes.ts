import type { FastifyInstance } from 'fastify'
import {
  addOwnExercise,
  getExerciseHistory,
  getExerciseTrend,
  listStrengthExercises,
  removeOwnExercise,
  restoreOwnExercise,
} from '#contract/strength/exercises.ts'
import { getStrengthPreferences, putStrengthPreferences } from '#contract/strength/preferences.ts'
import { simulateProgression } from '#contract/strength/progression/rules.ts'
import { simulate } from '#contract/strength/progression/simulate.ts'
import { listRecords } from '#contract/strength/records.ts'
import {
  getSharedRoutine,
  listRoutines,
  putRoutine,
  removeRoutine,
  restoreRoutine,
  shareRoutine,
  unshareRoutine,
} from '#contract/strength/routines.ts'
import { getLastSets, recordSet, removeSet, restoreSet } from '#contract/strength/sets.ts'
import { getStrengthDays, getStrengthVolume } from '#contract/strength/volume.ts'
import {
  changeStrengthWorkout,
  getStrengthWorkout,
  listStrengthWorkouts,
  recordStrengthWorkout,
  removeStrengthWorkout,
  restoreStrengthWorkout,
} from '#contract/strength/workouts.ts'
import type { Deps } from '#server/deps.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import * as exercises from './exercises.ts'
import * as history from './history.ts'
import { preferences, putPreferences } from './preferences.ts'
import * as sets from './record-sets.ts'
import * as routines from './routines.ts'
import { setStore, workoutOf } from './set-store.ts'
import * as workouts from './workouts.ts'

/** Strength workouts and their sets, routines with their progression, and the history of exercises. */
export function strengthRoutes(app: FastifyInstance, deps: Deps) {
  route(app, recordStrengthWorkout, ({ user, retry, body }) =>
    workouts.recordWorkout(deps, { user, retry }, body),
  )

  route(app, listStrengthWorkouts, async ({ user, query: { cursor, limit, day }, request, reply }) => {
    const store = setStore(deps.db, user.id)
    const among = day === undefined ? undefined : await store.workoutsOn(day)
    const rows = await store.workouts(limit + 1, placeOf(cursor), among)
    return pageOf({ request, reply }, rows, limit, ({ startedAt, id }) => ({ at: startedAt, id })).map(
      workoutOf,
    )
  })

  route(app, getStrengthWorkout, ({ user, params }) => workouts.workoutById(deps, user, params.id))

  route(app, changeStrengthWorkout, ({ user, retry, at, params, body }) =>
    workouts.changeWorkout(deps, { user, retry, at }, params.id, body),
  )

  route(app, removeStrengthWorkout, ({ user, retry, at, params }) =>
    workouts.removeWorkout(deps, { user, retry, at }, params.id),
  )

  route(app, restoreStrengthWorkout, ({ user, retry, params }) =>
    workouts.restoreWorkout(deps, { user, retry }, params.id),
  )

  route(app, recordSet, ({ user, retry, at, params, body }) =>
    sets.recordSet(deps, { user, retry, at }, params.id, body),
  )

  route(app, removeSet, ({ user, retry, at, params }) => sets.removeSet(deps, { user, retry, at }, params.id))

  route(app, restoreSet, ({ user, retry, params }) => sets.restoreSet(deps, { user, retry }, params.id))

  route(app, getLastSets, ({ user, query }) => history.lastSets(deps, user, query))

  route(app, listStrengthExercises, ({ user, query }) => exercises.listExercises(deps, user, query.search))

  route(app, addOwnExercise, ({ user, retry, body }) => exercises.addExercise(deps, { user, retry }, body))

  route(app, removeOwnExercise, ({ user, retry, params }) =>
    exercises.removeExercise(deps, { user, retry }, params.exerciseId),
  )

  route(app, restoreOwnExercise, ({ user, retry, params }) =>
    exercises.restoreExercise(deps, { user, retry }, params.exerciseId),
  )

  route(app, getExerciseHistory, ({ user, params, query }) =>
    history.exerciseHistory(deps, user, params.exerciseId, query),
  )

  route(app, getExerciseTrend, ({ user, params, query }) =>
    history.exerciseTrend(deps, user, params.exerciseId, query.months),
  )

  route(app, listRecords, ({ user }) => history.allRecords(deps, user))

  route(app, getStrengthVolume, ({ user, query }) => history.volumeByWeek(deps, user, query.weeks))

  route(app, getStrengthDays, ({ user, query }) => history.trainedDays(deps, user, query))

  route(app, listRoutines, ({ user }) => routines.listRoutines(deps, user))

  route(app, putRoutine, ({ user, retry, params, body }) =>
    routines.putRoutine(deps, { user, retry }, params.id, body),
  )

  route(app, removeRoutine, ({ user, retry, params }) =>
    routines.removeRoutine(deps, { user, retry }, params.id),
  )

  route(app, restoreRoutine, ({ user, retry, params }) =>
    routines.restoreRoutine(deps, { user, retry }, params.id),
  )

  route(app, shareRoutine, ({ user, retry, params }) =>
    routines.shareRoutine(deps, { user, retry }, params.id),
  )

  route(app, unshareRoutine, ({ user, retry, params }) =>
    routines.unshareRoutine(deps, { user, retry }, params.id),
  )

  route(app, getSharedRoutine, ({ params }) => routines.sharedRoutine(deps, params.shareCode))

  route(app, simulateProgression, ({ body: { rule, start, failEvery } }) => ({
    sessions: simulate(rule, start, failEvery),
  }))

  route(app, getStrengthPreferences, ({ user }) => preferences(deps, user))

  route(app, putStrengthPreferences, ({ user, retry, body }) => putPreferences(deps, { user, retry }, body))
}
