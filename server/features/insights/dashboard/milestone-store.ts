import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { keysetPages, rowsAtOnce } from '#server/adapters/database/keyset-pages.ts'
import { userGoals } from '#server/features/goals/table.ts'
import { dayTotals, milestones } from '../table.ts'

export type NewMilestone = Pick<typeof milestones.$inferInsert, 'kind' | 'threshold' | 'reachedOn'>
export type Milestone = Required<NewMilestone> & { userId: string }

/** Milestones of one account's totals. */
export function milestoneStore(tx: Queryable, userId: string) {
  const these = (kind: Milestone['kind'], thresholds: number[]) =>
    and(eq(milestones.userId, userId), eq(milestones.kind, kind), inArray(milestones.threshold, thresholds))
  return {
    /** Earlier milestones stay unchanged. */
    async note(reached: NewMilestone[]) {
      if (!reached.length) return
      await tx
        .insert(milestones)
        .values(reached.map((one) => ({ ...one, userId })))
        .onConflictDoNothing()
    },
    /** Marks them as told; returns those not marked before. */
    async claim(kind: Milestone['kind'], thresholds: number[], now: Date): Promise<number[]> {
      const rows = await tx
        .update(milestones)
        .set({ announcedAt: now })
        .where(and(these(kind, thresholds), isNull(milestones.announcedAt)))
        .returning({ threshold: milestones.threshold })
      return rows.map(({ threshold }) => threshold)
    },
    async forget(kind: Milestone['kind'], threshold: number) {
      await tx.delete(milestones).where(these(kind, [threshold]))
    },
    /** Workouts of the week from `monday` to `sunday`, and their goal; null without a goal. */
    async weekAgainstGoal(monday: string, sunday: string) {
      const [row] = await tx
        .select({
          workouts: sql`coalesce(sum(${dayTotals.workouts}), 0)`.mapWith(Number),
          goal: sql<
            number | null
          >`(select ${userGoals.weeklyWorkoutGoal} from ${userGoals} where ${userGoals.userId} = ${userId})`,
        })
        .from(dayTotals)
        .where(and(eq(dayTotals.userId, userId), sql`${dayTotals.day} between ${monday} and ${sunday}`))
      return row!
    },
  }
}

/** Untold milestones of all accounts, in pages by account. `upTo`: the newest day that has begun in any zone. */
export function unannounced(db: Database, upTo: string): AsyncGenerator<Milestone[]> {
  const { userId, kind, threshold, reachedOn } = milestones
  const key = sql`(${userId}, ${kind}, ${threshold})`
  const further = (last: Milestone | undefined) =>
    last && sql`${key} > (${last.userId}::uuid, ${last.kind}::text, ${last.threshold}::integer)`
  return keysetPages(
    (last: Milestone | undefined) =>
      db
        .select({ userId, kind, threshold, reachedOn })
        .from(milestones)
        .where(and(isNull(milestones.announcedAt), lte(reachedOn, upTo), further(last)))
        .orderBy(asc(userId), asc(kind), asc(threshold))
        .limit(rowsAtOnce),
    (last) => last,
  )
}
