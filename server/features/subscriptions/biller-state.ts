import { dayMs } from '#contract/measures/day.ts'
import { type PlanId, plans, type SubscriptionStatus, type Tier } from '#contract/subscriptions/plans.ts'
import type { billers } from '#contract/subscriptions/subscriptions.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { PaymentState } from '#server/adapters/payments/payments.ts'
import { type AccountPlan, type SubscriptionRow, subscriptionStore } from './subscription-store.ts'

export type Biller = (typeof billers)[number]

/** A biller's state of a subscription, read at `readAt`. */
export type BillerState = {
  biller: Exclude<Biller, 'none'>
  providerId: string
  customerId: string | null
  plan: PlanId | undefined
  state: PaymentState
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  nextPlan: PlanId | null
  /** Start of the overdue time, if the biller states it. */
  pastDueSince?: Date | undefined
  readAt: Date
}

/** Days that a plan continues after a failed payment, while the biller retries. */
export const graceDays = 7
export const graceEnd = (pastDueSince: Date) => new Date(pastDueSince.getTime() + graceDays * dayMs)

/**
 * Writes a biller's state in the caller's transaction, independent of the order of messages; an older state is
 * ignored. The current biller stays until its paid period ends, unless the other one brings a larger plan. Returns
 * the effective tier.
 */
export async function applyBillerState(
  tx: Queryable,
  userId: string,
  reported: BillerState,
  now: Date,
): Promise<Tier> {
  const store = subscriptionStore(tx, userId)
  const row = await store.toChange()
  const account = await store.plan()
  if (!account) return 'trial_no_payment'
  const before = account.subscriptionTier
  const isOther = row.biller !== reported.biller && row.biller !== 'none'
  const isStale = !isOther && row.truthAt > reported.readAt
  const isOutranked = isOther && isPaid(before) && !outdoes(reported, before, row, account, now)
  if (isStale || isOutranked) return before

  const pastDueSince =
    reported.state === 'past_due' ? (reported.pastDueSince ?? row.pastDueSince ?? now) : null
  const holds =
    reported.plan && reported.state !== 'ended' && !(pastDueSince && graceEnd(pastDueSince) <= now)
  const tier: Tier = holds ? reported.plan! : freeTier(account, now)
  await store.change({
    biller: holds ? reported.biller : 'none',
    providerId: reported.providerId,
    customerId: reported.customerId ?? row.customerId,
    plan: reported.plan ?? null,
    nextPlan: holds ? reported.nextPlan : null,
    pastDueSince,
    grantedUntil: null,
    truthAt: reported.readAt,
  })
  await store.changePlan({
    subscriptionTier: tier,
    subscriptionStatus: statusOf(reported, Boolean(holds)),
    subscriptionCancelAtPeriodEnd: Boolean(holds) && reported.cancelAtPeriodEnd,
    subscriptionCurrentPeriodEnd: reported.currentPeriodEnd,
    ...(reported.customerId && {
      stripeCustomerId: reported.biller === 'stripe' ? reported.customerId : null,
    }),
  })
  await noteChange(store, row, { from: before, to: tier, biller: reported.biller, now })
  return tier
}

/** Whether another biller's state replaces the current plan. */
function outdoes(
  { plan, state }: BillerState,
  there: PlanId,
  { biller }: SubscriptionRow,
  { subscriptionCurrentPeriodEnd: paidUntil }: AccountPlan,
  now: Date,
): boolean {
  if (!plan || state === 'ended') return false
  const isOver = paidUntil !== null && paidUntil <= now
  return isOver || biller === 'granted' || plans[plan].price > plans[there].price
}

/** The tier without a plan: a running trial, or none. */
export function freeTier({ trialEndsAt }: Pick<AccountPlan, 'trialEndsAt'>, now: Date): Tier {
  return trialEndsAt && trialEndsAt > now ? 'trial' : 'trial_no_payment'
}

export const isPaid = (tier: Tier): tier is PlanId => tier === 'plus' || tier === 'pro'

function statusOf({ state }: BillerState, holds: boolean): SubscriptionStatus {
  if (state === 'past_due') return 'past_due'
  return holds ? 'active' : 'canceled'
}

type Change = { from: Tier; to: Tier; biller: Biller; now: Date }

/** Revenue counts paid plans only; granted ones are free. */
export async function noteChange(
  store: ReturnType<typeof subscriptionStore>,
  row: SubscriptionRow,
  { from, to, biller, now }: Change,
) {
  if (from === to && row.biller === biller) return
  const cents = (tier: Tier, by: string) =>
    isPaid(tier) && by !== 'granted' ? Math.round(plans[tier].price * 100) : 0
  await store.addChange({
    subject: row.subject,
    at: now,
    fromTier: from,
    toTier: to,
    fromCents: cents(from, row.biller),
    toCents: cents(to, biller),
    biller,
  })
}
