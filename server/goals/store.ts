import { eq } from 'drizzle-orm'
import type { Goals } from '#contract/goals.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { userGoals } from './table.ts'

/** The goals of one person. */
export function goalStore(db: Queryable, userId: string) {
  return {
    async read(): Promise<Goals | undefined> {
      const [row] = await db.select().from(userGoals).where(eq(userGoals.userId, userId))
      return row as Goals | undefined
    },
    async set(goals: Goals) {
      await db
        .insert(userGoals)
        .values({ userId, ...goals })
        .onConflictDoUpdate({ target: userGoals.userId, set: goals })
    },
  }
}
