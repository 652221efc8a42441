import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { decimals } from '../measures/decimals.ts'
import { panelGroups, panelNutrients } from './nutrient-panel.ts'

/** Most nutrients that are pinned. */
export const mostPinned = 5

/** Nutrients with a target of one's own: macros have goals, and kinds of fat nothing that a day should reach. */
export const ownTargetNutrients = ['fiber', ...panelGroups.minerals, ...panelGroups.vitamins] as const

export const nutrientChoice = z.object({
  /** A day's amount in the nutrient's unit; null for the one of the reference. */
  ownTarget: z.number().nullable(),
  /** Shown first, and in the day's summary. */
  pinned: z.boolean(),
  /** Shown on the dashboard, one pinned nutrient at most. */
  onDashboard: z.boolean(),
})
export type NutrientChoice = z.infer<typeof nutrientChoice>

/** Absent fields stay unchanged. */
export const nutrientChoiceChange = z.object({
  ownTarget: decimals(2)
    .min(0.01, 'A target is at least 0.01.')
    .max(100_000, 'A target is at most 100,000.')
    .nullish(),
  pinned: z.boolean().optional(),
  onDashboard: z.boolean().optional(),
})

export const chooseNutrient = {
  method: 'PUT',
  path: '/api/nutrition/nutrients/:name',
  summary: 'Set an own target of a nutrient, pin it, or show it on the dashboard in place of another',
  params: z.object({ name: z.enum(panelNutrients, 'That is not a nutrient.') }),
  body: nutrientChoiceChange,
  response: nutrientChoice,
} satisfies Endpoint
