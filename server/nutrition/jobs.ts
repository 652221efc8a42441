import type { Deps } from '../deps.ts'
import { forgetAnalyses } from './store.ts'

const keptMs = 24 * 3_600_000

/** Every hour: readings and photos that nobody confirmed within a day are deleted. */
export function nutritionJobs({ blobs, db, jobs, now }: Deps) {
  jobs.every('forget-meal-analyses', '7 * * * *', async () => {
    for (const photo of await forgetAnalyses(db, new Date(now().getTime() - keptMs)))
      await blobs.remove(photo)
  })
}
