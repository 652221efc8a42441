import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { maxFormulas } from './estimated-max.ts'
import { kilograms, restSeconds } from './sets.ts'

/** How the effort of a set is asked for. */
export const effortScales = ['none', 'rpe', 'reserve'] as const
export type EffortScale = (typeof effortScales)[number]

export const strengthPreferences = z.object({
  /** The bar in kilograms. */
  bar: kilograms.max(50, 'A bar weighs up to 50 kg.'),
  /** Weights in kilograms of which there is a pair, heaviest first. */
  plates: z.array(kilograms.max(100)).max(20),
  formula: z.enum(maxFormulas),
  effort: z.enum(effortScales),
  /** Rest after a set of a new exercise. */
  restSeconds,
})
export type StrengthPreferences = z.infer<typeof strengthPreferences>

/** Null while nothing was chosen: the usual bar and plates of the person's units. */
export const getStrengthPreferences = {
  method: 'GET',
  path: '/api/strength/preferences',
  summary: 'Bar, plates, formula of the estimated maximum and effort scale; null while nothing was chosen',
  response: strengthPreferences.nullable(),
} satisfies Endpoint

export const putStrengthPreferences = {
  method: 'PUT',
  path: '/api/strength/preferences',
  summary: 'Change them; with another formula the estimates of all days follow',
  feature: 'training',
  body: strengthPreferences,
  response: strengthPreferences,
} satisfies Endpoint
