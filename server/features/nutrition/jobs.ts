import type { Deps } from '#server/deps.ts'
import { forgetAnalyses, forgottenPhotos } from './entries/store.ts'

const keptMs = 24 * 3_600_000

/** Deletes unconfirmed analyses and photos older than a day, every hour. */
export function nutritionJobs({ blobs, db, jobs, now }: Deps) {
  jobs.every('forget-meal-analyses', '7 * * * *', async () => {
    const before = new Date(now().getTime() - keptMs)
    // Photos first: after a crash in between, the rows still name them.
    for (const photo of await forgottenPhotos(db, before)) await blobs.remove(photo)
    await forgetAnalyses(db, before)
  })
}
