import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '#server/adapters/database/database.ts'
import { carriedOf } from '../entries/carried.ts'
import { type LogRow, nutritionStore } from '../entries/store.ts'
import { type HabitRow, habitStore } from './habit-store.ts'

/** Minutes after which a new one moves the mean by an eighth. */
const steady = 8

/**
 * Counts the habits anew that entries left or joined. The last entry of a habit takes it along; its id passes to
 * the habit that the entry joins, if that is new. A habit has the figures of the entry that was logged or corrected
 * last; when that one leaves, of the newest.
 */
export async function countHabits(tx: Queryable, userId: string, gone: LogRow[], added: LogRow[]) {
  const habits = habitStore(tx, userId)
  const occasions = await habits.occasions([...gone, ...added])
  const freed = await habits.forget(occasions.filter(({ newest }) => newest === null))
  const counted: Omit<HabitRow, 'userId'>[] = []
  for (const meal of occasions) {
    if (meal.newest === null) continue
    const { newest, ids, minutes, ...habit } = meal
    const row = added.find(({ id }) => id === newest) ?? (await nutritionStore(tx, userId).byId(newest))!
    const corrected = added.find((one) => ids.includes(one.id) && isCorrected(one, gone))
    const kept = corrected || isLogged(row, added, gone) ? undefined : await habits.entry(meal)
    const left = gone.filter(({ id }) => !ids.includes(id)).map(repeated)
    const isKept = kept && !left.some((one) => isDeepStrictEqual(one, kept))
    const entry = isKept ? kept : repeated(corrected ?? row)
    const id = freed.shift() ?? crypto.randomUUID()
    counted.push({ ...habit, id, entry, minute: meanMinute(minutes), lastAt: row.createdAt })
  }
  if (counted.length) await habits.keep(counted)
}

/** The columns that logging a usual meal again copies. */
function repeated(row: LogRow): HabitRow['entry'] {
  const { mealType: _, notes: __, ...entry } = carriedOf(row)
  return entry
}

/** Whether an entry joins its meal, by being logged or moved. */
function isLogged(row: LogRow, added: readonly LogRow[], gone: readonly LogRow[]): boolean {
  return added.includes(row) && gone.find(({ id }) => id === row.id)?.mealType !== row.mealType
}

/** Whether a changed entry is repeated otherwise than before its change, in `gone`. */
function isCorrected(row: LogRow, gone: readonly LogRow[]): boolean {
  const before = gone.find(({ id }) => id === row.id)
  return before !== undefined && !isDeepStrictEqual(repeated(before), repeated(row))
}

/** The mean minute of the day around midnight, oldest first; null without a known one. */
function meanMinute(minutes: readonly (number | null)[]): number | null {
  const known = minutes.filter((minute) => minute !== null)
  if (!known.length) return null
  const mean = known.reduce((before, minute, at) => {
    const apart = ((minute - before + 2160) % 1440) - 720
    return (before + apart / Math.min(at + 1, steady) + 1440) % 1440
  })
  return Math.round(mean) % 1440
}
