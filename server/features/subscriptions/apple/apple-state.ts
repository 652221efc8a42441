import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { type BillerState, graceDays } from '../biller-state.ts'
import type { Purchase } from './apple-store.ts'

const hourMs = 3_600_000
const graceMs = graceDays * 24 * hourMs
/** Tolerance for Apple's renewal message, which is due before the old period ends. */
const lateness = 24 * hourMs

export type AppleState = Omit<BillerState, 'readAt'>

/** Derives a purchase's state from Apple's newest signatures and the clock, independent of the order of messages. */
export function billerStateOfPurchase(purchase: Purchase, now: Date): AppleState {
  const plan = planOf(purchase.productId)
  const renewal = renewalThatCounts(purchase)
  const { state, pastDueSince } = stateOf(purchase, renewal, now)
  const renewsAs = renewal?.renews ? (renewal.nextPlan as PlanId | null) : null
  return {
    biller: 'apple',
    providerId: purchase.originalTransactionId,
    customerId: null,
    plan,
    state,
    pastDueSince,
    currentPeriodEnd: purchase.expiresAt,
    cancelAtPeriodEnd: state === 'paid' && renewal?.renews === false,
    nextPlan: renewsAs && renewsAs !== plan ? renewsAs : null,
  }
}

/** Selects one of several: paid before overdue, then the larger plan, then the longer period. */
export function bestOf(states: readonly AppleState[]): AppleState | undefined {
  const rank = { paid: 2, past_due: 1, ended: 0 }
  const price = ({ plan }: AppleState) => (plan ? plans[plan].price : 0)
  return states.toSorted(
    (one, other) =>
      rank[other.state] - rank[one.state] ||
      price(other) - price(one) ||
      Number(other.currentPeriodEnd) - Number(one.currentPeriodEnd),
  )[0]
}

function stateOf(
  { revokedAt, isUpgraded, expiresAt }: Purchase,
  renewal: ReturnType<typeof renewalThatCounts>,
  now: Date,
): Pick<AppleState, 'state' | 'pastDueSince'> {
  if (revokedAt || isUpgraded) return { state: 'ended' }
  if (expiresAt > now) return { state: 'paid' }
  if (renewal?.graceEndsAt && renewal.graceEndsAt > now)
    return { state: 'past_due', pastDueSince: new Date(renewal.graceEndsAt.getTime() - graceMs) }
  if (renewal?.isRetrying) return { state: 'past_due', pastDueSince: expiresAt }
  const isLate = renewal?.renews && expiresAt.getTime() + lateness > now.getTime()
  return { state: isLate ? 'paid' : 'ended' }
}

/** Renewal information from before this period concerns an earlier one. */
function renewalThatCounts(purchase: Purchase) {
  const { renewalSignedAt, renews, nextPlan, isRetrying, graceEndsAt, purchasedAt, signedAt } = purchase
  if (!renewalSignedAt) return undefined
  if (renewalSignedAt < purchasedAt && renewalSignedAt < signedAt) return undefined
  return { renews: renews === true, nextPlan, isRetrying: isRetrying === true, graceEndsAt }
}

function planOf(product: string): PlanId | undefined {
  return Object.values(plans).find(({ appleProductId }) => appleProductId === product)?.id
}
