import * as z from 'zod'
import { profile } from '../account/profile.ts'
import { type Micronutrient, micronutrientGroups } from '../foods/micronutrients.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { daysBetween } from '../measures/day.ts'
import { day } from '../measures/day-schemas.ts'

/** Nutrients in the order in which they are shown. Protein, carbs, fat and fiber in grams, sodium in milligrams. */
export const panelGroups = {
  macros: ['protein', 'carbs', 'fat', 'fiber'],
  fats: micronutrientGroups.fats,
  minerals: ['sodium', ...micronutrientGroups.minerals],
  vitamins: micronutrientGroups.vitamins,
} as const
export type PanelGroup = keyof typeof panelGroups
export type PanelNutrient = (typeof panelGroups)[PanelGroup][number]
export type PanelMacro = Exclude<PanelNutrient, Micronutrient>
export const panelNutrients: readonly PanelNutrient[] = Object.values(panelGroups).flat()

/**
 * Nutrients with an upper limit of what supplements add to food. Those of all but magnesium concern fortified food as well,
 * of which the amounts are not told from a food's own.
 */
export const supplementLimited = ['magnesiumMg', 'niacinMg', 'folateUg', 'vitaminEMg'] as const

/** Most days of one answer. */
const mostDays = 31
/** A day, or several, over whose finished days with a meal amounts are averaged. */
const span = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'Choose a last day that is not before the first.',
  })
  .refine(({ from, to }) => daysBetween(from, to) < mostDays, {
    path: ['to'],
    error: `Choose a period of up to ${mostDays} days.`,
  })

const reference = z.object({ amount: z.number(), basis: z.enum(['rda', 'ai']) })

export const panelRow = z.object({
  name: z.enum(panelNutrients),
  /**
   * Of the day, or the average a day, supplements included; null where none of it is known, and with fewer than three days
   * to average.
   */
  amount: z.number().nullable(),
  /** What supplements gave of the amount; absent where none that was taken states the nutrient. */
  fromSupplements: z.number().optional(),
  /**
   * What a day should reach; `rda` and `ai` are dietary reference intakes, `goal` is one of the goals, `own` is set for this
   * nutrient in place of the reference.
   */
  target: z.object({ amount: z.number(), basis: z.enum(['rda', 'ai', 'goal', 'own']) }).nullable(),
  /** The dietary reference intake, also where another target holds. */
  reference: reference.nullable(),
  /** What a day should not exceed: an upper intake level, the intake that reduces risk, or 10 % of the energy goal. */
  upperLimit: z.object({ amount: z.number(), basis: z.enum(['ul', 'cdrr', 'energy']) }).nullable(),
  /** What supplements alone should not exceed; absent without a limit of their own. */
  supplementLimit: z.number().optional(),
  /** Share of the energy of those days whose foods state it, 0 to 1; supplements count neither way. */
  known: z.number().min(0).max(1),
  pinned: z.boolean(),
  onDashboard: z.boolean(),
})
export type PanelRow = z.infer<typeof panelRow>

export const nutrientPanel = z.object({
  from: day,
  to: day,
  /** Days that count: the one that was asked for, or the finished ones of several, with a meal. */
  days: z.number().int(),
  /** Facts of the profile without which there are no reference intakes. */
  needs: z.array(z.enum(['birthDate', 'sex'])),
  /** What the amounts hold for besides age and sex. */
  motherhood: profile.shape.motherhood,
  nutrients: z.array(panelRow),
})
export type NutrientPanel = z.infer<typeof nutrientPanel>

export const getNutrientPanel = {
  method: 'GET',
  path: '/api/nutrition/nutrients',
  summary:
    'Vitamins, minerals, kinds of fat, macros and fiber of a day or the average of several, from food and supplements, beside what a day should hold',
  query: span,
  response: nutrientPanel,
} satisfies Endpoint

/** Most foods of one answer. */
export const mostFoods = 10

export const nutrientFoods = z.object({
  /** Most first, in the nutrient's unit; the sum of the days that count. */
  foods: z
    .array(z.object({ name: z.string(), amount: z.number(), isSupplement: z.literal(true).optional() }))
    .max(mostFoods),
  /** What further ones gave together. */
  others: z.number(),
})
export type NutrientFoods = z.infer<typeof nutrientFoods>

export const getNutrientFoods = {
  method: 'GET',
  path: '/api/nutrition/nutrients/:name/foods',
  summary: 'The foods and supplements of a day or several that gave most of a nutrient',
  params: z.object({ name: z.enum(panelNutrients, 'That is not a nutrient.') }),
  query: span,
  response: nutrientFoods,
} satisfies Endpoint
