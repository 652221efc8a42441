import * as z from 'zod'

/** The most positions of one recording: two days, one a second. */
export const mostPositions = 172_800

// Looked at in one go: a million numbers, each with a schema of its own, would hold up everybody else's requests.
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

/** Milliseconds since 1970, up to 2200. */
const instant = z.number().int().min(0).max(Date.UTC(2200, 0))

/**
 * A recording by columns, each figure as the difference from the one before it (the first from 0), so that it
 * stays small: 36 000 positions are about half a megabyte of JSON.
 */
export const trackColumns = z
  .object({
    /** Milliseconds since 1970. */
    time: column.refine((times) => times.length > 0, 'A recording needs a position or two times.'),
    /** Millionths of a degree. */
    lat: column,
    lon: column,
    /** Decimetres above the sea; not differences. Null where unknown. */
    elevation: someColumn.optional(),
    /** Metres of uncertainty; not differences. */
    accuracy: someColumn.optional(),
    /** Beats a minute; not differences. */
    heartRate: someColumn.optional(),
    /** Pairs of milliseconds since 1970: from, to; by hand or by itself. */
    pauses: z
      .array(z.tuple([instant, instant]))
      .max(5000)
      .default([]),
    /** Milliseconds since 1970 at which a lap was ended by hand. */
    laps: z.array(instant).max(1000).default([]),
    startedAt: instant,
    endedAt: instant,
  })
  .refine(
    ({ time, lat, lon }) => (lat.length === 0 || lat.length === time.length) && lat.length === lon.length,
    {
      error: 'The columns of a recording are of one length.',
      path: ['lat'],
    },
  )
export type TrackColumns = z.infer<typeof trackColumns>
