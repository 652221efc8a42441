import type { FastifyInstance } from 'fastify'
import { getCalendar, getDashboardStats } from '#contract/insights.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { calendar } from './dashboard/calendar.ts'
import { dashboardStats } from './dashboard/dashboard.ts'

/** Dashboard and analytics. */
export function insightsRoutes(app: FastifyInstance, { db, now }: Deps) {
  route(app, getDashboardStats, ({ user, query }) => dashboardStats(db, user, now(), query.date))
  route(app, getCalendar, ({ user, query }) => calendar(db, user.id, query.until))
}
