import type { FastifyInstance } from 'fastify'
import { getGoals, setGoals } from '#contract/goals.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { goalsOf } from './service.ts'
import { goalStore } from './store.ts'

/** Daily and weekly targets. */
export function goalRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, getGoals, ({ user }) => goalsOf(db, user.id))

  route(app, setGoals, async ({ user, body }) => {
    await goalStore(db, user.id).set(body)
    return body
  })
}
