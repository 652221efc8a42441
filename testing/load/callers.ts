import { randomUUID } from 'node:crypto'
import autocannon, { type Client } from 'autocannon'
import { seeded } from '#server/knowledge/recipes/seeded.ts'
import { quantile } from '../quantile.ts'
import { cookieOf } from './accounts.ts'
import { type Ask, type Kind, mix, nextAsk, type Part } from './mix.ts'

export type Times = { count: number; p50: number; p95: number; p99: number }
/** An answered call: milliseconds from the start of the load, and until the answer. */
export type Answered = { at: number; ms: number; kind: Kind; name: string }

export type Load = {
  addresses: string[]
  /** Accounts 1 to `people`, with days of entries each up to `today`. */
  people: number
  days: number
  today: string
  secret: string
  seconds: number
  seed: number
  parts?: readonly Part[]
  /** Calls a second of all connections; as many as are answered without. */
  perSecond?: number
}

/** Concurrent connections of a load. */
export const atOnce = 32

/** Sends a mix of calls over `atOnce` sequential connections, to the addresses in turn. */
export async function sendLoad(load: Load) {
  const { addresses, seconds, seed, perSecond } = load
  const answered: Answered[] = []
  let refused = 0
  let connections = 0
  const begun = performance.now()
  const onAnswer = (one: Answered, status: number, text: string) => {
    answered.push({ ...one, at: one.at - begun })
    if (status === 200) return
    refused++
    if (refused <= 3) console.error(`${one.name}: ${status} ${text.slice(0, 300)}`)
  }
  const results = await Promise.all(
    addresses.map((url) =>
      autocannon({
        url,
        duration: seconds,
        connections: Math.ceil(atOnce / addresses.length),
        ...(perSecond && { overallRate: Math.ceil(perSecond / addresses.length) }),
        setupClient: (client) => connect(client, load, seeded(seed * 1000 + connections++), onAnswer),
      }),
    ),
  )
  return {
    answered,
    perSecond: Math.round(answered.length / ((performance.now() - begun) / 1000)),
    /** Answers other than 200, broken connections and calls without an answer. */
    refused: results.reduce((sum, { errors, timeouts }) => sum + errors + timeouts, refused),
  }
}

/** Makes a connection send one call of the mix after the other, each for another account. */
function connect(
  client: Client,
  { people, days, today, secret, parts = mix }: Load,
  chance: () => number,
  onAnswer: (one: Answered, status: number, text: string) => void,
) {
  let own: { person: number; id: string } | undefined
  let asked: { ask: Ask; person: number; at: number }
  client.setRequests([
    {
      setupRequest(request) {
        const ask = nextAsk({ today, days, own: own?.id, chance }, parts)
        const person = ask.method === 'DELETE' ? own!.person : 1 + Math.floor(chance() * people)
        asked = { ask, person, at: performance.now() }
        const { method, path, body, type = 'application/json' } = ask
        return {
          ...request,
          method,
          path,
          headers: {
            cookie: cookieOf(person, secret),
            // Compressed answers, like a browser.
            'accept-encoding': 'gzip, deflate, br',
            ...(method !== 'GET' && { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() }),
            ...(body && { 'content-type': type }),
          },
          body: body && (body instanceof Buffer ? body : JSON.stringify(body)),
        } as autocannon.Request
      },
      onResponse(status, body) {
        const { ask, person, at } = asked
        const { kind, name } = ask
        onAnswer({ at, ms: performance.now() - at, kind, name }, status, body)
        if (ask.method === 'DELETE') own = undefined
        else if (name === 'log a drink' && status === 200) own ??= { person, id: JSON.parse(body).id }
      },
    },
  ])
}

/** Times of answered calls: of all, and by kind or name. */
export const timesOf = (some: readonly Answered[]): Times => {
  const ms = some.map((one) => one.ms)
  const at = (share: number) => Math.round(quantile(ms, share) * 10) / 10
  return { count: ms.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
export const timesBy = (some: readonly Answered[], what: 'kind' | 'name'): Record<string, Times> =>
  Object.fromEntries(
    [...Map.groupBy(some, (one) => one[what])].map(([name, those]) => [name, timesOf(those)]),
  )
