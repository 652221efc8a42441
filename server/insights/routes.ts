import type { FastifyInstance } from 'fastify'
import { getDashboardStats } from '#contract/insights.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { dashboardStats } from './dashboard.ts'

/** Where a person stands. */
export function insightsRoutes(app: FastifyInstance, { db, now }: Deps) {
  route(app, getDashboardStats, ({ user, query }) => dashboardStats(db, user, now(), query.date))
}
