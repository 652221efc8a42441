import { randomUUID } from 'node:crypto'
import { outOfRangeHeader } from '#contract/http/paths.ts'
import { allBounds, boundedBodies, boundedQueries } from '#testing/bounded-calls.ts'
import { type Route, routesOf } from '#testing/openapi.ts'
import { routeCaller } from '#testing/route-caller.ts'
import type { Drill, DrillOptions } from './support/drill.ts'
import type { Person } from './support/person.ts'
import { signUpPro } from './support/person.ts'
import { openTestBed, type TestBed } from './support/test-bed.ts'

const parallel = 4
/** Sign-in, payments and the owner's desk: not about an account's values. */
const others =
  /^\/api\/(?:auth|login|logout|callback|account|admin|subscriptions|apple|stripe|contact|config|health|ready)/
/** Areas whose reads sum up what other areas hold. */
const sums = ['dashboard', 'insights', 'analytics']
const exported = /export|\.(?:csv|ics)$/

/** Values at the bounds of every field on every route, each write followed by the reads of its area. */
export const bounds: Drill = {
  name: 'bounds',
  promise: 'no value at a bound, beside it or far beyond breaks a write, or a read after it',
  places: ['embedded'],
  async run(options) {
    const testBed = await openTestBed(options, 1)
    try {
      const routes = (await routesOf(testBed.servers[0]!.address)).filter(({ path }) => !others.test(path))
      const tally = newTally(options)
      const tried = { routes: 0, values: 0, accepted: 0 }
      const queue = [...routes]
      const oneByOne = async () => {
        for (let route = queue.shift(); route; route = queue.shift()) {
          const { values, accepted } = await tryRoute(testBed, routes, route, tally, options)
          if (values) tried.routes++
          tried.values += values
          tried.accepted += accepted
        }
      }
      await Promise.all(Array.from({ length: parallel }, oneByOne))
      return { ...tried, ...tally.figures }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.routes! > 70 &&
    found.calls! >= (short ? 1000 : 20_000) &&
    found.accepted! > found.values! / 4 &&
    found.limited! < found.values! / 20 &&
    (short || found.slow === 0) &&
    ['serverErrors', 'silences', 'brokenReads', 'outOfRange'].every((one) => found[one] === 0),
}

/** Tries the bounds of each query parameter, or of each field of a body, and reads the area after each write. */
async function tryRoute(
  testBed: TestBed,
  routes: Route[],
  route: Route,
  tally: Tally,
  { short }: DrillOptions,
) {
  const found = { values: 0, accepted: 0 }
  const isWrite = route.method !== 'GET' && route.body === 'application/json'
  const queries = route.method === 'GET' ? sampled(boundedQueries(route, allBounds), short) : []
  if (!queries.length && !isWrite) return found
  const inArea = routes.filter(({ path }) => [areaOf(route), ...sums].includes(areaOf({ path })))
  const [exports, reads] = partition(inArea.filter(({ method }) => method === 'GET'))
  const newCaller = async () => {
    const caller = routeCaller(inArea, tally.watch(await signUpPro(testBed), testBed.servers[0]!.address))
    await caller.makeAll()
    return caller
  }
  let caller = await newCaller()
  const count = (status: number) => {
    found.values++
    if (status === 200) found.accepted++
    return status === 200
  }
  for (const query of queries) count(await caller.read(route, query))
  const bodies = isWrite ? boundedBodies(route, caller.known, allBounds) : []
  for (const { value } of sampled(bodies, short)) {
    let status = await caller.send(route, value)
    // The most of a kind are stored, or the account's limit of calls is reached.
    if (status === 409 || status === 429) {
      caller = await newCaller()
      status = await caller.send(route, value)
    }
    if (count(status)) for (const read of reads) await caller.read(read)
  }
  for (const read of isWrite ? exports : []) await caller.read(read)
  return found
}

const partition = (reads: Route[]) =>
  [true, false].map((is) => reads.filter(({ path }) => exported.test(path) === is)) as [Route[], Route[]]
const sampled = <T>(all: T[], short: boolean) => (short ? all.filter((_, at) => at % 20 === 0) : all)
const areaOf = ({ path }: Pick<Route, 'path'>) => path.split('/')[2] ?? ''

type Tally = ReturnType<typeof newTally>

/** Counts calls and what is wrong with their answers. */
function newTally({ say }: DrillOptions) {
  const figures = {
    calls: 0,
    limited: 0,
    slowestMs: 0,
    /** Calls of more than a second, twice in a row. */
    slow: 0,
    serverErrors: 0,
    silences: 0,
    /** Reads of an account that failed after the same read had succeeded. */
    brokenReads: 0,
    /** Answers with stored values out of their bounds. */
    outOfRange: 0,
  }
  return {
    figures,
    /** How a person calls the server. */
    watch(person: Person, server: string) {
      const readable = new Set<string>()
      return async (method: Route['method'], url: string, payload?: unknown) => {
        const timed = async () => {
          const begun = performance.now()
          const key = { 'idempotency-key': randomUUID() }
          const answer = await person.call(server, method, url, payload, key).catch(() => undefined)
          figures.calls++
          return { answer, ms: Math.round(performance.now() - begun) }
        }
        const { answer, ms } = await timed()
        const { status = 0, headers, body } = answer ?? {}
        figures.slowestMs = Math.max(figures.slowestMs, ms)
        const wrong = (kind: keyof typeof figures, what: unknown) => {
          figures[kind]++
          say(`${kind} ${what} ${method} ${url} ${JSON.stringify(payload)?.slice(0, 300)}`)
        }
        // Once more: some of the server's threads start with their first work.
        if (ms > 1000) {
          const again = await timed()
          if (again.ms > 1000) wrong('slow', again.ms)
        }
        if (!answer) wrong('silences', '')
        if (status >= 500) wrong('serverErrors', status)
        if (status === 429) figures.limited++
        else if (method === 'GET' && status === 200) readable.add(url)
        else if (method === 'GET' && readable.has(url)) wrong('brokenReads', status)
        if (headers?.has(outOfRangeHeader)) wrong('outOfRange', headers.get(outOfRangeHeader))
        return { status, body }
      }
    },
  }
}
