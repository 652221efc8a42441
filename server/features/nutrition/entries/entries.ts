import { randomUUIDv7 } from 'node:crypto'
import { eachNutrient } from '#contract/foods/nutrients.ts'
import { dayIn } from '#contract/measures/day.ts'
import { minuteIn } from '#contract/measures/wall-time.ts'
import type { Provenance } from '#contract/nutrition/provenance.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { addToTotals, type Share, unknownShare } from '#server/features/insights/service.ts'
import { diaryDay } from '#server/http/diary-day.ts'
import type { Account } from '#server/http/identity.ts'
import { countHabits } from '../habits/count-habits.ts'
import { dayNutrientStore } from '../micronutrients/day-store.ts'
import { isOfSameFoods, nutrientsOfEntry } from '../micronutrients/entry-nutrients.ts'
import { entryNutrientStore } from '../micronutrients/entry-store.ts'
import { withStated } from '../micronutrients/stated-foods.ts'
import { type LogRow, type NewLog, nutritionStore } from './store.ts'

// Every write of an entry goes through `addEntries`, `changeEntry` or `removeEntry`, which apply its effects on its
// micronutrients, day totals, runs of days and habits in the same transaction.

export type Entry = Omit<NewLog, 'id' | 'createdAt' | 'targetDate'> & {
  targetDate: string | null | undefined
  provenance: Provenance | null
}

/** Logs an entry at the time `at`, by default on the day of `at`. Error: `invalid` for a day after tomorrow. */
export async function record(
  tx: Queryable,
  user: Account,
  { at, now }: { at: Date; now: Date },
  entry: Entry,
): Promise<LogRow> {
  const targetDate = diaryDay(user, now, entry.targetDate ?? dayIn(user.zone, at))
  const [row] = await addEntries(tx, user, [{ ...entry, targetDate, id: randomUUIDv7(), createdAt: at }])
  return row!
}

/** Inserts entries, at least one. */
export async function addEntries(tx: Queryable, user: Account, entries: NewLog[]): Promise<LogRow[]> {
  const complete: NewLog[] = []
  for (const entry of entries)
    complete.push({
      ...entry,
      minute: entry.minute ?? minuteOf(user, entry),
      items: await withStated(tx, user.id, entry.items ?? []),
    })
  const rows = await nutritionStore(tx, user.id).add(complete)
  const stored: string[] = []
  for (const row of rows) {
    const nutrients = nutrientsOfEntry(row)
    if (!nutrients) continue
    await entryNutrientStore(tx, user.id).add(row.id, nutrients)
    stored.push(row.id)
  }
  if (stored.length) await dayNutrientStore(tx, user.id).add(stored)
  await applyEffects(tx, user.id, { gone: [], added: rows })
  return rows
}

/** Replaces the entry `before`, which is locked, by `after`. */
export async function changeEntry(
  tx: Queryable,
  user: Account,
  before: LogRow,
  after: LogRow,
): Promise<LogRow> {
  const minute = after.targetDate === before.targetDate ? before.minute : minuteOf(user, after)
  const items = isOfSameFoods(before, after)
    ? before.items
    : await withStated(tx, user.id, after.items, before.items)
  // Other changes leave the figures of the table as it was then.
  const isOther = !isOfSameFoods(before, { ...after, items })
  const counts = isOther || after.targetDate !== before.targetDate
  const days = dayNutrientStore(tx, user.id)
  if (counts) await days.subtract([before.id])
  const row = await nutritionStore(tx, user.id).change({ ...after, items, minute })
  if (isOther) await entryNutrientStore(tx, user.id).replace(row.id, nutrientsOfEntry(row))
  if (counts) await days.add([row.id])
  await applyEffects(tx, user.id, { gone: [before], added: [row] })
  return row
}

/** Deletes an entry and returns it; undefined when missing. */
export async function removeEntry(tx: Queryable, userId: string, id: string): Promise<LogRow | undefined> {
  await dayNutrientStore(tx, userId).subtract([id])
  const row = await nutritionStore(tx, userId).remove(id)
  if (row) await applyEffects(tx, userId, { gone: [row], added: [] })
  return row
}

async function applyEffects(
  tx: Queryable,
  userId: string,
  { gone, added }: { gone: LogRow[]; added: LogRow[] },
) {
  const shares = new Map<string, Share>()
  for (const row of gone) addShare(shares, row, -1)
  for (const row of added) addShare(shares, row, 1)
  for (const [day, share] of shares) await addToTotals(tx, userId, day, share)
  await countHabits(tx, userId, gone, added)
}

function addShare(shares: Map<string, Share>, row: LogRow, sign: 1 | -1) {
  const share = { ...eachNutrient((name) => row[name] ?? 0), ...unknownShare(row), meals: 1 }
  const sum: Share = shares.get(row.targetDate) ?? {}
  // Rounded to hundredths like the totals: sums of binary fractions would drift.
  for (const name of Object.keys(share) as (keyof typeof share)[])
    sum[name] = Math.round(((sum[name] ?? 0) + sign * share[name]) * 100) / 100
  shares.set(row.targetDate, sum)
}

/** Minute of the day at which an entry was logged; null on another day than its own. */
function minuteOf({ zone }: Account, { createdAt, targetDate }: Pick<NewLog, 'createdAt' | 'targetDate'>) {
  return dayIn(zone, createdAt) === targetDate ? minuteIn(zone, createdAt) : null
}
