import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'
import { atMost } from '../measures/text.ts'

/** Maximum bytes of a file of sets. */
export const mostSetFileBytes = 10 * 1024 * 1024
/** Most refused rows that an answer lists. */
export const mostListedRefusals = 100

/** The programs whose files are read, by their header. */
export const setFileSources = ['strong', 'hevy', 'fitnotes', 'forkmile'] as const

export const setImport = z.object({
  source: z.enum(setFileSources),
  /** What the file holds, without its refused rows. */
  workouts: z.number().int(),
  sets: z.number().int(),
  exercises: z.number().int(),
  /** First and last day; null without sets. */
  from: day.nullable(),
  to: day.nullable(),
  /** The file has weights or distances without their unit, and none was given: kilograms and kilometers are assumed. */
  needsUnit: z.boolean(),
  /** Rows as a spreadsheet counts them, the header being the first; the first hundred. */
  refused: z.array(z.object({ row: z.number().int(), reason: z.string() })),
  refusedCount: z.number().int(),
  /** Sets that were not there before; 0 on a dry run. */
  imported: z.number().int(),
})
export type SetImport = z.infer<typeof setImport>

/**
 * The body is the file itself: a CSV export of Strong, Hevy, FitNotes or Forkmile, up to 10 MB. Sent again it adds nothing. Times
 * without an offset are of the account's zone.
 */
export const importSets = {
  method: 'POST',
  path: '/api/strength/import',
  summary: 'Import the sets of a CSV file of Strong, Hevy, FitNotes or Forkmile',
  feature: 'training',
  query: z.object({
    /** Reads and answers, but writes nothing. */
    dryRun: atMost(8).pipe(z.stringbool('Write true or false.')).default(false),
    /** Of weights without a unit; distances are kilometers or miles accordingly. */
    unit: z.enum(['kg', 'lb'], 'Choose kg or lb.').optional(),
  }),
  bytes: true,
  maxBytes: mostSetFileBytes,
  response: setImport,
} satisfies Endpoint

export const exportSetsCsv = {
  method: 'GET',
  path: '/api/strength/sets.csv',
  summary: 'All sets as CSV (Pro)',
  feature: 'exports',
  response: z.custom<Uint8Array>(),
  produces: 'text/csv; charset=utf-8',
  streams: true,
} satisfies Endpoint
