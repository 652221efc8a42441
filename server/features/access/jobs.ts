import type { Deps } from '#server/deps.ts'
import { accessStore } from './store.ts'
import { codeStore } from './tokens/code-store.ts'
import { tokenStore } from './tokens/token-store.ts'

/** Every night: sessions, links and tokens that ended are forgotten. */
export function accessJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-sessions', '53 3 * * *', async () => {
    await accessStore(db).forgetEnded(now())
    await tokenStore(db).forgetEnded(now())
    await codeStore(db).forgetEnded(now())
  })
}
