import { dayMs } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { keptSince } from './service.ts'
import { forgetRemoved, photosOfRemoved } from './store.ts'
import { forgetTombstones } from './tombstone-store.ts'

/** As long as idempotency receipts: a device may be offline for weeks. */
const rememberedMs = 30 * dayMs

/** Deletes entries removed more than a day ago, and their photos, every hour; tombstones every night. */
export function removalJobs({ blobs, db, jobs, now }: Deps) {
  jobs.every('forget-removed-entries', '17 * * * *', async () => {
    const before = keptSince(now())
    // Photos first: after a crash in between, the rows still name them.
    for (const photo of await photosOfRemoved(db, before)) await blobs.remove(photo)
    await forgetRemoved(db, before)
  })
  jobs.every('forget-tombstones', '45 3 * * *', () =>
    forgetTombstones(db, new Date(now().getTime() - rememberedMs)),
  )
}
