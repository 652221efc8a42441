import type { Deps } from '../deps.ts'
import { accessStore } from './store.ts'

/** Every night: sessions and links that ended are forgotten. */
export function accessJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-sessions', '53 3 * * *', () => accessStore(db).forgetEnded(now()))
}
