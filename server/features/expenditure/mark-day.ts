import type { DayComplete } from '#contract/expenditure.ts'
import { AppError } from '#contract/http/errors.ts'
import { dayIn } from '#contract/measures/day.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { markedDayStore } from './marked-day-store.ts'
import { words } from './words.ts'

/** Marks a day as logged completely or not, or takes its mark away. Error: `invalid` for a future day. */
export function markDay(
  { db, now }: Deps,
  { user, retry }: { user: Account; retry: Retry },
  { day, complete }: DayComplete,
): Promise<DayComplete> {
  if (day > dayIn(user.zone, now()))
    throw new AppError('invalid', words.dayAhead, { fields: { date: words.dayAhead } })
  return idempotent(db, user.id, retry, async (tx) => {
    const store = markedDayStore(tx, user.id)
    await (complete === null ? store.unmark(day) : store.mark(day, complete))
    return { day, complete }
  })
}
