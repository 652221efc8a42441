import { AppError } from '#contract/http/errors.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { freeTier, noteChange } from './biller-state.ts'
import { subscriptionStore } from './subscription-store.ts'
import { words } from './words.ts'

export type Grant = { plan: PlanId | null; until: Date | null }

/**
 * Grants a free plan, or revokes it (`plan` null), in the caller's transaction. Returns the tiers before and after;
 * undefined for an unknown account. Errors: `conflict` for a billed account, whose biller would overwrite it, or
 * without a granted plan to revoke.
 */
export async function changeGrant(tx: Queryable, userId: string, { plan, until }: Grant, now: Date) {
  const store = subscriptionStore(tx, userId)
  if (!(await store.plan())) return undefined
  const row = await store.toChange()
  const account = (await store.plan())!
  if (row.biller === 'stripe' || row.biller === 'apple') throw new AppError('conflict', words.isBilled)
  if (!plan && row.biller !== 'granted') throw new AppError('conflict', words.nothingGranted)
  const from = account.subscriptionTier
  const to = plan ?? freeTier(account, now)
  const biller = plan ? 'granted' : 'none'
  await store.change({ biller, plan, nextPlan: null, grantedUntil: until, pastDueSince: null, truthAt: now })
  await store.changePlan({
    subscriptionTier: to,
    subscriptionStatus: to === 'trial_no_payment' ? 'canceled' : 'active',
    subscriptionCancelAtPeriodEnd: false,
    subscriptionCurrentPeriodEnd: until,
  })
  await noteChange(store, row, { from, to, biller, now })
  return { from, to }
}
