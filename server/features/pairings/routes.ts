import type { FastifyInstance } from 'fastify'
import { found } from '#contract/http/errors.ts'
import { listSavedPairings, removePairing, savePairing, suggestPairings } from '#contract/pairings.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'
import { pairingOf, pairingStore } from './store.ts'

/** Ingredient pairings: suggestions and saved ones. */
export function pairingRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, suggestPairings, ({ user, body }) => service.suggest(deps, user, body.ingredients))

  route(app, savePairing, ({ user, body }) => service.save(deps, user, body))

  route(app, listSavedPairings, async ({ user, query: { cursor, limit }, request, reply }) => {
    const rows = await pairingStore(db, user.id).list(limit + 1, placeOf(cursor))
    return pageOf({ request, reply }, rows, limit, ({ createdAt, id }) => ({ at: createdAt, id })).map(
      pairingOf,
    )
  })

  route(app, removePairing, async ({ user, params }) => {
    await ownerTransaction(db, user.id, async (tx) =>
      found(await pairingStore(tx, user.id).remove(params.id), 'Pairing'),
    )
    return null
  })
}
