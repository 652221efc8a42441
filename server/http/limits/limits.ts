import type { FastifyRequest } from 'fastify'
import type { Endpoint, LimitName } from '#contract/http/endpoint.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Counters } from '#server/adapters/counters/counters.ts'
import type { Account } from '../identity.ts'

type Rule = { max: number; timeWindow: number; by: 'caller' | 'address'; failures?: true }
const minute = 60_000

/**
 * Calls in a window (ms), counted by account (by address when signed out) or by address where nobody needs to be signed
 * in. With `failures` a call that is answered counts no longer: what others do right locks nobody out.
 */
const rules = {
  read: { max: 1200, timeWindow: minute, by: 'caller' },
  write: { max: 600, timeWindow: minute, by: 'caller' },
  ai: { max: 20, timeWindow: minute, by: 'caller' },
  'sign-in': { max: 30, timeWindow: minute, by: 'address', failures: true },
  /** Beside the limit by address: rotating addresses must not try one account's password for ever. */
  'sign-in-account': { max: 10, timeWindow: minute, by: 'caller', failures: true },
  /** From so many on the owner of the account is told. */
  'wrong-passwords': { max: 10, timeWindow: 60 * minute, by: 'caller' },
  /** Each call sends a letter: to one address, and from one. */
  email: { max: 30, timeWindow: minute, by: 'address' },
  'email-account': { max: 10, timeWindow: minute, by: 'caller' },
  /** Reading what Apple has signed costs more than most. */
  purchase: { max: 30, timeWindow: minute, by: 'address' },
  'sign-up': { max: 10, timeWindow: minute, by: 'address' },
  contact: { max: 5, timeWindow: 60 * minute, by: 'caller' },
  events: { max: 60, timeWindow: minute, by: 'caller' },
  'events-a-day': { max: 200, timeWindow: 1440 * minute, by: 'caller' },
  /** Each may ask Open Food Facts, which asks for moderation. */
  barcode: { max: 30, timeWindow: minute, by: 'caller' },
  /** Messages that a person sends to their own devices. */
  notify: { max: 10, timeWindow: minute, by: 'caller' },
  /** A copy of everything reads everything. */
  download: { max: 5, timeWindow: 10 * minute, by: 'caller' },
} as const satisfies Record<
  LimitName | 'read' | 'write' | 'sign-in-account' | 'wrong-passwords' | 'email-account' | 'events-a-day',
  Rule
>
type RuleName = keyof typeof rules

export type Limits = {
  /** Counts one more call against `name` for `key`; over the limit it throws `rate_limited`. */
  count(name: RuleName, key: string): Promise<void>
  /** Does `work` counted against every one of `tries`; what succeeds, or fails by our fault, is taken back. */
  failing<T>(tries: readonly (readonly [name: RuleName, key: string])[], work: () => Promise<T>): Promise<T>
  /** Counts one more against `name`; true for each that makes another `max` full. */
  isMany(name: RuleName, key: string): Promise<boolean>
  /** Counts a call against the general limit and its endpoint's own. */
  check(request: FastifyRequest, endpoint: Endpoint, account: Account | undefined): Promise<void>
  /** Takes a call back that was answered, where its endpoint's limit counts failures. */
  answered(request: FastifyRequest, endpoint: Endpoint, account: Account | undefined): Promise<void>
}

/** Whose address it is: IPv6 networks are given out whole, so all addresses of one /64 count together. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped || !ip.includes(':')) return mapped ?? ip
  const [head = [], tail = []] = ip.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

export function limitsOf(counters: Counters): Limits {
  const limits: Limits = {
    async count(name, key) {
      const { max, timeWindow } = rules[name]
      const { count, leftMs } = await counters.hit(`${name} ${key}`, timeWindow)
      if (count <= max) return
      const seconds = Math.max(1, Math.ceil(leftMs / 1000))
      throw new AppError('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
        retryAfterSeconds: seconds,
      })
    },
    async failing(tries, work) {
      for (const [name, key] of tries) await limits.count(name, key)
      const takeBack = () => Promise.all(tries.map(([name, key]) => take(name, key)))
      try {
        const done = await work()
        await takeBack()
        return done
      } catch (error) {
        if (!(error instanceof AppError)) await takeBack()
        throw error
      }
    },
    async isMany(name, key) {
      const { max, timeWindow } = rules[name]
      return (await counters.hit(`${name} ${key}`, timeWindow)).count % max === 0
    },
    async check(request, endpoint, account) {
      const caller = account?.id ?? addressOf(request)
      await limits.count(endpoint.method === 'GET' ? 'read' : 'write', caller)
      const own = endpoint.limit
      if (own) await limits.count(own, keyOf(own, request, endpoint, account))
    },
    async answered(request, endpoint, account) {
      const own = endpoint.limit
      if (own && 'failures' in rules[own]) await take(own, keyOf(own, request, endpoint, account))
    },
  }
  const take = (name: RuleName, key: string) => counters.hit(`${name} ${key}`, rules[name].timeWindow, -1)
  return limits
}

/** A caller who has hung up has no address any more. */
export const addressOf = (request: FastifyRequest) => networkOf(request.ip ?? 'gone')

/** Of an endpoint that anybody may call a signed-in caller has no budget of their own: accounts are made quickly. */
function keyOf(
  name: LimitName,
  request: FastifyRequest,
  endpoint: Endpoint,
  account: Account | undefined,
): string {
  const address = addressOf(request)
  const byAddress = rules[name].by === 'address' && endpoint.access === 'public'
  return byAddress ? address : (account?.id ?? address)
}
