import type { FastifyInstance } from 'fastify'
import { defaultGoals, getGoals, setGoals, suggestGoals } from '#contract/goals.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { goalsSet, replaceGoals, suggest } from './service.ts'

/** Daily and weekly targets. */
export function goalRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  route(app, getGoals, async ({ user }) => {
    const set = await goalsSet(db, user.id)
    return { ...(set ?? defaultGoals), areDefaults: set === undefined }
  })

  route(app, setGoals, async ({ user, body }) => {
    await ownerTransaction(db, user.id, (tx) => replaceGoals(tx, user.id, body))
    return { ...body, areDefaults: false }
  })

  route(app, suggestGoals, ({ user, body }) => suggest(deps, user, body.prompt))
}
