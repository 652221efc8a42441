import type { FastifyInstance } from 'fastify'
import {
  changeContactMessage,
  getAdminStats,
  getSetup,
  grantPlan,
  listAdminUsers,
  listAudit,
  listContactMessages,
} from '#contract/admin.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { inbox, inboxCursor } from '#server/features/contact/service.ts'
import { pageBy, pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import { auditStore } from './audit-store.ts'
import { grant, noteMessage } from './changes.ts'
import { peopleOf } from './people.ts'
import { setupOf } from './setup.ts'
import { recount, statsOf } from './stats.ts'
import { usersStore } from './users-store.ts'

const auditKeptMs = 730 * dayMs

/** Admin endpoints. Each has `access: 'owner'`, checked by `route()`. */
export function adminRoutes(app: FastifyInstance, deps: Deps) {
  const { db, jobs, now } = deps

  route(app, getAdminStats, ({ query }) => statsOf(db, query.period, now()))

  route(app, getSetup, () => setupOf(deps.settings))

  route(app, listAdminUsers, async ({ query, request, reply }) => {
    const { cursor, limit, ...filter } = query
    const rows = await usersStore(db, now()).page(filter, limit + 1, placeOf(cursor))
    const page = pageOf({ request, reply }, rows, limit, ({ createdAt: at, id }) => ({ at, id }))
    return peopleOf(db, page, now())
  })

  route(app, grantPlan, ({ user, retry, params, body }) => grant(deps, { user, retry }, params.id, body))

  route(app, listContactMessages, async ({ query, request, reply }) =>
    pageBy({ request, reply }, await inbox(db, query), query.limit, inboxCursor),
  )

  route(app, changeContactMessage, ({ user, retry, params, body }) =>
    noteMessage(deps, { user, retry }, params.id, body),
  )

  route(app, listAudit, async ({ query: { cursor, limit }, request, reply }) => {
    const rows = await auditStore(db).list(limit + 1, placeOf(cursor))
    const page = pageOf({ request, reply }, rows, limit, (entry) => entry)
    return page.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
  })

  jobs.every('forget-audit', '47 3 * * *', () =>
    auditStore(db).forgetBefore(new Date(now().getTime() - auditKeptMs)),
  )
  jobs.every('count-accounts', '*/5 * * * *', async () => void (await recount(db, now())))
}
