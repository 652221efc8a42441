import type { Deps } from '#server/deps.ts'
import { accessStore } from './store.ts'
import { codeStore } from './tokens/code-store.ts'
import { tokenStore } from './tokens/token-store.ts'

/** Deletes expired sessions, links and tokens every night. */
export function accessJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-sessions', '53 3 * * *', async () => {
    await accessStore(db).forgetEnded(now())
    await tokenStore(db).forgetEnded(now())
    await codeStore(db).forgetEnded(now())
  })
}
