import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { type Owned, ownedTablesStatement, unbound } from './owner-bound.ts'

/** Calls over all accounts. */
const adminRoutes = /^\/api\/admin\//

/** For tests: fails a call that sends a statement without an owner. Jobs and admin routes are exempt. */
export async function watchOwners(app: FastifyInstance, db: Database) {
  const calls = new AsyncLocalStorage<string>()
  const known = new Map<string, string | undefined>()
  let owned: Owned = new Set()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? ''
    if (adminRoutes.test(route)) done()
    else calls.run(`${request.method} ${route}`, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const route = request.routeOptions.url ?? ''
    if (adminRoutes.test(route)) done()
    else calls.run(`${request.method} ${route}`, done)
  })

  const look = (asked: unknown) => {
    const call = calls.getStore()
    const text = typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
    if (!call || !text) return
    if (!known.has(text)) known.set(text, unbound(text, owned))
    const lack = known.get(text)
    if (lack) throw new Error(`${call} sends a statement that is not bound to its person (${lack}): ${text}`)
  }
  const { query } = db.$client
  Object.assign(db.$client, {
    query: (...given: unknown[]) => {
      look(given[0])
      return Reflect.apply(query, db.$client, given)
    },
  })
  db.$client.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    Object.assign(client, {
      query: (...given: unknown[]) => {
        // Statements of a transaction come here only; those of the pool were checked above.
        if (typeof given.at(-1) !== 'function') look(given[0])
        return send(...given)
      },
    })
  })
  // Run last, so that the connection it opens is watched too.
  const { rows } = await db.$client.query<{ name: string }>(ownedTablesStatement)
  owned = new Set(rows.map(({ name }) => name))
}
