import * as z from 'zod'
import { isTimezone } from './day.ts'
import { atMost } from './text.ts'

// Apart from the calendar itself, which the first screens reckon with and which needs no schema.
/** A calendar day of a person's own zone, `yyyy-MM-dd`, that exists and lies within reach of a diary. */
export const day = z.iso
  .date('Use a date that exists, written yyyy-MM-dd.')
  .refine((text) => text >= '1970-01-01' && text <= '2200-12-31', 'That date is out of range.')

/** An IANA zone that this runtime knows, such as `Europe/Berlin`. */
export const timezone = atMost(64).refine(isTimezone, 'Choose a time zone from the list.')

/** A date and time with its offset. */
export const moment = z.iso
  .datetime({ offset: true, error: 'Use a date and time.' })
  .max(40, 'Use a date and time.')
