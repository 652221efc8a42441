import type { Deps } from '#server/deps.ts'
import { forgetRecipes } from './store.ts'

const keptMs = 30 * 24 * 3_600_000

/** Deletes recipes not saved within a month, every night. */
export function recipeJobs({ db, jobs, now }: Deps) {
  jobs.every('forget-recipes', '27 3 * * *', () => forgetRecipes(db, new Date(now().getTime() - keptMs)))
}
