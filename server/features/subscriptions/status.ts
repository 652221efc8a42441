import { currentTier, type Tier } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { type Biller, graceEnd } from './biller-state.ts'
import { subscriptionStore } from './subscription-store.ts'

/** An account's subscription status. */
export async function subscriptionStatusOf(db: Queryable, userId: string, now: Date): Promise<Subscription> {
  const store = subscriptionStore(db, userId)
  const [row, account] = [await store.read(), (await store.plan())!]
  const { trialEndsAt, subscriptionCurrentPeriodEnd: periodEnd } = account
  return {
    tier: currentTier(account.subscriptionTier, trialEndsAt, now),
    status: account.subscriptionStatus,
    biller: (row?.biller ?? 'none') as Biller,
    cancelAtPeriodEnd: account.subscriptionCancelAtPeriodEnd,
    currentPeriodEnd: periodEnd?.toISOString() ?? null,
    trialEndDate: trialEndsAt?.toISOString() ?? null,
    trialUsed: !trialEndsAt || trialEndsAt <= now,
    graceUntil: row?.pastDueSince ? graceEnd(row.pastDueSince).toISOString() : null,
    nextTier: (row?.nextPlan ?? null) as Tier | null,
  }
}
