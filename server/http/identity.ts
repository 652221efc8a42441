import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { SubscriptionStatus, Tier } from '#contract/subscriptions/plans.ts'

/** The signed-in account of a request, read once, with everything that most handlers need. */
export type Account = {
  id: string
  email: string
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  image: string | null
  /** The zone that days are counted in; the fallback until the browser has told. */
  zone: string
  timezone: string | null
  units: UnitSystem
  /** The tier that counts now, trial clock included. */
  tier: Tier
  subscriptionStatus: SubscriptionStatus
  cancelAtPeriodEnd: boolean
  currentPeriodEnd: Date | null
  stripeCustomerId: string | null
  trialEndsAt: Date | null
  isOwner: boolean
  /** The owner's address, not confirmed yet: it opens nothing. */
  isUnconfirmedOwner: boolean
  createdAt: Date
  /** The app's sign-in that an access token belongs to; absent for a browser's session. */
  tokenFamilyId?: string
}

/** Who sends this request. Undefined when nobody is signed in; throws `unauthenticated` for a bad bearer token. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Account | undefined>

/** Whether the request carries a bearer token, which then alone says who sends it; other schemes belong to proxies. */
export function isBearer(request: FastifyRequest): boolean {
  return /^bearer\b/i.test(request.headers.authorization ?? '')
}

/** The token itself; undefined where the header holds something else than one word after the scheme. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
