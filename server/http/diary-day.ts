import { AppError } from '#contract/http/errors.ts'
import { dayIn, lastDiaryDay } from '#contract/measures/day.ts'
import type { Account } from './identity.ts'

const tooFarAhead = 'Choose a day up to tomorrow.'

/**
 * The day of the person's own zone that an entry counts for: today without one.
 * Error: `invalid` on `field` beyond tomorrow, for a diary says what was eaten and drunk.
 */
export function diaryDay(
  user: Account,
  now: Date,
  day: string | null | undefined,
  field = 'targetDate',
): string {
  const today = dayIn(user.zone, now)
  if (!day) return today
  if (day > lastDiaryDay(today))
    throw new AppError('invalid', tooFarAhead, { fields: { [field]: tooFarAhead } })
  return day
}
