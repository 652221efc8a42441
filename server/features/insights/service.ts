import type { Queryable } from '#server/adapters/database/database.ts'
import { type Share, totalsStore } from './store.ts'

export { milestonesToAnnounce } from './dashboard/announce-milestones.ts'
export { unannounced } from './dashboard/milestone-store.ts'
export { daysWithin, unknownShare } from './day-store.ts'
export { daysOfMany } from './store.ts'
/** Totals for other features: adds an entry's share within its transaction. */
export { addToTotals, negative, type Share } from './totals.ts'

/** An account's lifetime sums in one row; undefined before its first entry. */
export function lifetimeTotals(db: Queryable, userId: string): Promise<Share | undefined> {
  return totalsStore(db, userId).life()
}
