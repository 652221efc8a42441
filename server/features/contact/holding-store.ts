import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { contactMessages } from './table.ts'

/** What a person wrote while signed in; without what the owner noted for themselves. */
export function contactHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'contact-messages', contactMessages, ['note'])]
}
