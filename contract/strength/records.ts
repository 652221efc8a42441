import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'

/** `volume` is the kilograms moved in a day, the others are of one set. */
export const recordKinds = ['heaviest', 'estimatedMax', 'volume', 'mostReps'] as const
export type RecordKind = (typeof recordKinds)[number]

/** A value with the first day that reached it. */
export const record = z.object({ day, value: z.number() }).nullable()
export type StrengthRecord = z.infer<typeof record>

export const records = z.object({
  heaviest: record,
  estimatedMax: record,
  volume: record,
  mostReps: record,
})
export type StrengthRecords = z.infer<typeof records>

/** Most exercises that are listed with their records. */
export const mostListed = 300

export const listRecords = {
  method: 'GET',
  path: '/api/strength/records',
  summary: 'The records of each exercise',
  response: z.array(records.extend({ exerciseId: z.string(), exerciseName: z.string() })),
} satisfies Endpoint
