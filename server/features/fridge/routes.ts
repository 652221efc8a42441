import type { FastifyInstance } from 'fastify'
import {
  addIngredient,
  confirmIngredient,
  getLastSession,
  listIngredients,
  scanFridge,
  startFridgeSession,
} from '#contract/fridge.ts'
import { found } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'
import { forgetSessions, fridgeStore } from './store.ts'

/** The fridge: photos, typed names, and ticks of confirmed ingredients. */
export function fridgeRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, scanFridge, ({ user, form, image }) =>
    service.scan(deps, user, image, form.sessionId ?? undefined),
  )

  route(app, startFridgeSession, ({ user, retry }) => service.startSession(deps, { user, retry }))

  route(app, getLastSession, async ({ user }) => {
    const last = await fridgeStore(db, user.id).last()
    return { session: last ? { ...last, usedAt: last.usedAt.toISOString() } : null }
  })

  route(app, listIngredients, async ({ user, params: { sessionId } }) => {
    await service.checkSession(db, user.id, sessionId)
    return fridgeStore(db, user.id).ingredients(sessionId)
  })

  route(app, addIngredient, ({ user, retry, params, body }) =>
    service.addByName(deps, { user, retry }, params.sessionId, body.name),
  )

  route(app, confirmIngredient, ({ user, params, body }) =>
    ownerTransaction(db, user.id, async (tx) =>
      found(await fridgeStore(tx, user.id).confirm(params.id, body.isConfirmed), 'Ingredient'),
    ),
  )
}

const keptMs = 30 * dayMs

/** Deletes sessions unused for a month, every night. */
export function fridgeJobs({ db, jobs, now }: Deps) {
  jobs.every('forget-fridge-sessions', '17 3 * * *', () =>
    forgetSessions(db, new Date(now().getTime() - keptMs)),
  )
}
