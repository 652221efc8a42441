import { eq } from 'drizzle-orm'
import type { Tier } from '#contract/plans.ts'
import { users } from '../access/table.ts'
import type { Queryable } from '../adapters/database/database.ts'

/** Puts an account on a plan that nobody pays for. */
export async function giveTier(db: Queryable, userId: string, tier: Tier) {
  await db
    .update(users)
    .set({ subscriptionTier: tier, subscriptionStatus: 'active' })
    .where(eq(users.id, userId))
}
