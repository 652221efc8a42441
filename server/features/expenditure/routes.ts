import type { FastifyInstance } from 'fastify'
import { getExpenditure } from '#contract/expenditure.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { expenditureOf } from './service.ts'

/** Daily expenditure, learned from the log and weigh-ins. */
export function expenditureRoutes(app: FastifyInstance, deps: Deps) {
  route(app, getExpenditure, ({ user }) => expenditureOf(deps, user))
}
