import * as z from 'zod'
import { isTimezone } from './day.ts'
import { atMost } from './text.ts'

// Apart from the calendar functions, which the first screens use without schemas.
/** A calendar day of the account's zone, `yyyy-MM-dd`, that exists and lies within the diary's range. */
export const day = z.iso
  .date('Use a date that exists, written yyyy-MM-dd.')
  .refine((text) => text >= '1970-01-01' && text <= '2200-12-31', 'That date is out of range.')

/** An IANA zone known to this runtime, such as `Europe/Berlin`. */
export const timezone = atMost(64).refine(isTimezone, 'Choose a time zone from the list.')

/** A date and time with its offset. */
export const moment = z.iso
  .datetime({ offset: true, error: 'Use a date and time.' })
  .max(40, 'Use a date and time.')
