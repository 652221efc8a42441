import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { presence } from './table.ts'

/** When an account was last used. */
export function presenceHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'last-used', presence)]
}
