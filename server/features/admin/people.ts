import type { AdminUser } from '#contract/admin.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { allowance, currentTier, quotaMonth } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { type Use, type UserRow, usersStore } from './users-store.ts'

/** Accounts with this month's usage, in two queries, so that the schema can be sharded. */
export async function peopleOf(db: Queryable, rows: UserRow[], now: Date): Promise<AdminUser[]> {
  const months = new Set(rows.map((row) => monthOf(row, now)))
  const uses = rows.length
    ? await usersStore(db, now).used(
        rows.map(({ id }) => id),
        [...months],
      )
    : []
  return rows.map((row) => personOf(row, uses, now))
}

const monthOf = ({ timezone }: UserRow, now: Date) => quotaMonth(timezone ?? fallbackTimezone, now).month

function personOf(row: UserRow, uses: Use[], now: Date): AdminUser {
  const tier = currentTier(row.storedTier, row.trialEndsAt, now)
  const month = monthOf(row, now)
  const used = (feature: string) =>
    uses.find((use) => use.userId === row.id && use.feature === feature && use.month === month)?.used ?? 0
  return {
    id: row.id,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    platform: row.platform ?? 'web',
    subscriptionTier: tier,
    biller: (row.biller ?? 'none') as AdminUser['biller'],
    grantedUntil: row.grantedUntil?.toISOString() ?? null,
    stripeCustomerId: row.stripeCustomerId,
    totalSpent: ((row.cardCents ?? 0) + (row.storeCents ?? 0)) / 100,
    lastActive: row.lastActiveAt?.toISOString() ?? null,
    usageStats: {
      fridgeScans: used('fridge_scan'),
      fridgeScansLimit: allowance(tier, 'fridge_scan'),
      recipeGeneration: used('recipe_generation'),
      recipeGenerationLimit: allowance(tier, 'recipe_generation'),
    },
  }
}
