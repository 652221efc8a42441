import * as z from 'zod'
import { daysBetween, firstDay, firstInstant, isTimezone, lastDay, lastInstant } from './day.ts'
import { atMost } from './text.ts'

const outOfRange = 'That date is out of range.'

/** A calendar day that exists, `yyyy-MM-dd`, of any year. */
const anyDay = z.iso.date({ error: 'Use a date that exists, written yyyy-MM-dd.', abort: true })

// Apart from the calendar functions, which the first screens use without schemas.
/** A calendar day of the account's zone, `yyyy-MM-dd`, that exists and lies within the diary's range. */
export const day = anyDay.refine((text) => text >= firstDay && text <= lastDay, {
  error: outOfRange,
  abort: true,
})

/** A day from which `days` days lie within the diary's range. */
export const firstOf = (days: number) =>
  day.refine((text) => daysBetween(text, lastDay) >= days - 1, 'Choose an earlier day.')

/** A day of birth, up to today. */
export const birthDate = anyDay.refine(
  (text) => text >= '1900-01-01' && text <= new Date().toISOString().slice(0, 10),
  'That birth date cannot be right.',
)

/** An IANA zone known to this runtime, such as `Europe/Berlin`. */
export const timezone = atMost(64).refine(isTimezone, 'Choose a time zone from the list.')

/** Milliseconds since 1970 within the diary's range. */
export const timestamp = z.number().int().min(firstInstant, outOfRange).max(lastInstant, outOfRange)

const anyMoment = z.iso
  .datetime({ offset: true, error: 'Use a date and time.' })
  .max(40, { abort: true, error: 'Use a date and time.' })

/** A date and time with its offset, whose day lies within the diary's range in every zone. */
export const moment = anyMoment.refine((text) => {
  const at = Date.parse(text)
  return at >= firstInstant && at <= lastInstant
}, outOfRange)
