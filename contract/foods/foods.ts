import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'
import { decimals } from '../measures/decimals.ts'
import { line, paragraph } from '../measures/text.ts'
import { foodCategory, mealItem, mealType, nutrients, nutritionLog, portion } from '../nutrition/nutrition.ts'
import { foodRef } from './food-ref.ts'
import { gtinOf } from './gtin.ts'
import { eachMicronutrient, micronutrients, unitEnd, unitsInGram } from './micronutrients.ts'
import type { NutrientName } from './nutrients.ts'

/** Origin of a food: built-in table, USDA FoodData Central, Open Food Facts, or the user. */
export const foodSource = z.enum(['builtin', 'usda', 'off', 'custom'])

const per100Of = (unit: string, max: number) =>
  z.number('Enter a number.').min(0, 'This cannot be negative.').max(max, `At most ${max} ${unit} in 100 g.`)

/** Figures per 100 g: kilocalories, grams, and milligrams of sodium; null where unknown. */
export const per100 = z.object({
  calories: per100Of('kcal', 910),
  protein: per100Of('g', 100).nullable(),
  carbs: per100Of('g', 100).nullable(),
  fat: per100Of('g', 100).nullable(),
  sugar: per100Of('g', 100).nullable(),
  fiber: per100Of('g', 100).nullable(),
  sodium: per100Of('mg', 40_000).nullable(),
} satisfies Record<NutrientName, z.ZodType>)
export type Per100 = z.infer<typeof per100>

/** Further nutrients per 100 g that an answer names, where known; units in the names. */
export const furtherNutrients = [...micronutrients, 'transFatG', 'caffeineMg', 'alcoholG'] as const
export type FurtherNutrient = (typeof furtherNutrients)[number]

export const food = z.object({
  ref: z.string(),
  name: z.string(),
  /** In the hits of a search: another name of the food, which has the typed words. */
  alsoCalled: z.string().optional(),
  brand: z.string().nullable(),
  emoji: z.string(),
  category: foodCategory,
  source: foodSource,
  /** Not measured: typical of labels and recipes of its kind. */
  estimated: z.boolean().optional(),
  per100,
  nutrients: z.partialRecord(z.enum(furtherNutrients), z.number()),
  /** The usual serving first; grams are always possible too. */
  portions: z.array(portion),
  barcode: z.string().nullable(),
  favourite: z.boolean(),
  /** The last logged grams; null without any. */
  lastGrams: z.number().nullable(),
})
export type Food = z.infer<typeof food>

export const searchFoods = {
  method: 'GET',
  path: '/api/foods/search',
  summary: 'Foods by the beginnings of their words, the person’s own and usual ones first',
  query: z.object({
    q: line(100).min(1, 'Type a food.'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.array(food),
} satisfies Endpoint

/** For the measures of a food of a meal. */
export const getNamedFood = {
  method: 'GET',
  path: '/api/foods/named',
  summary: 'The food that a name names in full, the person’s own first; null without one',
  query: z.object({ name: line(120).min(1, 'Name the food.') }),
  response: food.nullable(),
} satisfies Endpoint

export const listRecentFoods = {
  method: 'GET',
  path: '/api/foods/recent',
  summary: 'The person’s favourites, then what they logged last',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) }),
  response: z.array(food),
} satisfies Endpoint

const byRef = z.object({ ref: foodRef })

export const addFavourite = {
  method: 'PUT',
  path: '/api/foods/favourites/:ref',
  summary: 'Make a food a favourite',
  params: byRef,
  response: food,
} satisfies Endpoint
export const removeFavourite = {
  method: 'DELETE',
  path: '/api/foods/favourites/:ref',
  summary: 'A favourite no longer',
  params: byRef,
  response: z.null(),
} satisfies Endpoint

const barcode = line(40).refine((text) => gtinOf(text) !== undefined, 'That barcode cannot be read.')

export const findByBarcode = {
  method: 'GET',
  path: '/api/foods/barcode/:code',
  summary: 'The food behind a barcode: the person’s own, the table’s, then Open Food Facts’',
  limit: 'barcode',
  params: z.object({ code: barcode }),
  response: food,
} satisfies Endpoint

/** Whether the known macros weigh at most the food, with 5 g for rounding. */
export const macrosFit = ({ protein, carbs, fat }: Partial<Pick<Per100, 'protein' | 'carbs' | 'fat'>>) =>
  (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) <= 105
/** Only energy has to be stated. */
const customFigures = per100
  .partial()
  .required({ calories: true })
  .refine(macrosFit, { error: 'Protein, carbs and fat weigh more than the food.', path: ['carbs'] })

const mostText = { G: '100 g', Mg: '100,000 mg', Ug: '100,000,000 µg' } as const
/** Micronutrients per 100 g, to four decimals; null or absent where the label does not state them. */
export const customMicronutrients = z.object(
  eachMicronutrient((name) =>
    decimals(4)
      .min(0, 'This cannot be negative.')
      .max(100 * unitsInGram(name), `At most ${mostText[unitEnd(name)]} in 100 g.`)
      .nullish(),
  ),
)

export const customFood = z.object({
  name: line(120).min(1, 'Name the food.'),
  brand: line(80).nullish(),
  category: foodCategory.optional(),
  per100: customFigures,
  nutrients: customMicronutrients.optional(),
  portions: z.array(portion).max(12, 'At most 12 portions.').optional(),
  barcode: barcode.nullish(),
})

export const listCustomFoods = {
  method: 'GET',
  path: '/api/foods/custom',
  summary: 'The foods that the person described',
  response: z.array(food),
} satisfies Endpoint
export const addCustomFood = {
  method: 'POST',
  path: '/api/foods/custom',
  summary: 'Describe a food',
  body: customFood,
  response: food,
} satisfies Endpoint

const byId = (what: string) => z.object({ id: z.uuid(`That is not ${what}’s id.`) })

/** Absent fields stay unchanged. */
export const changeCustomFood = {
  method: 'PATCH',
  path: '/api/foods/custom/:id',
  summary: 'Change a described food; entries that were logged from it stay as they are',
  params: byId('a food'),
  body: customFood.partial(),
  response: food,
} satisfies Endpoint
export const removeCustomFood = {
  method: 'DELETE',
  path: '/api/foods/custom/:id',
  summary: 'Remove a described food; entries that were logged from it stay',
  params: byId('a food'),
  response: z.null(),
} satisfies Endpoint

export const restoreCustomFood = {
  method: 'POST',
  path: '/api/foods/custom/:id/restore',
  summary: 'Bring back a described food that was removed within the last day',
  params: byId('a food'),
  response: z.null(),
} satisfies Endpoint

/** Entries saved under a name, to be logged again as one. */
export const savedMeal = z.object({
  id: z.uuid(),
  name: z.string(),
  emoji: z.string(),
  mealType: mealType.nullable(),
  servingSize: z.string(),
  ...nutrients,
  items: z.array(mealItem),
  createdAt: z.iso.datetime(),
})
export type SavedMeal = z.infer<typeof savedMeal>

export const listSavedMeals = {
  method: 'GET',
  path: '/api/saved-meals',
  summary: 'Saved meals, the last used first',
  response: z.array(savedMeal),
} satisfies Endpoint
export const saveMeal = {
  method: 'POST',
  path: '/api/saved-meals',
  summary: 'Save one or more logged entries as a meal',
  body: z.object({
    name: line(120).min(1, 'Name the meal.'),
    /** Entries of the meal. */
    logIds: z
      .array(z.uuid('That is not an entry’s id.'))
      .min(1, 'Choose an entry.')
      .max(20, 'At most 20 entries.'),
  }),
  response: savedMeal,
} satisfies Endpoint
export const removeSavedMeal = {
  method: 'DELETE',
  path: '/api/saved-meals/:id',
  summary: 'Remove a saved meal; entries that were logged from it stay',
  params: byId('a meal'),
  response: z.null(),
} satisfies Endpoint
export const restoreSavedMeal = {
  method: 'POST',
  path: '/api/saved-meals/:id/restore',
  summary: 'Bring back a saved meal that was removed within the last day',
  params: byId('a meal'),
  response: savedMeal,
} satisfies Endpoint
export const logSavedMeal = {
  method: 'POST',
  path: '/api/saved-meals/:id/log',
  summary: 'Log a saved meal, whole or in part',
  feature: 'nutrition_logging',
  params: byId('a meal'),
  body: z.object({
    /** By default the saved meal's own. */
    mealType: mealType.nullish(),
    targetDate: day.nullish(),
    /** Multiple of the saved amount. */
    factor: z.number('Enter a number.').gt(0, 'More than 0.').max(100, 'At most 100 times.').default(1),
    notes: paragraph(2000).nullish(),
  }),
  response: nutritionLog,
} satisfies Endpoint
