import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../adapters/database/database.ts'
import { dayRuns, dayTotals, lifetimeTotals } from './table.ts'

type Sums = Omit<typeof dayTotals.$inferSelect, 'userId' | 'day'>
/** What an entry adds to its day (or takes away, when negative). */
export type Share = Partial<Sums>
export type RunKind = 'logged' | 'active'

const { userId: _owner, day: _day, ...sumColumns } = getTableColumns(dayTotals)

/** `column = table.column + excluded.column` for every sum. */
function added(table: typeof dayTotals | typeof lifetimeTotals) {
  return Object.fromEntries(
    Object.entries(sumColumns).map(([name, column]) => {
      const own = (table as unknown as Record<string, PgColumn>)[name]!
      return [name, sql`${own} + excluded.${sql.identifier(column.name)}`]
    }),
  )
}
const addedToLife = added(lifetimeTotals)
const addedToDay = added(dayTotals)

/** Totals and runs of one person. Run it in the transaction that writes the entry. */
export function totalsStore(tx: Queryable, userId: string) {
  const runOf = (kind: RunKind) => and(eq(dayRuns.userId, userId), eq(dayRuns.kind, kind))
  return {
    /** Adds to the lifetime first: its row is one person's lock, so that concurrent writes of theirs take turns. */
    async addToLife(share: Share) {
      await tx
        .insert(lifetimeTotals)
        .values({ userId, ...share })
        .onConflictDoUpdate({ target: lifetimeTotals.userId, set: addedToLife })
    },
    /** Adds to a day and answers its new sums. */
    async addToDay(day: string, share: Share): Promise<Sums> {
      const [row] = await tx
        .insert(dayTotals)
        .values({ userId, day, ...share })
        .onConflictDoUpdate({ target: [dayTotals.userId, dayTotals.day], set: addedToDay })
        .returning()
      return row!
    },
    async forgetDay(day: string) {
      await tx.delete(dayTotals).where(and(eq(dayTotals.userId, userId), eq(dayTotals.day, day)))
    },
    async runsAround(kind: RunKind, from: string, to: string) {
      return tx
        .select({ firstDay: dayRuns.firstDay, lastDay: dayRuns.lastDay })
        .from(dayRuns)
        .where(and(runOf(kind), sql`${dayRuns.firstDay} <= ${to}`, sql`${dayRuns.lastDay} >= ${from}`))
        .orderBy(dayRuns.firstDay)
    },
    async dropRun(kind: RunKind, firstDay: string) {
      await tx.delete(dayRuns).where(and(runOf(kind), eq(dayRuns.firstDay, firstDay)))
    },
    async addRun(kind: RunKind, firstDay: string, lastDay: string) {
      await tx.insert(dayRuns).values({ userId, kind, firstDay, lastDay })
    },
    async clear() {
      await tx.delete(dayRuns).where(eq(dayRuns.userId, userId))
      await tx.delete(dayTotals).where(eq(dayTotals.userId, userId))
      await tx.delete(lifetimeTotals).where(eq(lifetimeTotals.userId, userId))
    },
    async days() {
      return tx.select().from(dayTotals).where(eq(dayTotals.userId, userId)).orderBy(dayTotals.day)
    },
    async life(): Promise<Sums | undefined> {
      const [row] = await tx.select().from(lifetimeTotals).where(eq(lifetimeTotals.userId, userId))
      return row
    },
    async runs() {
      return tx
        .select()
        .from(dayRuns)
        .where(eq(dayRuns.userId, userId))
        .orderBy(dayRuns.kind, dayRuns.firstDay)
    },
  }
}
