import * as z from 'zod'
import { lastInstant } from '../measures/day.ts'
import { timestamp } from '../measures/day-schemas.ts'

/** Maximum positions of one recording: two days, one a second. */
export const mostPositions = 172_800

// Checked in one pass: a million numbers with a schema each would block other requests.
const wholeNumbers = <T>(isOne: (value: unknown) => boolean, type: string | string[]) =>
  z
    .custom<T[]>(
      (value) => Array.isArray(value) && value.length <= mostPositions && value.every(isOne),
      `A column holds whole numbers, at most ${mostPositions}.`,
    )
    .meta({ type: 'array', maxItems: mostPositions, items: { type } as never })
const column = wholeNumbers<number>(Number.isSafeInteger, 'integer')
const someColumn = wholeNumbers<number | null>(
  (value) => value === null || Number.isSafeInteger(value),
  ['integer', 'null'],
)

/** Milliseconds since 1970; what lies outside of the recording is left out. */
const reading = z.number().int().min(0).max(lastInstant)

/**
 * A recording by columns of differences (the first from 0), which keeps it small: 36,000 positions are about half a
 * megabyte of JSON.
 */
export const trackColumns = z
  .object({
    /** Milliseconds since 1970. */
    time: column.refine((times) => times.length > 0, 'A recording needs a position or two times.'),
    /** Millionths of a degree. */
    lat: column,
    lon: column,
    /** Decimetres above sea level; absolute. Null when unknown. */
    elevation: someColumn.optional(),
    /** Metres of uncertainty; absolute. */
    accuracy: someColumn.optional(),
    /** Beats a minute; absolute. */
    heartRate: someColumn.optional(),
    /** Pairs of milliseconds since 1970: from, to; manual or automatic. */
    pauses: z
      .array(z.tuple([reading, reading]))
      .max(5000)
      .default([]),
    /** Times of manual laps in milliseconds since 1970. */
    laps: z.array(reading).max(1000).default([]),
    startedAt: timestamp,
    endedAt: timestamp,
  })
  .refine(
    ({ time, lat, lon }) => (lat.length === 0 || lat.length === time.length) && lat.length === lon.length,
    {
      error: 'The columns of a recording are of one length.',
      path: ['lat'],
    },
  )
export type TrackColumns = z.infer<typeof trackColumns>
