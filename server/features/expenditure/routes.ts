import type { FastifyInstance } from 'fastify'
import { getExpenditure, setDayComplete } from '#contract/expenditure.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { markDay } from './mark-day.ts'
import { expenditureOf } from './service.ts'

/** Daily expenditure, learned from the log and weigh-ins, and the days that are marked as logged completely. */
export function expenditureRoutes(app: FastifyInstance, deps: Deps) {
  route(app, getExpenditure, ({ user }) => expenditureOf(deps, user))

  route(app, setDayComplete, ({ user, retry, params, body }) =>
    markDay(deps, { user, retry }, { day: params.date, ...body }),
  )
}
