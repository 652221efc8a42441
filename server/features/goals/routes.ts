import type { FastifyInstance } from 'fastify'
import { getGoals, setGoals, suggestGoals } from '#contract/goals.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { goalsOf, suggest } from './service.ts'
import { goalStore } from './store.ts'

/** Daily and weekly targets. */
export function goalRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  route(app, getGoals, ({ user }) => goalsOf(db, user.id))

  route(app, setGoals, async ({ user, body }) => {
    await goalStore(db, user.id).set(body)
    return body
  })

  route(app, suggestGoals, ({ user, body }) => suggest(deps, user, body.prompt))
}
