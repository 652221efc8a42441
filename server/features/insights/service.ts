import type { Queryable } from '#server/adapters/database/database.ts'
import { type Share, totalsStore } from './store.ts'

export { milestonesToTell } from './dashboard/announcing.ts'
export { unannounced } from './dashboard/milestone-store.ts'
export { daysOfMany } from './store.ts'
/** What other features may do with totals: add the share of an entry in the transaction that writes it. */
export { addToTotals, negative, type Share } from './totals.ts'

/** A person's sums over all days, undefined before their first entry; one row, however long the history. */
export function lifetimeTotals(db: Queryable, userId: string): Promise<Share | undefined> {
  return totalsStore(db, userId).life()
}
