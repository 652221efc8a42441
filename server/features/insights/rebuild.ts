import type { Database } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import { activityShares } from '#server/features/activities/service.ts'
import { hydrationShares } from '#server/features/hydration/service.ts'
import { nutritionShares, recountDayNutrients } from '#server/features/nutrition/service.ts'
import { everyone, totalsStore } from './store.ts'
import { countShare } from './totals.ts'

/** Features whose entries count towards days; add new ones here. */
const sources = [nutritionShares, hydrationShares, activityShares]

/** Recounts one account's totals, micronutrients and runs from its entries; its other writes wait. */
export function rebuildTotals(db: Database, userId: string): Promise<void> {
  return ownerTransaction(db, userId, async (tx) => {
    const store = totalsStore(tx, userId)
    await store.clearDays()
    for (const shares of sources)
      for (const { day, ...share } of await shares(tx, userId)) await countShare(tx, userId, day, share)
    await recountDayNutrients(tx, userId)
  })
}

/** Recounts all accounts, one transaction each; returns their number. */
export async function rebuildAllTotals(db: Database, progress: (done: number) => void): Promise<number> {
  let done = 0
  for await (const userId of everyone(db)) {
    await rebuildTotals(db, userId)
    progress(++done)
  }
  return done
}
