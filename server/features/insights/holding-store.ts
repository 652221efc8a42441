import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { dayRuns, dayTotals, lifetimeTotals, milestones } from './table.ts'

/** Sums over a person’s entries, and marks that they passed. */
export function insightHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'day-totals', dayTotals),
    holding(db, userId, 'lifetime-totals', lifetimeTotals),
    holding(db, userId, 'day-runs', dayRuns),
    holding(db, userId, 'milestones', milestones),
  ]
}
