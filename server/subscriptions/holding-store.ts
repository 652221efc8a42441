import type { Database } from '../adapters/database/database.ts'
import { type Holding, holding } from '../adapters/database/holding.ts'
import { quotaUsage } from './table.ts'

/** What a person used of their plan. */
export function subscriptionHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'quota-usage', quotaUsage)]
}
