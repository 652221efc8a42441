import { isDeepStrictEqual } from 'node:util'
import type { Drill } from './drill.ts'
import { type Route, routesOf, sampleOf } from './openapi.ts'
import { guest, type Person, signUp } from './person.ts'
import { seed } from './seeded-person.ts'
import { openWorld } from './world.ts'

const marker = 'Zaphodia'
/** Answers that no two readings have alike. */
const restless = new Set(['/api/health', '/api/config', '/api/login', '/api/logout'])
/** Ends the session that the drill needs. */
const ending = /logout|\/api\/account\/(?:delete|sessions$)/

/** Two people and a guest on every route that the server describes. */
export const authorization: Drill = {
  name: 'authorization',
  promise: 'nobody reads, changes or removes another’s rows on any route, and a guest gets 401',
  async run({ short, say }) {
    const world = await openWorld(1)
    const server = world.servers[0]!.address
    try {
      const routes = (await routesOf(server)).filter(({ path }) => !ending.test(path))
      const owner = await signUp(server, 'Owner')
      const other = await signUp(server, 'Other')
      await world.query(`update users set subscription_tier = 'pro'`)
      const made = await seed(owner, server, marker)
      const before = await everythingOf(owner, server, routes)
      const ids = [...new Set(JSON.stringify([made, Object.values(before)]).match(uuid) ?? [])]
      say(`${routes.length} routes, ${ids.length} ids of somebody else’s`)

      const found = { calls: 0, leaks: 0, serverErrors: 0, guestsLetIn: 0 }
      for (const route of routes) {
        const tried = await idsFor(route, owner, server, ids)
        for (const [at, id] of (short ? tried.slice(0, 25) : tried).entries()) {
          const answer = await send(other, server, route, id, ids[at % ids.length]!)
          found.calls++
          const reads = route.method === 'GET' && route.params.length > 0 && answer.status < 300
          if (reads || answer.text.includes(marker)) {
            found.leaks++
            say(`LEAK ${route.method} ${route.path} ${answer.status}`)
          }
          if (answer.status >= 500 && answer.status !== 503) {
            found.serverErrors++
            say(`${answer.status} ${route.method} ${route.path}`)
          }
        }
        if (!route.signedIn) continue
        const answer = await send(guest, server, route, [ids[0]!], ids[0]!)
        found.calls++
        if (answer.status !== 401) {
          found.guestsLetIn++
          say(`GUEST ${route.method} ${route.path} ${answer.status}`)
        }
      }
      const after = await everythingOf(owner, server, routes)
      const changed = Object.keys(before).filter((path) => !isDeepStrictEqual(before[path], after[path]))
      for (const path of changed) say(`CHANGED ${path}`)
      const theirs = JSON.stringify(await everythingOf(other, server, routes))
      return {
        routes: routes.length,
        ids: ids.length,
        ...found,
        changed: changed.length,
        copied: theirs.includes(marker) ? 1 : 0,
      }
    } finally {
      await world.close()
    }
  },
  kept: ({ routes, ids, calls, leaks, serverErrors, guestsLetIn, changed, copied }, { short }) =>
    routes! > 80 &&
    ids! > 30 &&
    calls! > (short ? 500 : 1000) &&
    [leaks, serverErrors, guestsLetIn, changed, copied].every((one) => one === 0),
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What a person reads on every route that needs no id. */
async function everythingOf(
  person: Person,
  server: string,
  routes: Route[],
): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const { method, path, params } of routes) {
    if (method !== 'GET' || params.length || restless.has(path)) continue
    const { status, body } = await person.call(server, 'GET', path)
    if (status === 200) all[path] = body
  }
  return all
}

/** The ids to fill a path with: each one alone, and where a path has two, those that its owner finds beneath the first. */
async function idsFor(route: Route, owner: Person, server: string, ids: string[]): Promise<string[][]> {
  if (!route.params.length) return [[]]
  if (route.params.length === 1) return ids.map((id) => [id])
  const parent = route.path.slice(0, route.path.indexOf('}') + 1)
  const pairs: string[][] = []
  for (const id of ids) {
    const { status, text } = await owner.call(server, 'GET', parent.replace(/\{\w+\}/, id))
    if (status !== 200) continue
    pairs.push(...[...new Set(text.match(uuid))].map((one) => [id, one]))
  }
  return pairs
}

/** `named` is the id that a body names wherever it has room for one. */
function send(person: Person, server: string, route: Route, filled: string[], named: string) {
  let at = 0
  const path = route.path.replaceAll(/\{\w+\}/g, () => filled[at++] ?? filled[0] ?? named)
  if (!route.body) return person.call(server, route.method, path)
  const sample = sampleOf(route.schema, named)
  if (route.body !== 'multipart/form-data') return person.call(server, route.method, path, sample)
  const form = new FormData()
  for (const [name, value] of Object.entries((sample ?? {}) as object)) form.append(name, String(value))
  return person.call(server, route.method, path, form)
}
