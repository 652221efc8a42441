import type { FastifyInstance } from 'fastify'
import { getCalendar, getDashboardStats } from '#contract/insights.ts'
import { getWeekReview } from '#contract/week-review.ts'
import { keptReads } from '#server/adapters/database/owners/kept-reads.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { calendar } from './dashboard/calendar.ts'
import { type DashboardRows, dashboardStats } from './dashboard/dashboard.ts'
import { weekReview } from './week/week-review.ts'

/** Dashboard, calendar and the review of a week. */
export function insightsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps
  const keptRows = keptReads<DashboardRows>()
  route(app, getDashboardStats, ({ user, query }) => dashboardStats(db, keptRows, user, now(), query.date))
  route(app, getCalendar, ({ user, query }) => calendar(db, user.id, query.until))
  route(app, getWeekReview, ({ user, query }) => weekReview(deps, user, query.monday))
}
