import { and, count, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { withoutOwner } from '#server/adapters/database/owners/without-owner.ts'
import { preparedRows } from '#server/adapters/database/prepared/prepared-rows.ts'
import { supplementDoses, supplements } from './table.ts'

export type SupplementRow = Omit<typeof supplements.$inferSelect, 'userId'>
export type DosesRow = Omit<typeof supplementDoses.$inferSelect, 'userId'>

const { userId: _, ...columns } = getTableColumns(supplements)
const { userId: __, ...doseColumns } = getTableColumns(supplementDoses)

/** Supplements of one account. */
export function supplementStore(db: Queryable, userId: string) {
  const mine = eq(supplements.userId, userId)
  const one = (id: string) => and(mine, eq(supplements.id, id))
  return {
    /** In the order in which they were added. */
    all: () => allOf(db, [userId]),
    async count(): Promise<number> {
      const [row] = await db.select({ supplements: count() }).from(supplements).where(mine)
      return row!.supplements
    },
    async byId(id: string): Promise<SupplementRow | undefined> {
      const [row] = await db.select(columns).from(supplements).where(one(id))
      return row
    },
    async add(row: SupplementRow) {
      await db.insert(supplements).values({ ...row, userId })
    },
    async change(row: SupplementRow) {
      await db.update(supplements).set(withoutOwner(row)).where(one(row.id))
    },
    async remove(id: string): Promise<SupplementRow | undefined> {
      const [row] = await db.delete(supplements).where(one(id)).returning(columns)
      return row
    },
  }
}

/** Doses that one account took. */
export function dosesStore(db: Queryable, userId: string) {
  const { day, supplementId } = supplementDoses
  const ofDay = (date: string) => and(eq(supplementDoses.userId, userId), eq(day, date))
  const one = (date: string, id: string) => and(ofDay(date), eq(supplementId, id))
  return {
    /** Of a range of days, both ends included. */
    within: (from: string, to: string) => dosesWithin(db, [userId, from, to]),
    async countOf(date: string): Promise<number> {
      const [row] = await db.select({ taken: count() }).from(supplementDoses).where(ofDay(date))
      return row!.taken
    },
    /** Changes the doses alone; undefined where there are none. */
    async change(date: string, id: string, next: number): Promise<DosesRow | undefined> {
      const [row] = await db
        .update(supplementDoses)
        .set({ doses: next })
        .where(one(date, id))
        .returning(doseColumns)
      return row
    },
    async add(row: DosesRow) {
      await db.insert(supplementDoses).values({ ...row, userId })
    },
    async remove(date: string, id: string) {
      await db.delete(supplementDoses).where(one(date, id))
    },
  }
}

/** Prepared: every view of a day reads them. */
const allOf = preparedRows(columns, 'supplements', 'supplements where user_id = $1 order by created_at, id')
const dosesWithin = preparedRows(
  doseColumns,
  'supplement_doses_between',
  'supplement_doses where user_id = $1 and day between $2 and $3 order by day, name, supplement_id',
)
