import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Rights that some plans count by the month; `entitlements` says how many units. */
export const countedFeatures = ['fridge_scan', 'recipe_generation'] as const

export const quota = z.object({
  feature: z.enum(countedFeatures),
  /** Units a month; 0 where the plan does not hold the right, −1 without a limit. */
  limit: z.number().int(),
  /** 0 where nothing is counted. */
  used: z.number().int(),
  /** When the count starts again. */
  resetsAt: z.iso.datetime(),
})
export type Quota = z.infer<typeof quota>

export const listQuotas = {
  method: 'GET',
  path: '/api/quotas',
  summary: 'This month’s use of what the plan counts',
  response: z.array(quota),
} satisfies Endpoint
