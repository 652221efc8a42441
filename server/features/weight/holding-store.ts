import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { weighIns } from './table.ts'

/** What a person weighed. */
export function weightHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'weigh-ins', weighIns)]
}
