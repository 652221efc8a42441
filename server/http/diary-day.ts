import { AppError } from '#contract/http/errors.ts'
import { dayIn, lastDiaryDay } from '#contract/measures/day.ts'
import type { Account } from './identity.ts'

const tooFarAhead = 'Choose a day up to tomorrow.'

/**
 * The diary day of an entry in the account's zone, by default today. Error: `invalid` on `field` for a day after
 * tomorrow.
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
