import * as z from 'zod'
import { foodRef } from '../foods/food-ref.ts'
import type { NutrientName } from '../foods/nutrients.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'
import { decimals } from '../measures/decimals.ts'
import { line, paragraph } from '../measures/text.ts'
import { provenances } from './provenance.ts'

/** Most characters of a meal's description or notes. */
export const longestNotes = 2000

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack', 'drink'] as const
export const mealType = z.enum(mealTypes, 'Choose a meal type.')
export type MealType = z.infer<typeof mealType>

export const foodCategories = [
  'protein',
  'vegetable',
  'fruit',
  'grain',
  'dairy',
  'beverage',
  'snack',
  'main_dish',
  'general',
] as const
export const foodCategory = z.enum(foodCategories)
export type FoodCategory = z.infer<typeof foodCategory>

/** Source of figures: a language or vision model, or the built-in engine. */
export const source = z.enum(['model', 'builtin'])
export type Source = z.infer<typeof source>

/** Bounds of one entry: above any meal, below a typing error. */
export const most = { calories: 10_000, grams: 1_000, sodium: 100_000, amount: 10_000 } as const

const kilocalories = decimals(2)
  .min(0, 'Calories cannot be negative.')
  .max(most.calories, `At most ${most.calories} calories in one entry.`)
const grams = decimals(2)
  .min(0, 'This cannot be negative.')
  .max(most.grams, `At most ${most.grams} g in one entry.`)
const milligrams = decimals(2)
  .min(0, 'This cannot be negative.')
  .max(most.sodium, 'That is too much for one entry.')

/** Nutrients of an entry in an answer. */
export const nutrients = {
  calories: z.number(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  sugar: z.number().nullable(),
  fiber: z.number().nullable(),
  sodium: z.number().nullable(),
} satisfies Record<NutrientName, z.ZodType>

/** Null where unknown. */
const macros = { protein: grams.nullable(), carbs: grams.nullable(), fat: grams.nullable() }
const unstated = { fiber: grams.nullish(), sodium: milligrams.nullish() }

/** A household measure, "1 cup", and its weight. */
export const portion = z.object({
  label: line(120).min(1, 'Name the portion.'),
  grams: z.number('Enter a number.').gt(0, 'More than 0 g.').max(most.amount, `At most ${most.amount} g.`),
})
export type Portion = z.infer<typeof portion>

/** `grams` is the amount eaten, which the figures are for; confidence is 0 to 1. */
const eatenFood = z.object({
  name: line(120).min(1),
  emoji: line(16).nullish(),
  grams: z.number().min(0).max(most.amount),
  calories: kilocalories,
  ...macros,
  sugar: grams.nullish(),
  ...unstated,
  confidence: z.number().min(0).max(1),
  /** The food whose figures these are, where they are those of a food. */
  foodRef: foodRef.optional(),
  /** The measure that the amount was said in; grams where absent. */
  measure: portion.optional(),
  /** The amount was not said: a usual one. */
  isUsual: z.boolean().optional(),
})

/** One food of a meal. */
export const mealItem = eatenFood.extend({
  /** Parts that were said not to be in it; `isCounted` where the figures of the row include them all the same. */
  without: z
    .array(z.object({ name: line(60).min(1), isCounted: z.boolean() }))
    .max(8)
    .optional(),
  /** The food that it was said to replace. */
  insteadOf: line(60).min(1).optional(),
  /** Another food that the same words may mean, in the amount that was said. */
  second: eatenFood.optional(),
})
export type MealItem = z.infer<typeof mealItem>

/** Result of analyzing a meal, sent back for confirmation. */
export const mealAnalysis = z.object({
  id: z.uuid(),
  foodName: line(200).min(1),
  foodEmoji: line(16),
  servingSize: line(120),
  calories: kilocalories,
  ...macros,
  sugar: grams.nullable(),
  ...unstated,
  confidence: z.number().min(0).max(1),
  /** One or two sentences that explain the figures. */
  analysis: paragraph(2000),
  source,
  items: z.array(mealItem).max(40),
  /** Parts of the description without a known food; not counted. */
  notUnderstood: z.array(line(200)).max(40),
})
export type MealAnalysis = z.infer<typeof mealAnalysis>

/** Above 0.7 high, above 0.5 medium, else low. */
export function confidenceBand(confidence: number): 'high' | 'medium' | 'low' {
  return confidence > 0.7 ? 'high' : confidence > 0.5 ? 'medium' : 'low'
}

export const nutritionLog = z.object({
  id: z.uuid(),
  foodName: z.string(),
  foodEmoji: z.string(),
  ...nutrients,
  servingSize: z.string(),
  mealType,
  notes: z.string().nullable(),
  targetDate: day,
  createdAt: z.iso.datetime(),
  /** `manual` for typed figures. */
  source: z.enum(['manual', 'model', 'builtin']),
  /** Null in an answer that a device kept from an earlier version. */
  provenance: z.enum(provenances).nullable(),
  confidence: z.number().nullable(),
  items: z.array(mealItem),
  photoUrl: z.string().nullable(),
})
export type NutritionLog = z.infer<typeof nutritionLog>

export const analyzeForm = z.object({
  mealType: mealType.nullish(),
  notes: paragraph(longestNotes).nullish(),
})

export const analyzeMeal = {
  method: 'POST',
  path: '/api/nutrition/analyze',
  summary: 'Read a meal from a photo, a description, or both',
  feature: 'meal_analysis',
  limit: 'ai',
  form: analyzeForm,
  response: mealAnalysis,
} satisfies Endpoint

/** Scripts may send back fewer fields; only figures are required. */
export const confirmedAnalysis = mealAnalysis.partial({
  id: true,
  foodEmoji: true,
  servingSize: true,
  sugar: true,
  confidence: true,
  analysis: true,
  source: true,
  items: true,
  notUnderstood: true,
})

export const confirmMeal = {
  method: 'POST',
  path: '/api/nutrition/confirm',
  summary: 'Log an analysed meal, with the amounts as corrected',
  feature: 'nutrition_logging',
  body: z.object({
    analysis: confirmedAnalysis,
    mealType,
    notes: paragraph(longestNotes).nullish(),
    targetDate: day.nullish(),
  }),
  response: z.object({ nutritionLog }),
} satisfies Endpoint

/** A meal in the person's words, read and logged at once: for words that were written without a connection. */
export const logSentence = {
  method: 'POST',
  path: '/api/nutrition/log-sentence',
  summary: 'Read a meal from a sentence and log it unseen',
  feature: 'nutrition_logging',
  limit: 'ai',
  body: z.object({
    sentence: paragraph(longestNotes).min(1, 'Describe the meal.'),
    mealType,
    targetDate: day.nullish(),
  }),
  response: z.object({ nutritionLog }),
} satisfies Endpoint

export const manualEntry = z.object({
  foodName: line(200).min(1, 'Name the food.'),
  calories: kilocalories,
  protein: grams.nullish(),
  carbs: grams.nullish(),
  fat: grams.nullish(),
  sugar: grams.nullish(),
  servingSize: line(120).nullish(),
  mealType,
  notes: paragraph(longestNotes).nullish(),
  targetDate: day.nullish(),
  /** The chosen food. With `grams` the server calculates the figures and ignores those sent. */
  foodRef: foodRef.nullish(),
  grams: z
    .number('Enter a number.')
    .gt(0, 'More than 0 g.')
    .max(most.amount, `At most ${most.amount} g.`)
    .nullish(),
  /** Who answered the look-up that the figures are those of. */
  figuresFrom: source.nullish(),
})

export const logNutrition = {
  method: 'POST',
  path: '/api/nutrition/log',
  summary: 'Log a food with figures typed by hand',
  feature: 'nutrition_logging',
  body: manualEntry,
  response: nutritionLog,
} satisfies Endpoint

export const foodFacts = z.object({
  foodName: z.string(),
  servingSize: z.string(),
  /** Weight of the serving in grams. */
  grams: z.number(),
  ...nutrients,
  confidence: z.number(),
  source,
})
export type FoodFacts = z.infer<typeof foodFacts>

export const lookupFood = {
  method: 'POST',
  path: '/api/nutrition/lookup',
  summary: 'Facts of a food by name and serving',
  limit: 'ai',
  feature: 'meal_analysis',
  body: z.object({ foodName: line(200).min(1, 'Name the food.'), servingSize: line(120).nullish() }),
  response: foodFacts,
} satisfies Endpoint

export const listNutritionLogs = {
  method: 'GET',
  path: '/api/nutrition/logs',
  summary: 'Everything eaten on a day (today without a date)',
  query: z.object({ date: day.optional() }),
  response: z.array(nutritionLog),
} satisfies Endpoint

export const removeNutritionLog = {
  method: 'DELETE',
  path: '/api/nutrition/logs/:id',
  summary: 'Remove an entry',
  params: z.object({ id: z.uuid('That is not an entry’s id.') }),
  response: z.null(),
} satisfies Endpoint

export const restoreNutritionLog = {
  method: 'POST',
  path: '/api/nutrition/logs/:id/restore',
  summary: 'Bring back an entry that was removed within the last day',
  params: z.object({ id: z.uuid('That is not an entry’s id.') }),
  response: nutritionLog,
} satisfies Endpoint

/**
 * Changes of an entry; absent fields stay unchanged. `factor`, grams of single items, or `foods` change the amount;
 * sent figures are taken as typed.
 */
export const entryChange = z.object({
  factor: z.number('Enter a number.').gt(0, 'More than 0.').max(100, 'At most 100 times.').optional(),
  /** New grams of items by index, from 0. */
  items: z
    .array(z.object({ at: z.number().int().min(0).max(39), grams: z.number().min(0).max(most.amount) }))
    .max(40)
    .optional(),
  /** All foods anew, as added, swapped or removed; figures move by the difference of the foods' sums. */
  foods: z.array(mealItem).min(1, 'Keep at least one food.').max(40).optional(),
  foodName: line(200).min(1, 'Name the food.').optional(),
  calories: kilocalories.optional(),
  protein: grams.nullish(),
  carbs: grams.nullish(),
  fat: grams.nullish(),
  sugar: grams.nullish(),
  ...unstated,
  servingSize: line(120).min(1, 'Say how much it was.').optional(),
  mealType: mealType.optional(),
  notes: paragraph(longestNotes).nullish(),
  targetDate: day.optional(),
})
export type EntryChange = z.infer<typeof entryChange>

export const changeNutritionLog = {
  method: 'PATCH',
  path: '/api/nutrition/logs/:id',
  summary: 'Change an entry: amount, meal, day, name, notes or figures',
  feature: 'nutrition_logging',
  params: z.object({ id: z.uuid('That is not an entry’s id.') }),
  body: entryChange,
  response: nutritionLog,
} satisfies Endpoint

export const copyNutritionLogs = {
  method: 'POST',
  path: '/api/nutrition/copy',
  summary: 'Log a day, one of its meals, or some of its entries again on another day',
  feature: 'nutrition_logging',
  body: z.object({
    fromDate: day,
    toDate: day,
    /** Only these entries of the day. */
    ids: z.array(z.uuid('That is not an entry’s id.')).min(1, 'Choose an entry.').max(200).optional(),
    /** Only this meal of the day. */
    mealType: mealType.optional(),
  }),
  response: z.object({ copied: z.array(nutritionLog) }),
} satisfies Endpoint

export const getMealPhoto = {
  method: 'GET',
  path: '/api/nutrition/logs/:id/photo',
  summary: 'The photo of an entry',
  params: z.object({ id: z.uuid('That is not an entry’s id.') }),
  /** `small`: a square for lists. */
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
  response: z.custom<Uint8Array>(),
  produces: 'image/webp',
} satisfies Endpoint

export const foodEmoji = {
  method: 'POST',
  path: '/api/ai/food-emoji',
  summary: 'The emoji and category of a food',
  body: z.object({ foodName: line(200).min(1, 'Name the food.') }),
  response: z.object({ emoji: z.string(), category: foodCategory, cached: z.boolean() }),
} satisfies Endpoint
