import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { change } from './measures/averages.ts'
import { day } from './measures/day-schemas.ts'
import { decimals } from './measures/decimals.ts'

export const weighIn = z.object({
  id: z.uuid(),
  kilograms: decimals(2, 'Enter a weight.')
    .min(20, 'Weight is between 20 and 400 kg.')
    .max(400, 'Weight is between 20 and 400 kg.'),
  measuredOn: day,
})
export type WeighIn = z.infer<typeof weighIn>

/** One per day: a second one on the same day replaces the first. The newest is the profile's weight. */
export const recordWeighIn = {
  method: 'POST',
  path: '/api/weigh-ins',
  summary: 'Record a body weight',
  body: weighIn.omit({ id: true }),
  response: weighIn,
} satisfies Endpoint

/** Kilograms by day, and their trend: an exponentially weighted mean with a half-life of a week. */
export const weightTrend = z.object({
  points: z.array(weighIn.extend({ trend: z.number() })),
  /** Kilograms a week from the first trend to the last. */
  ...change,
})
export type WeightTrend = z.infer<typeof weightTrend>

export const getWeightTrend = {
  method: 'GET',
  path: '/api/weigh-ins',
  summary: 'Body weights between two days (the last 90 without them), oldest first, with their trend',
  query: z.object({ from: day.optional(), to: day.optional() }),
  response: weightTrend,
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not a weight’s id.') })

export const removeWeighIn = {
  method: 'DELETE',
  path: '/api/weigh-ins/:id',
  summary: 'Remove a body weight',
  params: byId,
  response: z.null(),
} satisfies Endpoint
export const restoreWeighIn = {
  method: 'POST',
  path: '/api/weigh-ins/:id/restore',
  summary: 'Bring back a body weight that was removed within the last day',
  params: byId,
  response: weighIn,
} satisfies Endpoint
