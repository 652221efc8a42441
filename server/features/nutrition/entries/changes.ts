import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import type { copyNutritionLogs, EntryChange, NutritionLog } from '#contract/nutrition/nutrition.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { learnAmounts } from '#server/features/foods/service.ts'
import { diaryDay } from '#server/http/diary-day.ts'
import type { Who } from '../service.ts'
import { words } from '../words.ts'
import { carriedOf } from './carried.ts'
import { changedEntry } from './change-entry.ts'
import { addEntries, changeEntry } from './entries.ts'
import { type LogRow, logOf, nutritionStore } from './store.ts'

/** Changes an entry. Errors: `not_found`, `invalid`. */
export function changeLog(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
  change: EntryChange,
): Promise<NutritionLog> {
  return idempotent(db, user.id, retry, async (tx) => {
    if (change.targetDate) diaryDay(user, now(), change.targetDate)
    const before = found(await nutritionStore(tx, user.id).byId(id), 'Entry')
    const after = await changeEntry(tx, user, before, changedEntry(before, change))
    await learnAmounts(tx, user.id, before.items, after.items)
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
    const wanted = ids && new Set(ids)
    const rows = (await nutritionStore(tx, user.id).ofDay(fromDate)).filter(
      (row) => (!wanted || wanted.has(row.id)) && (!mealType || row.mealType === mealType),
    )
    if (!rows.length || (wanted && rows.length < wanted.size && !mealType))
      throw new AppError('not_found', words.nothingToCopy)
    if (rows.length > mostCopied) throw new AppError('invalid', words.tooManyToCopy(mostCopied))
    const copies = await addEntries(
      tx,
      user,
      // One millisecond apart, which keeps their order.
      rows.map((row, at) => ({
        ...carriedOf(row),
        id: randomUUIDv7(),
        targetDate: toDate,
        photo: null,
        createdAt: new Date(now().getTime() + at),
      })),
    )
    return { copied: inOrder(copies).map(logOf) }
  })
}

const mostCopied = 200

function inOrder(rows: LogRow[]): LogRow[] {
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
