import type { Database } from '#server/adapters/database/database.ts'
import { activityShares } from '#server/features/activities/service.ts'
import { hydrationShares } from '#server/features/hydration/service.ts'
import { nutritionShares } from '#server/features/nutrition/service.ts'
import { everyone, totalsStore } from './store.ts'
import { countShare } from './totals.ts'

/** Each feature whose entries count towards days; a new one is added here. */
const sources = [nutritionShares, hydrationShares, activityShares]

/** Counts one person's totals and runs anew from their entries, while their other writes wait. */
export function rebuildTotals(db: Database, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const store = totalsStore(tx, userId)
    // The lifetime row is the lock that every entry's write takes first.
    await store.addToLife({})
    await store.clearDays()
    for (const shares of sources)
      for (const { day, ...share } of await shares(tx, userId)) await countShare(tx, userId, day, share)
  })
}

/** The same for everybody, one transaction a person; answers how many. */
export async function rebuildAllTotals(db: Database, progress: (done: number) => void): Promise<number> {
  let done = 0
  for await (const userId of everyone(db)) {
    await rebuildTotals(db, userId)
    progress(++done)
  }
  return done
}
