import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { savedPairings } from './table.ts'

/** Pairings that a person keeps. */
export function pairingHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'pairings', savedPairings, ['ingredientsKey'])]
}
