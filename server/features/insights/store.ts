import { and, between, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { keysetPages, rowsAtOnce } from '#server/adapters/database/keyset-pages.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { profiles } from '#server/features/account/table.ts'
import { dayRuns, dayTotals, lifetimeTotals } from './table.ts'

type Sums = Omit<typeof dayTotals.$inferSelect, 'userId' | 'day'>
/** An entry's share of its day, negative when removed. */
export type Share = Partial<Sums>
export type RunKind = 'logged' | 'active'

const { userId: _owner, day: _day, ...sumColumns } = getTableColumns(dayTotals)

const namesOfDay = Object.keys(sumColumns) as (keyof Sums)[]
const lifeColumns = getTableColumns(lifetimeTotals)
const namesOfLife = namesOfDay.filter((name) => name in lifeColumns)

/** Upsert statement that adds `names` to the row of `key` and returns `answers`. */
function adding(table: string, key: string[], names: (keyof Sums)[], answers: (keyof Sums)[]) {
  const columns = names.map((name) => sumColumns[name].name)
  const given = [...key, ...columns]
  return `insert into ${table} (${given.join(', ')}) values (${given.map((_, at) => `$${at + 1}`).join(', ')})
    on conflict (${key.join(', ')}) do update set ${columns.map((one) => `${one} = ${table}.${one} + excluded.${one}`).join(', ')}
    returning ${answers.map((name) => `${sumColumns[name].name} as "${name}"`).join(', ')}`
}
const life = {
  name: 'add_to_life',
  text: adding('lifetime_totals', ['user_id'], namesOfLife, ['meals', 'workouts', 'distance']),
}
const ofDay = { name: 'add_to_day', text: adding('day_totals', ['user_id', 'day'], namesOfDay, namesOfDay) }
/** Joined to the lifetime row, which exists by then. */
const runs = {
  name: 'newest_and_longest_run',
  text: `select
    (select first_day from day_runs where user_id = $1 and kind = $2 order by first_day desc limit 1) as "from",
    (select last_day from day_runs where user_id = $1 and kind = $2 order by first_day desc limit 1) as "to",
    (select last_day - first_day + 1 from day_runs where user_id = $1 and kind = $2 order by last_day - first_day desc limit 1) as days
    from lifetime_totals where user_id = $1`,
}
const sumsOf = (share: Share, names: (keyof Sums)[]) => names.map((name) => share[name] ?? 0)

/** Totals and runs of one account. Use it in the entry's transaction. */
export function totalsStore(tx: Queryable, userId: string) {
  const runOf = (kind: RunKind) => and(eq(dayRuns.userId, userId), eq(dayRuns.kind, kind))
  return {
    /** Adds to the lifetime row, which the first entry creates; returns its new sums. */
    async addToLife(share: Share) {
      type Sums = Pick<typeof lifetimeTotals.$inferSelect, 'meals' | 'workouts' | 'distance'>
      const [row] = await prepared<Sums>(tx, life, [userId, ...sumsOf(share, namesOfLife)])
      return row!
    },
    /** Adds to a day; returns its new sums. */
    async addToDay(day: string, share: Share): Promise<Sums> {
      const [row] = await prepared<Sums>(tx, ofDay, [userId, day, ...sumsOf(share, namesOfDay)])
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
    /** The latest run and the length of the longest in days, each by one index look-up. */
    async newestAndLongest(kind: RunKind) {
      const [row] = await prepared<{ from: string | null; to: string | null; days: number | null }>(
        tx,
        runs,
        [userId, kind],
      )
      const { from, to, days } = row!
      return { newest: from && to ? { from, to } : undefined, longestDays: days ?? 0 }
    },
    async keepRuns(
      change: Partial<Pick<typeof lifetimeTotals.$inferInsert, `${RunKind}${'From' | 'To' | 'Best'}`>>,
    ) {
      await tx.update(lifetimeTotals).set(change).where(eq(lifetimeTotals.userId, userId))
    },
    /** Sets the account's totals to zero. */
    async clearDays() {
      await tx.delete(dayRuns).where(eq(dayRuns.userId, userId))
      await tx.delete(dayTotals).where(eq(dayTotals.userId, userId))
      const zero = Object.fromEntries(namesOfLife.map((name) => [name, 0]))
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

/** Totals of these accounts' days from `from` to `to`. */
export async function daysOfMany(db: Database, userIds: string[], from: string, to: string) {
  return db
    .select()
    .from(dayTotals)
    .where(and(inArray(dayTotals.userId, userIds), between(dayTotals.day, from, to)))
    .orderBy(dayTotals.userId, dayTotals.day)
}

/** All accounts with a profile, in pages, for periodic jobs. */
export async function* everyone(db: Database): AsyncGenerator<string> {
  const { userId } = profiles
  const pages = keysetPages(
    (after: string | undefined) =>
      db
        .select({ userId })
        .from(profiles)
        .where(after ? gt(userId, after) : undefined)
        .orderBy(userId)
        .limit(rowsAtOnce),
    (profile) => profile.userId,
  )
  for await (const page of pages) for (const profile of page) yield profile.userId
}
