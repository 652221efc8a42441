import type { FastifyInstance } from 'fastify'
import {
  getExerciseHistory,
  getLastSets,
  getMuscleSets,
  getStrengthSession,
  listStrengthSessions,
  putStrengthSession,
  recordSet,
  removeSet,
} from '#contract/strength/strength.ts'
import type { Deps } from '#server/deps.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'
import { strengthStore } from './store.ts'

/** Strength sessions, their sets, and the history of exercises. */
export function strengthRoutes(app: FastifyInstance, deps: Deps) {
  route(app, putStrengthSession, ({ user, retry, params, body }) =>
    service.putSession(deps, { user, retry }, params.id, body),
  )

  route(app, listStrengthSessions, async ({ user, query: { cursor, limit }, request, reply }) => {
    const rows = await strengthStore(deps.db, user.id).sessions(limit + 1, placeOf(cursor))
    return pageOf({ request, reply }, rows, limit, ({ startedAt, id }) => ({ at: startedAt, id })).map(
      service.sessionOf,
    )
  })

  route(app, getStrengthSession, ({ user, params }) => service.sessionWithSets(deps, user, params.id))

  route(app, recordSet, ({ user, retry, params, body }) =>
    service.recordSet(deps, { user, retry }, params.id, body),
  )

  route(app, removeSet, ({ user, retry, params }) => service.removeSet(deps, { user, retry }, params.id))

  route(app, getLastSets, ({ user, query }) => service.lastSets(deps, user, query))

  route(app, getMuscleSets, ({ user, query }) => service.muscleSets(deps, user, query.day))

  route(app, getExerciseHistory, ({ user, params, query }) =>
    service.exerciseHistory(deps, user, params.exerciseId, query),
  )
}
