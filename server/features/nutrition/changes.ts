import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import type { copyNutritionLogs, EntryChange, NutritionLog } from '#contract/nutrition.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { addToTotals, negative, type Share } from '#server/features/insights/service.ts'
import { diaryDay } from '#server/http/diary-day.ts'
import { changedEntry } from './change-entry.ts'
import { shareOf } from './record.ts'
import type { Who } from './service.ts'
import { type LogRow, logOf, nutritionStore } from './store.ts'
import { words } from './words.ts'

/** Changes an entry and moves its share between the days' totals. Errors: `not_found`, `invalid`. */
export function changeLog(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
  change: EntryChange,
): Promise<NutritionLog> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = nutritionStore(tx, user.id)
    if (change.targetDate) diaryDay(user, now(), change.targetDate)
    const before = found(await store.toChange(id), 'Entry')
    const after = await store.change(changedEntry(before, change))
    const less = negative(shareOf(before))
    if (after.targetDate === before.targetDate)
      await addToTotals(tx, user.id, after.targetDate, sumOf([less, shareOf(after)]))
    else {
      await addToTotals(tx, user.id, before.targetDate, less)
      await addToTotals(tx, user.id, after.targetDate, shareOf(after))
    }
    return logOf(after)
  })
}

/** Copies entries of a day to another, without photos. Error: `not_found` when there is nothing to copy. */
export function copyLogs(
  { db, now }: Deps,
  { user, retry }: Who,
  { fromDate, toDate, ids, mealType }: z.output<typeof copyNutritionLogs.body>,
): Promise<{ copied: NutritionLog[] }> {
  diaryDay(user, now(), toDate, 'toDate')
  return idempotent(db, user.id, retry, async (tx) => {
    const store = nutritionStore(tx, user.id)
    const wanted = ids && new Set(ids)
    const rows = (await store.ofDay(fromDate)).filter(
      (row) => (!wanted || wanted.has(row.id)) && (!mealType || row.mealType === mealType),
    )
    if (!rows.length || (wanted && rows.length < wanted.size && !mealType))
      throw new AppError('not_found', words.nothingToCopy)
    if (rows.length > mostCopied) throw new AppError('invalid', words.tooManyToCopy(mostCopied))
    const copies = await store.recordAll(
      // One millisecond apart, which keeps their order.
      rows.map((row, at) => ({
        ...carriedOf(row),
        id: randomUUIDv7(),
        targetDate: toDate,
        photo: null,
        createdAt: new Date(now().getTime() + at),
      })),
    )
    await addToTotals(tx, user.id, toDate, sumOf(copies.map(shareOf)))
    return { copied: inOrder(copies).map(logOf) }
  })
}

const mostCopied = 200

/** Whether a copied entry carries a column; a new column has to be decided on here. */
const isCarried: Record<keyof LogRow, boolean> = {
  userId: false,
  id: false,
  foodName: true,
  foodEmoji: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  sugar: true,
  fiber: true,
  sodium: true,
  servingSize: true,
  mealType: true,
  notes: true,
  targetDate: false,
  source: true,
  confidence: true,
  items: true,
  photo: false,
  createdAt: false,
}

const carriedOf = (row: LogRow) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isCarried[name as keyof LogRow])) as Omit<
    LogRow,
    'userId' | 'id' | 'targetDate' | 'photo' | 'createdAt'
  >

function inOrder(rows: LogRow[]): LogRow[] {
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function sumOf(shares: Share[]): Share {
  const sum: Record<string, number> = {}
  // Rounded to hundredths like the totals: sums of binary fractions would drift.
  for (const share of shares)
    for (const [name, value] of Object.entries(share))
      sum[name] = Math.round(((sum[name] ?? 0) + value) * 100) / 100
  return sum
}
