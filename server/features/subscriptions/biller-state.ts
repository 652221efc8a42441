import { type PlanId, plans, type SubscriptionStatus, type Tier } from '#contract/subscriptions/plans.ts'
import type { billers } from '#contract/subscriptions/subscriptions.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { PaymentState } from '#server/adapters/payments/payments.ts'
import { type AccountPlan, type SubscriptionRow, subscriptionStore } from './subscription-store.ts'

export type Biller = (typeof billers)[number]

/** What a biller says of a person's subscription, read at `readAt`. */
export type BillerState = {
  biller: Exclude<Biller, 'none'>
  providerId: string
  customerId: string | null
  plan: PlanId | undefined
  state: PaymentState
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  nextPlan: PlanId | null
  /** Where the biller says itself since when, or until when, it waits for its money. */
  pastDueSince?: Date | undefined
  readAt: Date
}

/** Days that a plan goes on after a payment failed, while the biller tries again. */
export const graceDays = 7
const dayMs = 86_400_000

export const graceEnd = (pastDueSince: Date) => new Date(pastDueSince.getTime() + graceDays * dayMs)

/**
 * Writes what a biller says, whole, in the caller's transaction: the order in which messages come does not matter. An
 * older reading changes nothing. Of two billers the one that is there stays until the end of what it is paid for, unless
 * the other one brings a larger plan. Answers the tier that counts from now on.
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
  const before = account.subscriptionTier as Tier
  const isOther = row.biller !== reported.biller && row.biller !== 'none'
  const isStale = !isOther && row.truthAt > reported.readAt
  const standsBehind = isOther && isPaid(before) && !outdoes(reported, before, row, account, now)
  if (isStale || standsBehind) return before

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

/** Whether another biller's truth takes the place of a plan that is there. */
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

/** A trial that still runs goes on; whoever never had one, or used it up, has none. */
export function freeTier({ trialEndsAt }: Pick<AccountPlan, 'trialEndsAt'>, now: Date): Tier {
  return trialEndsAt && trialEndsAt > now ? 'trial' : 'trial_no_payment'
}

export const isPaid = (tier: Tier): tier is PlanId => tier === 'plus' || tier === 'pro'

function statusOf({ state }: BillerState, holds: boolean): SubscriptionStatus {
  if (state === 'past_due') return 'past_due'
  return holds ? 'active' : 'canceled'
}

type Change = { from: Tier; to: Tier; biller: Biller; now: Date }

/** Revenue is what is paid for: a granted plan brings none. */
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
