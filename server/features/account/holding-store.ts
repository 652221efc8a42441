import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { profiles } from './table.ts'

export function profileHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'profile', profiles)]
}
