import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { SubscriptionStatus, Tier } from '#contract/subscriptions/plans.ts'

/** The signed-in account of a request with what most handlers need. */
export type Account = {
  id: string
  email: string
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  image: string | null
  /** Time zone of the account's days; a fallback until known. */
  zone: string
  timezone: string | null
  units: UnitSystem
  /** The effective tier, with the trial's clock. */
  tier: Tier
  subscriptionStatus: SubscriptionStatus
  cancelAtPeriodEnd: boolean
  currentPeriodEnd: Date | null
  stripeCustomerId: string | null
  trialEndsAt: Date | null
  isOwner: boolean
  /** The owner's address before its confirmation; grants nothing. */
  isUnconfirmedOwner: boolean
  createdAt: Date
  /** The app sign-in of an access token; absent for browser sessions. */
  tokenFamilyId?: string
}

/** Identifies the sender. Undefined when signed out; throws `unauthenticated` for an invalid bearer token. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Account | undefined>

/** Whether the request has a bearer token, which then takes precedence; other schemes belong to proxies. */
export function isBearer(request: FastifyRequest): boolean {
  return /^bearer\b/i.test(request.headers.authorization ?? '')
}

/** The token; undefined unless the header holds one word after the scheme. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
