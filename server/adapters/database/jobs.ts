import type { Deps } from '#server/deps.ts'
import { forgetReceipts } from './idempotency.ts'
import { forgetModelCalls } from './model-budget.ts'

/** A client that lost an answer may be offline for weeks before it retries. */
const keptMs = 30 * 24 * 3_600_000
const countsKeptMs = 90 * 86_400_000

/** Deletes idempotency receipts and counts of model calls past their retention, every night. */
export function receiptJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-write-receipts', '41 3 * * *', () =>
    forgetReceipts(db, new Date(now().getTime() - keptMs)),
  )
  jobs.every('forget-model-calls', '43 3 * * *', () =>
    forgetModelCalls(db, new Date(now().getTime() - countsKeptMs)),
  )
}
