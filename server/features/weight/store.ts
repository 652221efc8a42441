import { and, desc, eq, gte, lte } from 'drizzle-orm'
import type { WeighIn } from '#contract/weight.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { weighIns } from './table.ts'

const { id, kilograms, measuredOn } = weighIns
const columns = { id, kilograms, measuredOn }

/** Body weights of one account. */
export function weightStore(db: Queryable, userId: string) {
  const mine = eq(weighIns.userId, userId)
  return {
    /** Replaces the weight of that day. */
    async record(weighIn: WeighIn): Promise<WeighIn> {
      const [row] = await db
        .insert(weighIns)
        .values({ ...weighIn, userId })
        .onConflictDoUpdate({
          target: [weighIns.userId, measuredOn],
          set: { kilograms: weighIn.kilograms },
        })
        .returning(columns)
      return row!
    },
    async remove(which: string): Promise<WeighIn | undefined> {
      const [row] = await db
        .delete(weighIns)
        .where(and(mine, eq(id, which)))
        .returning(columns)
      return row
    },
    async newest(): Promise<WeighIn | undefined> {
      const [row] = await db.select(columns).from(weighIns).where(mine).orderBy(desc(measuredOn)).limit(1)
      return row
    },
    /** The newest up to a day. */
    async asOf(day: string): Promise<WeighIn | undefined> {
      const [row] = await db
        .select(columns)
        .from(weighIns)
        .where(and(mine, lte(measuredOn, day)))
        .orderBy(desc(measuredOn))
        .limit(1)
      return row
    },
    /** Oldest first, both days included. */
    async between(from: string, to: string): Promise<WeighIn[]> {
      return db
        .select(columns)
        .from(weighIns)
        .where(and(mine, gte(measuredOn, from), lte(measuredOn, to)))
        .orderBy(measuredOn)
    },
  }
}
