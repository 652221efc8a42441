import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { changesOwned, type Owned, ownedTablesStatement, unbound } from './owner-bound.ts'
import { lockOwner } from './owner-transaction.ts'

/** Calls over all accounts. */
const adminRoutes = /^\/api\/admin\//

/**
 * Changed by single statements with a condition of their own: counts of use, progress of imports, and messages to several
 * accounts.
 */
const guarded = new Set([
  'activity_imports',
  'deliveries',
  'notification_totals',
  'notifications',
  'quota_usage',
])

/**
 * For tests: fails a call that sends a statement without an owner, or changes rows of an owner without `ownerTransaction`.
 * Jobs and admin routes are exempt.
 */
export async function watchOwners(app: FastifyInstance, db: Database) {
  const calls = new AsyncLocalStorage<{ name: string }>()
  const known = new Map<string, string | undefined>()
  let owned: Owned = new Set()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? ''
    if (adminRoutes.test(route)) done()
    else calls.run({ name: `${request.method} ${route}` }, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const route = request.routeOptions.url ?? ''
    if (adminRoutes.test(route)) done()
    else calls.run({ name: `${request.method} ${route}` }, done)
  })

  const textOf = (asked: unknown) =>
    typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
  const look = (asked: unknown, isLocked: boolean) => {
    const call = calls.getStore()
    const text = textOf(asked)
    if (!call || !text) return
    if (!known.has(text)) known.set(text, unbound(text, owned))
    const lack = known.get(text)
    if (lack)
      throw new Error(`${call.name} sends a statement that is not bound to its person (${lack}): ${text}`)
    if (text === lockOwner.text) return
    if (changesOwned(text, owned.difference(guarded))) {
      if (!isLocked) throw new Error(`${call.name} changes rows outside of an ownerTransaction: ${text}`)
    }
  }
  const { query } = db.$client
  Object.assign(db.$client, {
    query: (...given: unknown[]) => {
      look(given[0], false)
      return Reflect.apply(query, db.$client, given)
    },
  })
  db.$client.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    let isLocked = false
    Object.assign(client, {
      query: (...given: unknown[]) => {
        // Statements of a transaction come here only; those of the pool were checked above.
        if (typeof given.at(-1) !== 'function') {
          const text = textOf(given[0])
          if (text === lockOwner.text) isLocked = true
          else if (text && /^(?:begin|commit|rollback)\b/i.test(text)) isLocked = false
          look(given[0], isLocked)
        }
        return send(...given)
      },
    })
  })
  // Run last, so that the connection it opens is watched too.
  const { rows } = await db.$client.query<{ name: string }>(ownedTablesStatement)
  owned = new Set(rows.map(({ name }) => name))
}
