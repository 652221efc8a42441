import type { Deps } from '#server/deps.ts'
import { forgetRemoved, photosOfRemoved } from './store.ts'

const keptMs = 24 * 3_600_000

/** Deletes entries removed more than a day ago, and their photos, every hour. */
export function removalJobs({ blobs, db, jobs, now }: Deps) {
  jobs.every('forget-removed-entries', '17 * * * *', async () => {
    const before = new Date(now().getTime() - keptMs)
    // Photos first: after a crash in between, the rows still name them.
    for (const photo of await photosOfRemoved(db, before)) await blobs.remove(photo)
    await forgetRemoved(db, before)
  })
}
