import { dayIn } from '#contract/measures/day.ts'
import { minuteIn } from '#contract/measures/minute.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Account } from '#server/http/identity.ts'
import { habitStore } from './habit-store.ts'
import type { LogRow } from './store.ts'

/** Counts a logged entry as an occasion of its meal. */
export async function noteHabit(tx: Queryable, user: Account, row: LogRow) {
  const { foodName, foodEmoji, calories, protein, carbs, fat, sugar, fiber, sodium } = row
  const figures = { calories, protein, carbs, fat, sugar, fiber, sodium }
  const { servingSize, source, confidence, items, targetDate, createdAt } = row
  const onItsDay = dayIn(user.zone, createdAt) === targetDate
  await habitStore(tx, user.id).add(
    row.mealType,
    { foodName, foodEmoji, ...figures, servingSize, source, confidence, items },
    { minute: onItsDay ? minuteIn(user.zone, createdAt) : null, lastOn: targetDate, lastAt: createdAt },
    crypto.randomUUID(),
  )
}
