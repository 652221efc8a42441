import { isDeepStrictEqual } from 'node:util'
import { type Route, routesOf } from '#testing/openapi.ts'
import { opens, signInApp } from './app-sign-in.ts'
import { openBillers } from './support/billers.ts'
import { deskOf, openDesk } from './support/desk.ts'
import type { Drill } from './support/drill.ts'
import { idsFor, patiently, restless, send, textsOf, uuid } from './support/everything.ts'
import { guest, type Person, signUp } from './support/person.ts'
import { seed } from './support/seeded-person.ts'
import { openTestBed, type TestBed } from './support/test-bed.ts'

const marker = 'Zaphodia'
const ownersAddress = 'boss@example.com'
/** Ends the session that the drill needs. */
const ending = /logout|^POST \/api\/account\/delete|^DELETE \/api\/account\/sessions$/

/** Calls every described route as a stranger and as a guest, with real objects of two accounts and of the owner. */
export const authorization: Drill = {
  name: 'authorization',
  isCore: true,
  promise: 'nobody reads, changes or removes another’s rows on any route, and a guest gets 401',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, say, external }) {
    const billers = await openBillers()
    const testBed = await openTestBed({ external }, 1, { ...billers.env, OWNER_EMAIL: ownersAddress })
    const server = testBed.servers[0]!.address
    try {
      // Reads first: a stranger who writes with somebody else’s id has a row of that id, which is the stranger's.
      const routes = (await routesOf(server))
        .filter(({ method, path }) => !ending.test(`${method} ${path}`))
        .toSorted((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'))
      const person = await signUp(server, 'Person')
      const buyer = await signUp(server, 'Buyer')
      const sessionId = await billers.payByCard(person, server)
      const bought = await billers.buyInAppStore(buyer, server)
      const tokens = await signInApp(testBed, 'person@example.com')
      const made = await seed(person, server, routes, marker)
      const desk = await openDesk(testBed, person, marker)

      const look = async () => ({
        ...(await textsOf(person, server, routes, 'person')),
        ...(await textsOf(buyer, server, routes, 'buyer')),
        ...(await deskOf(desk, server, marker)),
      })
      const before = await look()
      const all = JSON.stringify([made, before]).match(uuid) ?? []
      const ids = [...new Set(all)]
      // Identifiers with other field names than id.
      const known = { ...bought, sessionId, userId: ids[0]!, email: 'person@example.com' }
      say(`${routes.length} routes, ${ids.length} ids of somebody else’s`)

      const strangers: Person[] = []
      const next = async () => strangers[strangers.push(await stranger(testBed, strangers.length)) - 1]!
      let other = await next()
      const found = { calls: 0, real: 0, leaks: 0, serverErrors: 0, guestsLetIn: 0, signedOut: 0, limited: 0 }
      for (const [turn, route] of routes.entries()) {
        const tried = await idsFor(route, person, server, short ? some(ids, turn) : ids)
        if (!short && (await owns(person, server, route, tried))) found.real++
        for (const [at, id] of tried.entries()) {
          const filled = { id, named: ids[at % ids.length]!, known }
          let answer = await send(other, server, route, filled)
          if (answer.status === 429) {
            other = await next()
            answer = await send(other, server, route, filled)
          }
          found.calls++
          if (answer.status === 429) found.limited++
          if (answer.status === 401 && route.signedIn) found.signedOut++
          const reads = route.method === 'GET' && route.params.length > 0 && answer.status < 300
          const isOwners = route.path.startsWith('/api/admin') && answer.status !== 403
          if (reads || isOwners || answer.text.includes(marker)) {
            found.leaks++
            say(`LEAK ${route.method} ${route.path} ${answer.status}`)
          }
          if (answer.status >= 500 && answer.status !== 503) {
            found.serverErrors++
            say(`${answer.status} ${route.method} ${route.path}`)
          }
        }
        if (!route.signedIn) continue
        const answer = await send(guest, server, route, { id: [ids[0]!], named: ids[0]!, known })
        found.calls++
        if (answer.status !== 401) {
          found.guestsLetIn++
          say(`GUEST ${route.method} ${route.path} ${answer.status}`)
        }
      }

      const after: Record<string, unknown> = await look()
      const changed = Object.entries(before).filter(
        ([what, seen]) => !restless.test(what) && !isKept(what, seen, after[what]),
      )
      for (const [what] of changed) say(`CHANGED ${what}`)
      let copied = 0
      for (const one of strangers) {
        const theirs = await textsOf(one, server, routes, one.name)
        const standing = JSON.stringify(theirs[`${one.name} /api/subscription-status`])
        if (JSON.stringify(theirs).includes(marker) || !standing?.includes('"biller":"none"')) copied++
      }
      return {
        routes: routes.length,
        ids: ids.length,
        strangers: strangers.length,
        ...found,
        changed: changed.length,
        copied,
        tokensAlive: (await opens(server, tokens)) ? 1 : 0,
      }
    } finally {
      await testBed.close()
      await billers.stop()
    }
  },
  kept: (found, { short }) =>
    found.routes! > 120 &&
    found.ids! > 30 &&
    found.calls! > (short ? 350 : 2500) &&
    // Routes by which the owner of an object can read it.
    found.real! >= (short ? 0 : 14) &&
    found.tokensAlive === 1 &&
    ['leaks', 'serverErrors', 'guestsLetIn', 'signedOut', 'limited', 'changed', 'copied'].every(
      (one) => found[one] === 0,
    ),
}

/** Whether an answer is as it was; a reminder that falls due meanwhile adds to the messages. */
function isKept(what: string, before: unknown, after: unknown): boolean {
  if (!what.endsWith('/notifications/messages')) return isDeepStrictEqual(before, after)
  const [old, now] = [before, after] as unknown[][]
  return old!.every((one) => now!.some((other) => isDeepStrictEqual(one, other)))
}

/** A few of them, rotating by route. */
const some = (ids: readonly string[], turn: number) =>
  Array.from({ length: 5 }, (_, at) => ids[(turn * 5 + at * 13) % ids.length]!)

/** Whether an account can read its own object by a route with its id. */
async function owns(person: Person, server: string, route: Route, ids: readonly string[][]) {
  if (route.method !== 'GET' || !route.params.length) return false
  for (const id of ids) {
    const ask = () => send(person, server, route, { id, named: id[0]!, known: {} })
    if ((await patiently(ask)).status === 200) return true
  }
  return false
}

/** A granted Pro account, so that no plan refuses a call. */
async function stranger({ servers, query }: TestBed, count: number): Promise<Person> {
  const name = `Stranger${count}`
  const person = await signUp(servers[0]!.address, name)
  await query(`update users set subscription_tier = 'pro' where email = $1`, [
    `${name.toLowerCase()}@example.com`,
  ])
  return person
}
