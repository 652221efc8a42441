import type { Deps } from '#server/deps.ts'
import { forgetRecipes } from './store.ts'

const keptMs = 30 * 24 * 3_600_000

/** Every night: recipes that nobody saved within a month are forgotten. */
export function recipeJobs({ db, jobs, now }: Deps) {
  jobs.every('forget-recipes', '27 3 * * *', () => forgetRecipes(db, new Date(now().getTime() - keptMs)))
}
