import type { FastifyInstance } from 'fastify'
import { answerCheckIn, getCheckIn, undoCheckIn } from '#contract/check-ins.ts'
import { getExpenditure, setDayComplete } from '#contract/expenditure.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { answer, checkInOf, undoAnswer } from './check-ins/check-in.ts'
import { markDay } from './mark-day.ts'
import { expenditureOf } from './service.ts'

/** Daily expenditure, learned from the log and weigh-ins; days marked as logged completely; the weekly check-in. */
export function expenditureRoutes(app: FastifyInstance, deps: Deps) {
  route(app, getExpenditure, ({ user }) => expenditureOf(deps, user))

  route(app, setDayComplete, ({ user, retry, params, body }) =>
    markDay(deps, { user, retry }, { day: params.date, ...body }),
  )

  route(app, getCheckIn, ({ user }) => checkInOf(deps, user))

  route(app, answerCheckIn, ({ user, retry, body }) => answer(deps, { user, retry }, body))

  route(app, undoCheckIn, ({ user, retry, params }) => undoAnswer(deps, { user, retry }, params.monday))
}
