import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { userGoals } from './table.ts'

/** What a person aims at. */
export function goalHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'goals', userGoals)]
}
