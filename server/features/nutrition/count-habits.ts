import type { Queryable } from '#server/adapters/database/database.ts'
import { carriedOf } from './carried.ts'
import { type HabitRow, habitStore } from './habit-store.ts'
import { type LogRow, nutritionStore } from './store.ts'

/** Minutes after which a new one moves the mean by an eighth. */
const steady = 8

/**
 * Counts the habits anew that entries left or joined. The last entry of a habit takes it along; its id passes to
 * the habit that the entry joins, if that is new.
 */
export async function countHabits(tx: Queryable, userId: string, gone: LogRow[], added: LogRow[]) {
  const habits = habitStore(tx, userId)
  const occasions = await habits.occasions([...gone, ...added])
  const freed = await habits.forget(occasions.filter(({ newest }) => newest === null))
  const counted: Omit<HabitRow, 'userId'>[] = []
  for (const meal of occasions) {
    if (meal.newest === null) continue
    const { newest, minutes, ...habit } = meal
    const row = added.find(({ id }) => id === newest) ?? (await nutritionStore(tx, userId).byId(newest))!
    const { mealType: _, notes: __, ...entry } = carriedOf(row)
    const id = freed.shift() ?? crypto.randomUUID()
    counted.push({ ...habit, id, entry, minute: meanMinute(minutes), lastAt: row.createdAt })
  }
  if (counted.length) await habits.keep(counted)
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
