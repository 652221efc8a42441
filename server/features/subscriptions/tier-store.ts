import { eq } from 'drizzle-orm'
import type { Tier } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'

/** Grants an account a free plan. */
export async function giveTier(db: Queryable, userId: string, tier: Tier) {
  await db
    .update(users)
    .set({ subscriptionTier: tier, subscriptionStatus: 'active' })
    .where(eq(users.id, userId))
}
