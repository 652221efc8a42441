import type { Deps } from '#server/deps.ts'
import { forgetSessions } from './store.ts'

const keptMs = 30 * 24 * 3_600_000

/** Deletes sessions unused for a month, every night. */
export function fridgeJobs({ db, jobs, now }: Deps) {
  jobs.every('forget-fridge-sessions', '17 3 * * *', () =>
    forgetSessions(db, new Date(now().getTime() - keptMs)),
  )
}
