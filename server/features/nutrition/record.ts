import { randomUUIDv7 } from 'node:crypto'
import { dayIn } from '#contract/measures/day.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { addToTotals, type Share } from '#server/features/insights/service.ts'
import { diaryDay } from '#server/http/diary-day.ts'
import type { Account } from '#server/http/identity.ts'
import { noteHabit } from './note-habit.ts'
import { type LogRow, type NewLog, nutritionStore } from './store.ts'

export type Entry = Omit<NewLog, 'id' | 'createdAt' | 'targetDate'> & {
  targetDate: string | null | undefined
}

/**
 * Writes an entry at the time `at` and adds its share to its day's totals, by default that of `at`. Error:
 * `invalid` for a day after tomorrow.
 */
export async function record(
  tx: Queryable,
  user: Account,
  { at, now }: { at: Date; now: Date },
  entry: Entry,
): Promise<LogRow> {
  const targetDate = diaryDay(user, now, entry.targetDate ?? dayIn(user.zone, at))
  return insertLog(tx, user, { ...entry, targetDate, id: randomUUIDv7(), createdAt: at })
}

/** Inserts an entry, adds its share to its day's totals and notes its occasion. */
export async function insertLog(tx: Queryable, user: Account, entry: NewLog): Promise<LogRow> {
  const row = await nutritionStore(tx, user.id).record(entry)
  await addToTotals(tx, user.id, row.targetDate, shareOf(row))
  await noteHabit(tx, user, row)
  return row
}

/** An entry's share of its day's totals. */
export function shareOf(row: LogRow): Share {
  const { calories, protein, carbs, fat, sugar } = row
  return { calories, protein, carbs, fat, sugar, fiber: row.fiber ?? 0, sodium: row.sodium ?? 0, meals: 1 }
}
