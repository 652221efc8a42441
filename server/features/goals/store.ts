import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Goals } from '#contract/goals.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { userGoals } from './table.ts'

const { userId: _, ...columns } = getTableColumns(userGoals)

/** Goals of one account. */
export function goalStore(db: Queryable, userId: string) {
  return {
    async read(): Promise<Goals | undefined> {
      const [row] = await db.select(columns).from(userGoals).where(eq(userGoals.userId, userId))
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

/** Weekly workout goals of these accounts; those without one are missing. */
export async function weeklyWorkoutGoals(db: Queryable, userIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: userGoals.userId, goal: userGoals.weeklyWorkoutGoal })
    .from(userGoals)
    .where(inArray(userGoals.userId, userIds))
  return new Map(rows.map(({ userId, goal }) => [userId, goal]))
}
