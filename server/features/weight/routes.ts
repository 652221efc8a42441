import type { FastifyInstance } from 'fastify'
import { addDays, dayIn } from '#contract/measures/day.ts'
import { getWeightTrend, recordWeighIn, removeWeighIn, restoreWeighIn } from '#contract/weight.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'

/** Body weights and their trend. */
export function weightRoutes(app: FastifyInstance, deps: Deps) {
  route(app, recordWeighIn, ({ user, retry, body }) => service.recordWeighIn(deps, { user, retry }, body))

  route(app, getWeightTrend, ({ user, query }) => {
    const to = query.to ?? dayIn(user.zone, deps.now())
    return service.weightTrend(deps.db, user.id, query.from ?? addDays(to, 1 - service.trendDays), to)
  })

  route(app, removeWeighIn, ({ user, retry, params }) =>
    service.removeWeighIn(deps, { user, retry }, params.id),
  )

  route(app, restoreWeighIn, ({ user, retry, params }) =>
    service.restoreWeighIn(deps, { user, retry }, params.id),
  )
}
