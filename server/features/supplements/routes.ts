import type { FastifyInstance } from 'fastify'
import { dayIn } from '#contract/measures/day.ts'
import {
  addSupplement,
  changeSupplement,
  listSupplements,
  listSupplementTemplates,
  removeSupplement,
  restoreSupplement,
  setDoses,
} from '#contract/supplements.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { perIu } from '#server/knowledge/nutrients/label-amounts.ts'
import { supplementTemplates } from '#server/knowledge/nutrients/supplement-templates.ts'
import * as service from './service.ts'

/** Supplements: the list, what was taken on a day, and templates. */
export function supplementRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps

  route(app, listSupplements, ({ user, query }) =>
    service.supplementsOfDay(db, user, query.date ?? dayIn(user.zone, now())),
  )

  route(app, listSupplementTemplates, () => ({ templates: [...supplementTemplates()], perIu: perIu() }))

  route(app, addSupplement, ({ user, retry, body }) => service.addSupplement(deps, { user, retry }, body))

  route(app, changeSupplement, ({ user, retry, params, body }) =>
    service.changeSupplement(deps, { user, retry }, params.id, body),
  )

  route(app, removeSupplement, ({ user, retry, params }) =>
    service.removeSupplement(deps, { user, retry }, params.id),
  )

  route(app, restoreSupplement, ({ user, retry, params }) =>
    service.restoreSupplement(deps, { user, retry }, params.id),
  )

  route(app, setDoses, ({ user, retry, params, body }) =>
    service.setDoses(deps, { user, retry }, params, body.doses),
  )
}
