import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { daysBetween } from '../measures/day.ts'
import { day } from '../measures/day-schemas.ts'
import { muscles } from '../training/exercises.ts'

/**
 * Sets a week that build a muscle: at least 10 (Schoenfeld, Ogborn and Krieger 2017, J Sports Sci 35, 1073–1082), and 12 to
 * 20 in trained people (Baz-Valle et al. 2022, J Hum Kinet 81, 199–210).
 */
export const usefulSets = { least: 10, most: 20 }

/** A week from Monday to Sunday. */
export const strengthWeek = z.object({
  from: day,
  to: day,
  /** Most first; muscles that only assist count half. */
  muscles: z.array(z.object({ muscle: z.enum(muscles), sets: z.number() })),
  /** Sets of exercises whose muscles are not known. */
  unknown: z.number().int(),
  sets: z.number().int(),
  /** Kilograms moved. */
  volume: z.number(),
})
export type StrengthWeek = z.infer<typeof strengthWeek>

export const getStrengthVolume = {
  method: 'GET',
  path: '/api/strength/volume',
  summary: 'Sets of each muscle and moved kilograms by week, newest first; weeks without sets too',
  query: z.object({ weeks: z.coerce.number().int().min(1).max(53).default(1) }),
  response: z.array(strengthWeek),
} satisfies Endpoint

/** Most days that one answer covers. */
const mostDays = 371

export const getStrengthDays = {
  method: 'GET',
  path: '/api/strength/calendar',
  summary: 'The days on which sets were done, between two days',
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < mostDays, {
      path: ['to'],
      error: 'Choose a period of up to a year.',
    }),
  response: z.array(
    z.object({ day, exercises: z.number().int(), sets: z.number().int(), volume: z.number() }),
  ),
} satisfies Endpoint
