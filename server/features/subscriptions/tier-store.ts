import { eq } from 'drizzle-orm'
import type { Tier } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'

/** Puts an account on a plan that nobody pays for. */
export async function giveTier(db: Queryable, userId: string, tier: Tier) {
  await db
    .update(users)
    .set({ subscriptionTier: tier, subscriptionStatus: 'active' })
    .where(eq(users.id, userId))
}
