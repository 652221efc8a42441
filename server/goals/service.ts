import { defaultGoals, type Goals } from '#contract/goals.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { goalStore } from './store.ts'

/** A person’s goals, the defaults where none were set. */
export async function goalsOf(db: Queryable, userId: string): Promise<Goals> {
  return (await goalStore(db, userId).read()) ?? defaultGoals
}
