import type { FastifyRequest } from 'fastify'
import type { Endpoint, LimitName } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Counters } from '../adapters/counters/counters.ts'
import type { Account } from './identity.ts'

type Rule = { max: number; timeWindow: number; by: 'caller' | 'address' }
const minute = 60_000

/** Calls in a window (ms), counted by account (by address when signed out) or by address alone. */
const rules = {
  read: { max: 1200, timeWindow: minute, by: 'caller' },
  write: { max: 600, timeWindow: minute, by: 'caller' },
  ai: { max: 20, timeWindow: minute, by: 'caller' },
  'sign-in': { max: 30, timeWindow: minute, by: 'address' },
  /** Beside the limit by address: rotating addresses must not try one account's password for ever. */
  'sign-in-account': { max: 10, timeWindow: minute, by: 'caller' },
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
} as const satisfies Record<LimitName | 'read' | 'write' | 'sign-in-account' | 'events-a-day', Rule>

export type Limits = {
  /** Counts one more call against `name` for `key`; over the limit it throws `rate_limited`. */
  count(name: keyof typeof rules, key: string): Promise<void>
  /** Counts a call against the general limit and its endpoint's own. */
  check(request: FastifyRequest, endpoint: Endpoint, account: Account | undefined): Promise<void>
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
    async check(request, endpoint, account) {
      // A caller who has hung up has no address any more.
      const address = networkOf(request.ip ?? 'gone')
      const caller = account?.id ?? address
      await limits.count(endpoint.method === 'GET' ? 'read' : 'write', caller)
      const own = endpoint.limit
      if (own) await limits.count(own, rules[own].by === 'address' ? address : caller)
    },
  }
  return limits
}
