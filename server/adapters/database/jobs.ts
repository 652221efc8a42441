import type { Deps } from '../../deps.ts'
import { forgetReceipts } from './once.ts'

const keptMs = 48 * 3_600_000

/** Every night: answers of writes that nobody retries any more are forgotten. */
export function receiptJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-write-receipts', '41 3 * * *', () =>
    forgetReceipts(db, new Date(now().getTime() - keptMs)),
  )
}
