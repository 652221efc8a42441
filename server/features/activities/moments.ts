import { mostHours } from '#contract/activities/activities.ts'
import { AppError } from '#contract/http/errors.ts'
import { dayIn, firstInstant } from '#contract/measures/day.ts'
import type { Account } from '#server/http/identity.ts'
import { words } from './words.ts'

/** Accepted clock difference of a device in milliseconds. */
const clockSkew = 5 * 60_000

export type Moments = { startAt: Date; endAt: Date; day: string }

/**
 * Returns an activity's times and its day in the account's zone. Errors: `invalid` on `startField` in the future or
 * before 1970, on `endField` before the start or more than two days after it.
 */
export function momentsOf(
  user: Account,
  now: Date,
  startAt: Date,
  endAt: Date,
  [startField, endField]: [string, string] = ['startTime', 'endTime'],
): Moments {
  const refuse = (field: string, message: string): never => {
    throw new AppError('invalid', message, { fields: { [field]: message } })
  }
  if (!(startAt.getTime() >= firstInstant)) refuse(startField, words.tooLongAgo)
  if (startAt.getTime() > now.getTime() + clockSkew) refuse(startField, words.inFuture)
  const milliseconds = endAt.getTime() - startAt.getTime()
  if (!(milliseconds > 0)) refuse(endField, words.endsBeforeStart)
  if (milliseconds > mostHours * 3_600_000) refuse(endField, words.tooLong)
  return { startAt, endAt, day: dayIn(user.zone, startAt) }
}
