import { randomUUID } from 'node:crypto'
import { seeded } from '#server/knowledge/recipes/seeded.ts'
import { quantile } from '../support/bench-server.ts'
import { openConnection } from './connection.ts'
import { type Kind, nextAsk } from './mix.ts'
import { cookieOf } from './person.ts'

export type Times = { count: number; p50: number; p95: number; p99: number }
export type Heard = {
  perSecond: number
  all: Times
  kinds: Record<Kind, Times>
  /** By route. */
  routes: Record<string, Times>
  /** Answers other than 200, and broken connections. */
  refused: number
}

export type Who = {
  addresses: string[]
  people: number
  days: number
  today: string
  secret: string
  /** A single route to request instead of the mix. */
  only?: string
}

/** Concurrent connections. */
export const atOnce = 32

/** Sends the mix for `seconds` over `atOnce` sequential connections, addresses in turn. Times in milliseconds. */
export async function callers(who: Who, seconds: number, seed: number): Promise<Heard> {
  const taken: { kind: Kind; name: string; ms: number }[] = []
  let refused = 0
  const known: string[] = []
  const cookies = (person: number) => {
    known[person] ??= cookieOf(person, who.secret)
    return known[person]
  }
  const until = performance.now() + seconds * 1000
  const begun = performance.now()
  const one = async (at: number) => {
    const chance = seeded(seed * 1000 + at)
    const connection = await openConnection(who.addresses[at % who.addresses.length]!)
    let own: { person: number; id: string } | undefined
    while (performance.now() < until) {
      const ask = nextAsk({ today: who.today, days: who.days, own: own?.id, chance }, who.only)
      const person = ask.method === 'DELETE' ? own!.person : 1 + Math.floor(chance() * who.people)
      const headers = headersOf(cookies(person), ask.method !== 'GET')
      const started = performance.now()
      const answer = await connection.ask(
        ask.method,
        ask.path,
        headers,
        ask.body ? JSON.stringify(ask.body) : '',
      )
      taken.push({ kind: ask.kind, name: ask.name, ms: performance.now() - started })
      if (answer.status !== 200) {
        refused++
        if (refused === 1) console.error(`${ask.method} ${ask.path}: ${answer.status} ${answer.body}`)
      }
      if (ask.name === 'log a drink' && !own && answer.status === 200)
        own = { person, id: JSON.parse(answer.body.toString()).id }
      else if (ask.method === 'DELETE') own = undefined
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at)))
  const perSecond = Math.round(taken.length / ((performance.now() - begun) / 1000))
  const times = (some: typeof taken) => timesOf(some.map(({ ms }) => ms))
  const by = (what: 'kind' | 'name') =>
    Object.fromEntries([...Map.groupBy(taken, (one) => one[what])].map(([name, some]) => [name, times(some)]))
  return { perSecond, all: times(taken), kinds: by('kind') as Heard['kinds'], routes: by('name'), refused }
}

function headersOf(cookie: string, write: boolean): string {
  // Accepts compressed answers, like a browser.
  const always = `cookie: ${cookie}\r\naccept-encoding: gzip, deflate, br\r\n`
  return write ? `${always}sec-fetch-site: same-origin\r\nidempotency-key: ${randomUUID()}\r\n` : always
}

export function timesOf(ms: number[]): Times {
  const at = (share: number) => Math.round(quantile(ms, share) * 10) / 10
  return { count: ms.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
