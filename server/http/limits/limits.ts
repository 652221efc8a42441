import type { FastifyRequest } from 'fastify'
import type { Endpoint, LimitName } from '#contract/http/endpoint.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Counters } from '#server/adapters/counters/counters.ts'
import type { Account } from '../identity.ts'

type Rule = { max: number; timeWindow: number; by: 'caller' | 'address'; failures?: true }
const minute = 60_000

/**
 * Calls per window (ms), counted by account (by address when signed out), or by address for public endpoints. With
 * `failures` successful calls are not counted, so that others' successes do not use up the limit.
 */
const rules = {
  read: { max: 1200, timeWindow: minute, by: 'caller' },
  write: { max: 600, timeWindow: minute, by: 'caller' },
  ai: { max: 20, timeWindow: minute, by: 'caller' },
  'sign-in': { max: 30, timeWindow: minute, by: 'address', failures: true },
  /** Also limited by account: rotating addresses must not guess its password. */
  'sign-in-account': { max: 10, timeWindow: minute, by: 'caller', failures: true },
  /** Number of wrong passwords after which the account's owner is warned. */
  'wrong-passwords': { max: 10, timeWindow: 60 * minute, by: 'caller' },
  /** Each call sends an email: limited by sender and by receiver. */
  email: { max: 30, timeWindow: minute, by: 'address' },
  'email-account': { max: 10, timeWindow: minute, by: 'caller' },
  /** Verifying Apple's signatures is expensive. */
  purchase: { max: 30, timeWindow: minute, by: 'address' },
  'sign-up': { max: 10, timeWindow: minute, by: 'address' },
  contact: { max: 5, timeWindow: 60 * minute, by: 'caller' },
  events: { max: 60, timeWindow: minute, by: 'caller' },
  'events-a-day': { max: 200, timeWindow: 1440 * minute, by: 'caller' },
  /** Each may call Open Food Facts, which asks for moderation. */
  barcode: { max: 30, timeWindow: minute, by: 'caller' },
  /** Messages to the account's own devices. */
  notify: { max: 10, timeWindow: minute, by: 'caller' },
  /** A data export reads everything. */
  download: { max: 5, timeWindow: 10 * minute, by: 'caller' },
} as const satisfies Record<
  LimitName | 'read' | 'write' | 'sign-in-account' | 'wrong-passwords' | 'email-account' | 'events-a-day',
  Rule
>
type RuleName = keyof typeof rules

export type Limits = {
  /** Counts a call against `name` for `key`; throws `rate_limited` over the limit. */
  count(name: RuleName, key: string): Promise<void>
  /** Runs `work` counted against all `tries`; successes and server errors are not counted. */
  failing<T>(tries: readonly (readonly [name: RuleName, key: string])[], work: () => Promise<T>): Promise<T>
  /** Counts against `name`; true each time another `max` is reached. */
  isMany(name: RuleName, key: string): Promise<boolean>
  /** Counts a call against the general and the endpoint's limit. */
  check(request: FastifyRequest, endpoint: Endpoint, account: Account | undefined): Promise<void>
  /** Uncounts an answered call where the limit counts failures only. */
  answered(request: FastifyRequest, endpoint: Endpoint, account: Account | undefined): Promise<void>
}

/** Network of an address: all addresses of an IPv6 /64 count together, since they are assigned as a block. */
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

/** A closed connection has no address. */
export const addressOf = (request: FastifyRequest) => networkOf(request.ip ?? 'gone')

/** Public endpoints count by address for signed-in callers too, since accounts are created quickly. */
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
