import type { Deps } from '#server/deps.ts'
import { missKeptMs } from './barcode.ts'
import { forgetMisses } from './store.ts'

/** Deletes expired misses of product look-ups every night. */
export function foodJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-barcode-misses', '53 3 * * *', () =>
    forgetMisses(db, new Date(now().getTime() - missKeptMs)),
  )
}
