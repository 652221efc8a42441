import * as z from 'zod'
import { eachMicronutrient, micronutrients } from './foods/micronutrients.ts'
import type { Endpoint } from './http/endpoint.ts'
import { day } from './measures/day-schemas.ts'
import { decimals } from './measures/decimals.ts'
import { line } from './measures/text.ts'

/** Most supplements of a person. */
export const mostSupplements = 30
/** Most doses of a supplement on a day. */
export const mostDoses = 20
/** Doses are counted in halves. */
export const leastDose = 0.5

/** Most of a nutrient in one dose, in the nutrient's unit. */
const mostInADose = 10_000_000

const amount = decimals(4)
  .min(0, 'This cannot be negative.')
  .max(mostInADose, 'At most 10,000,000 in one dose.')
const doses = z
  .number('Enter a number.')
  .max(mostDoses, `At most ${mostDoses} doses a day.`)
  .multipleOf(leastDose, 'Use whole and half doses.')

/** A supplement as its label states it; null or absent nutrients are unknown. */
export const supplementEntry = z.object({
  name: line(120).min(1, 'Name the supplement.'),
  /** One dose as people say it, `1 tablet`. */
  dose: line(40).min(1, 'Say what one dose is.'),
  /** Doses of a usual day. */
  usualDoses: doses.min(leastDose, `At least ${leastDose} doses.`).default(1),
  nutrients: z.object(eachMicronutrient(() => amount.nullish())).optional(),
})

const fields = {
  id: z.uuid(),
  name: z.string(),
  dose: z.string(),
  usualDoses: z.number(),
  /** In one dose, in the units of the names; absent where unknown. */
  nutrients: z.partialRecord(z.enum(micronutrients), z.number()),
}
export const supplement = z.object(fields)
export type Supplement = z.infer<typeof supplement>

/** A supplement on a day. */
export const daySupplement = z.object({
  ...fields,
  /** Doses taken on the day. */
  doses: z.number(),
  /** Taken then, and removed from the list since; its figures are those of the day. */
  isRemoved: z.boolean(),
})
export type DaySupplement = z.infer<typeof daySupplement>

const byId = z.object({ id: z.uuid('That is not a supplement’s id.') })

export const listSupplements = {
  method: 'GET',
  path: '/api/supplements',
  summary: 'The person’s supplements and how many doses of each they took on a day, today without a date',
  query: z.object({ date: day.optional() }),
  response: z.array(daySupplement),
} satisfies Endpoint

export const addSupplement = {
  method: 'POST',
  path: '/api/supplements',
  summary: 'Describe a supplement',
  body: supplementEntry,
  response: supplement,
} satisfies Endpoint

/** Absent fields stay unchanged; `nutrients` replaces all of them. */
export const changeSupplement = {
  method: 'PATCH',
  path: '/api/supplements/:id',
  summary: 'Change a supplement; what was taken keeps its figures',
  params: byId,
  body: supplementEntry.extend({ usualDoses: supplementEntry.shape.usualDoses.unwrap() }).partial(),
  response: supplement,
} satisfies Endpoint

export const removeSupplement = {
  method: 'DELETE',
  path: '/api/supplements/:id',
  summary: 'Remove a supplement from the list; what was taken stays in its days',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreSupplement = {
  method: 'POST',
  path: '/api/supplements/:id/restore',
  summary: 'Bring back a supplement that was removed within the last day',
  params: byId,
  response: supplement,
} satisfies Endpoint

export const setDoses = {
  method: 'PUT',
  path: '/api/supplements/:id/doses/:date',
  summary: 'Set how many doses of a supplement were taken on a day, 0 for none',
  params: byId.extend({ date: day }),
  body: z.object({ doses: doses.min(0, 'This cannot be negative.') }),
  response: z.object({ doses: z.number() }),
} satisfies Endpoint

/** Usual supplements to start from, and the units that labels state besides. */
export const supplementTemplates = z.object({
  templates: z.array(supplement.omit({ id: true, usualDoses: true })),
  /** One international unit in the nutrient's own unit, where it is the same in every form. */
  perIu: fields.nutrients,
})

export const listSupplementTemplates = {
  method: 'GET',
  path: '/api/supplements/templates',
  summary: 'Usual supplements with amounts typical of labels, to compare with one’s own',
  response: supplementTemplates,
} satisfies Endpoint
