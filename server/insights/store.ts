import { and, between, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { profiles } from '../account/table.ts'
import type { Database, Queryable } from '../adapters/database/database.ts'
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
    /**
     * Adds to the lifetime first: its row is one person's lock, so that concurrent writes of theirs take turns. Answers
     * the new sums.
     */
    async addToLife(share: Share) {
      const { meals, workouts, distance } = lifetimeTotals
      const [row] = await tx
        .insert(lifetimeTotals)
        .values({ userId, ...share })
        .onConflictDoUpdate({ target: lifetimeTotals.userId, set: addedToLife })
        .returning({ meals, workouts, distance })
      return row!
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
    /** The run that ends last, and the length in days of the longest; each is one look into an index. */
    async newestAndLongest(kind: RunKind) {
      const runs = tx.select({ from: dayRuns.firstDay, to: dayRuns.lastDay }).from(dayRuns).where(runOf(kind))
      const [newest] = await runs.orderBy(desc(dayRuns.firstDay)).limit(1)
      const [longest] = await tx
        .select({ days: sql<number>`last_day - first_day + 1` })
        .from(dayRuns)
        .where(runOf(kind))
        .orderBy(sql`(last_day - first_day) desc`)
        .limit(1)
      return { newest, longestDays: longest?.days ?? 0 }
    },
    async keepRuns(
      change: Partial<Pick<typeof lifetimeTotals.$inferInsert, `${RunKind}${'From' | 'To' | 'Best'}`>>,
    ) {
      await tx.update(lifetimeTotals).set(change).where(eq(lifetimeTotals.userId, userId))
    },
    /** Empties the person's totals; the lifetime row stays, for it is the lock. */
    async clearDays() {
      await tx.delete(dayRuns).where(eq(dayRuns.userId, userId))
      await tx.delete(dayTotals).where(eq(dayTotals.userId, userId))
      const zero = Object.fromEntries(Object.keys(sumColumns).map((name) => [name, 0]))
      const none = {
        loggedFrom: null,
        loggedTo: null,
        loggedBest: 0,
        activeFrom: null,
        activeTo: null,
        activeBest: 0,
      }
      await tx
        .update(lifetimeTotals)
        .set({ ...zero, ...none })
        .where(eq(lifetimeTotals.userId, userId))
    },
    async days() {
      return tx.select().from(dayTotals).where(eq(dayTotals.userId, userId)).orderBy(dayTotals.day)
    },
    async life() {
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

/** The totals of these people's days from `from` to `to`. */
export async function daysOfMany(db: Database, userIds: string[], from: string, to: string) {
  return db
    .select()
    .from(dayTotals)
    .where(and(inArray(dayTotals.userId, userIds), between(dayTotals.day, from, to)))
    .orderBy(dayTotals.userId, dayTotals.day)
}

/** Everybody who has a profile, in pages, for sweeps. */
export async function* everyone(db: Database): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(gt(profiles.userId, after))
      .orderBy(profiles.userId)
      .limit(500)
    for (const { userId } of page) yield userId
    const last = page.at(-1)
    if (!last) return
    after = last.userId
  }
}
