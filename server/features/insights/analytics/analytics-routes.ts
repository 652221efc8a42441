import type { FastifyInstance } from 'fastify'
import {
  type DetailedLog,
  getAdvancedAnalytics,
  getNutritionAnalytics,
  getTrainingAnalytics,
  listDetailedLogs,
} from '#contract/analytics.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { eaten } from '#server/features/nutrition/service.ts'
import type { Account } from '#server/http/identity.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import { advancedAnalytics } from './advanced-analytics.ts'
import { nutritionAnalytics } from './nutrition-analytics.ts'
import { recentSpanOf } from './period.ts'
import { trainingAnalytics } from './training-analytics.ts'

/** Analytics of a week, a month or a year. */
export function analyticsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps
  const today = (user: Account) => dayIn(user.zone, now())

  route(app, getNutritionAnalytics, ({ user, query }) =>
    nutritionAnalytics(db, user.id, query.period, today(user)),
  )

  route(app, listDetailedLogs, async ({ user, query, request, reply }) => {
    const { period, cursor, limit, include_analysis } = query
    const log = eaten(db, user.id, recentSpanOf(period, today(user)))
    const rows = pageOf({ request, reply }, await log.page(placeOf(cursor), limit), limit, (row) => ({
      // Day and id form the cursor of this list.
      at: new Date(`${row.targetDate}T00:00:00Z`),
      id: row.id,
    }))
    return rows.map((row) => shown(row, include_analysis))
  })

  route(app, getTrainingAnalytics, ({ user, query }) =>
    trainingAnalytics(db, user.id, query.period, today(user)),
  )

  route(app, getAdvancedAnalytics, ({ user }) => advancedAnalytics(deps, user))
}

type Row = Awaited<ReturnType<ReturnType<typeof eaten>['page']>>[number]

function shown({ source, confidence, createdAt, ...row }: Row, withAnalysis: boolean): DetailedLog {
  const analysis = { source, confidence } as NonNullable<DetailedLog['analysis']>
  return {
    ...(row as Omit<DetailedLog, 'createdAt'>),
    createdAt: createdAt.toISOString(),
    ...(withAnalysis && { analysis }),
  }
}
