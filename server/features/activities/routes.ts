import type { FastifyInstance } from 'fastify'
import {
  changeActivity,
  getActivity,
  getActivityPhoto,
  getActivityRoute,
  getActivityStats,
  getRoutePrivacy,
  listRecentActivities,
  listRecords,
  logActivity,
  logGolfRound,
  type privacyRadii,
  recordTrack,
  removeActivity,
  removeActivityPhoto,
  reopenSession,
  restoreActivity,
  restoreActivityPhoto,
  setActivityPhoto,
  setRoutePrivacy,
} from '#contract/activities/activities.ts'
import { found } from '#contract/http/errors.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lifetimeTotals } from '#server/features/insights/service.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import { activityOf } from './activity.ts'
import { photoOf, removePhoto, restorePhoto, setPhoto } from './photo.ts'
import * as service from './service.ts'
import { activityStore } from './store.ts'
import { recordLive } from './tracks/recorded.ts'
import { routeZooms } from './tracks/track-analysis.ts'
import { trackStore } from './tracks/track-store.ts'

/** Activities: typed, recorded and played; history, totals, records and routes. */
export function activityRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, logActivity, ({ user, retry, at, body }) => service.logEntry(deps, { user, retry, at }, body))
  route(app, logGolfRound, ({ user, retry, body }) => service.logGolf(deps, { user, retry }, body))
  route(app, recordTrack, ({ user, retry, body }) => recordLive(deps, { user, retry }, body))

  route(app, listRecentActivities, async ({ user, query: { cursor, limit, ...filter }, request, reply }) => {
    const rows = await activityStore(db, user.id).page({ ...filter, before: placeOf(cursor), limit })
    return pageOf({ request, reply }, rows, limit, ({ startAt, id }) => ({ at: startAt, id })).map(activityOf)
  })

  route(app, getActivityStats, async ({ user }) => {
    const totals = await lifetimeTotals(db, user.id)
    return {
      totalActivities: totals?.workouts ?? 0,
      totalDistance: totals?.distance ?? 0,
      totalDuration: totals?.activeSeconds ?? 0,
      totalCalories: totals?.burned ?? 0,
    }
  })

  route(app, listRecords, ({ user, query }) => trackStore(db, user.id).records(query.type))

  route(app, getRoutePrivacy, async ({ user }) => ({
    radius: (await activityStore(db, user.id).privacyRadius()) as Radius,
  }))
  route(app, setRoutePrivacy, async ({ user, body }) => {
    await ownerTransaction(db, user.id, (tx) => activityStore(tx, user.id).setPrivacyRadius(body.radius))
    return body
  })

  route(app, getActivity, ({ user, params }) => service.activityDetail(deps, user, params.id))

  route(app, getActivityRoute, async ({ user, params, query }) => {
    found(await activityStore(db, user.id).find(params.id), 'Activity')
    const finer = routeZooms.findIndex((zoom) => zoom >= query.zoom)
    const drawn = await trackStore(db, user.id).lines(params.id, finer < 0 ? routeZooms.length - 1 : finer)
    return { lines: drawn?.lines ?? [], bounds: drawn?.bounds ?? null }
  })

  route(app, changeActivity, ({ user, retry, params, body }) =>
    service.changeEntry(deps, { user, retry }, params.id, body),
  )
  route(app, removeActivity, ({ user, retry, params }) =>
    service.removeEntry(deps, { user, retry }, params.id),
  )
  route(app, reopenSession, ({ user, retry, params }) =>
    service.reopenSessionOf(deps, { user, retry }, params.id),
  )
  route(app, restoreActivity, ({ user, retry, params }) =>
    service.restoreEntry(deps, { user, retry }, params.id),
  )

  route(app, setActivityPhoto, ({ user, params, image }) => setPhoto(deps, { user }, params.id, image))
  route(app, getActivityPhoto, async ({ user, params, reply }) => {
    const { bytes, contentType } = await photoOf(deps, user, params.id)
    // Not cached: a browser's copy would outlive the sign-out.
    reply.type(contentType)
    return bytes
  })
  route(app, removeActivityPhoto, ({ user, retry, params }) => removePhoto(deps, { user, retry }, params.id))
  route(app, restoreActivityPhoto, ({ user, retry, params }) =>
    restorePhoto(deps, { user, retry }, params.id),
  )
}

type Radius = (typeof privacyRadii)[number]
