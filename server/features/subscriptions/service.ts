import { AppError } from '#contract/http/errors.ts'
import { allowance, type Feature, noLimit, planAbove } from '#contract/subscriptions/plans.ts'
import { quotaMonth } from '#contract/subscriptions/quota-month.ts'
import { countedFeatures, type Quota } from '#contract/subscriptions/subscriptions.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Account } from '#server/http/identity.ts'
import { quotaStore } from './store.ts'
import { words } from './words.ts'

export { endLeftBilling, leaveBilling } from './closing.ts'
export { changeGrant } from './granting.ts'

/** A unit taken in advance; `release` gives it back when the work it was for failed. */
export type Unit = { release(): Promise<void> }

/**
 * Takes one unit of a limited right before the work that costs something.
 * Errors: `payment_required` when the plan does not hold it, `quota_exceeded` when the month's units are used up.
 */
export async function reserve(db: Queryable, user: Account, feature: Feature, now: Date): Promise<Unit> {
  const limit = allowance(user.tier, feature)
  if (limit === noLimit) return { release: async () => {} }
  const { month, resetsAt } = quotaMonth(user.zone, now)
  const state = { limit, used: 0, resetsAt: resetsAt.toISOString(), plan: planAbove(user.tier, feature) }
  if (limit === 0) throw new AppError('payment_required', words.notInPlan, state)
  const store = quotaStore(db, user.id)
  if (!(await store.take(feature, month, limit)))
    throw new AppError('quota_exceeded', words.quotaUsed, { ...state, used: limit })
  return { release: () => store.giveBack(feature, month) }
}

/** Does `work` with a unit reserved, and returns the unit if it fails or what it brought is `free`. */
export async function withUnit<T>(
  db: Queryable,
  user: Account,
  feature: Feature,
  now: Date,
  work: () => Promise<T>,
  free: (done: T) => boolean = () => false,
): Promise<T> {
  const unit = await reserve(db, user, feature, now)
  let done: T
  try {
    done = await work()
  } catch (error) {
    await unit.release()
    throw error
  }
  if (free(done)) await unit.release()
  return done
}

/** Every counted right as the person’s plan holds it this month. */
export function quotasOf(db: Queryable, user: Account, now: Date): Promise<Quota[]> {
  const { month, resetsAt } = quotaMonth(user.zone, now)
  return Promise.all(
    countedFeatures.map(async (feature) => {
      const limit = allowance(user.tier, feature)
      // A plan that was larger earlier in the month may have used more than this one holds.
      const used = limit > 0 ? Math.min(limit, await quotaStore(db, user.id).used(feature, month)) : 0
      return { feature, limit, used, resetsAt: resetsAt.toISOString() }
    }),
  )
}
