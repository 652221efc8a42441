import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { appStorePurchases, quotaUsage, subscriptions } from './table.ts'

/** What a person used of their plan, and how they pay for it. */
export function subscriptionHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'quota-usage', quotaUsage),
    holding(db, userId, 'subscription', subscriptions, ['subject']),
    holding(db, userId, 'app-store-purchases', appStorePurchases),
  ]
}
