import type Stripe from 'stripe'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import type { PaidSubscription, PaymentState } from './payments.ts'

export type Prices = Record<PlanId, string>

/** Subscription metadata after a downgrade: the plan in use until a time (Unix seconds). */
export const keeps = { plan: 'keeps_plan', until: 'keeps_until' } as const

const states: Partial<Record<Stripe.Subscription.Status, PaymentState>> = {
  trialing: 'paid',
  active: 'paid',
  past_due: 'past_due',
}

/** Converts Stripe's subscription. */
export function fromStripe(subscription: Stripe.Subscription, prices: Prices, now: Date): PaidSubscription {
  const [item] = subscription.items.data
  const billed = planOf(item?.price.id, prices)
  const kept = keptPlan(subscription.metadata, now)
  // Paused collection grants the plan without payment for its duration.
  const state = subscription.pause_collection ? 'ended' : (states[subscription.status] ?? 'ended')
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    userId: subscription.metadata.user_id || null,
    plan: kept ?? billed,
    state,
    startedAt: instant(subscription.start_date)!,
    trialEndsAt: instant(subscription.trial_end),
    currentPeriodEnd: instant(item?.current_period_end ?? null),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    nextPlan: kept && billed && kept !== billed ? billed : null,
  }
}

/** After a downgrade Stripe bills the smaller plan while the larger one is paid. */
function keptPlan(metadata: Stripe.Metadata, now: Date): PlanId | undefined {
  const plan = metadata[keeps.plan]
  const until = Number(metadata[keeps.until])
  return (plan === 'plus' || plan === 'pro') && until * 1000 > now.getTime() ? plan : undefined
}

function planOf(priceId: string | undefined, prices: Prices): PlanId | undefined {
  return (Object.keys(prices) as PlanId[]).find((plan) => prices[plan] === priceId)
}

export const idOf = (one: string | { id: string }) => (typeof one === 'string' ? one : one.id)
const instant = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000))
