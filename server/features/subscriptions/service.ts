import { AppError } from '#contract/http/errors.ts'
import { allowance, type Feature, noLimit, planAbove, quotaMonth } from '#contract/subscriptions/plans.ts'
import { countedFeatures, type Quota } from '#contract/subscriptions/subscriptions.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Account } from '#server/http/identity.ts'
import { quotaStore } from './store.ts'
import { words } from './words.ts'

export { closeBilling, noteBilling } from './closing.ts'
export { changeGrant } from './granting.ts'

/** A reserved unit; `release` returns it after a failure. */
export type Unit = { release(): Promise<void> }

/**
 * Reserves one unit of a limited right before costly work. Errors: `payment_required` when the plan lacks it,
 * `quota_exceeded` when the month's units are used up.
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

/** Runs `work` with a reserved unit, returned when it fails or its result is `free`. */
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

/** This month's quotas of the account. */
export function quotasOf(db: Queryable, user: Account, now: Date): Promise<Quota[]> {
  const { month, resetsAt } = quotaMonth(user.zone, now)
  return Promise.all(
    countedFeatures.map(async (feature) => {
      const limit = allowance(user.tier, feature)
      // After a downgrade the use may exceed the new limit.
      const used = limit > 0 ? Math.min(limit, await quotaStore(db, user.id).used(feature, month)) : 0
      return { feature, limit, used, resetsAt: resetsAt.toISOString() }
    }),
  )
}
