import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'
import { decimals } from '../measures/decimals.ts'
import { atMost, line, paragraph } from '../measures/text.ts'
import { most, source } from '../nutrition/nutrition.ts'
import { temperatures } from './drinks.ts'

/** Bounds of one drink: millilitres, kilocalories, milligrams of caffeine, grams of the rest. */
export const mostOfADrink = {
  volume: 5000,
  calories: most.calories,
  caffeine: 5000,
  sugar: most.grams,
  protein: most.grams,
  carbs: most.grams,
  fat: most.grams,
} as const

const drinkType = line(60).min(1, 'Name the kind of drink.')
const temperature = z.enum(temperatures, 'Choose a temperature from the list.')
const volume = decimals(2, 'Enter the volume in millilitres.')
  .min(0.01, 'The volume must be more than 0 ml.')
  .max(mostOfADrink.volume, `At most ${mostOfADrink.volume} ml in one drink.`)
const amount = (max: number, unit: string) =>
  decimals(2).min(0, 'This cannot be negative.').max(max, `At most ${max} ${unit} in one drink.`)
const hydrationError = 'The hydration value is a number from 0 to 1.'
/** Accepts a number or a decimal string, stored as a number. */
const hydrationValue = z
  .union([z.number().min(0).max(1), atMost(9).regex(/^\d{0,2}(\.\d{1,6})?$/)], hydrationError)
  .transform((value) => (value === '' ? Number.NaN : Number(value)))
  .pipe(decimals(6, hydrationError).min(0, hydrationError).max(1, hydrationError))

const figures = {
  calories: amount(mostOfADrink.calories, 'calories'),
  /** Milligrams. */
  caffeine: amount(mostOfADrink.caffeine, 'mg'),
  sugar: amount(mostOfADrink.sugar, 'g'),
  protein: amount(mostOfADrink.protein, 'g'),
  carbs: amount(mostOfADrink.carbs, 'g'),
  fat: amount(mostOfADrink.fat, 'g'),
}
/** Percent. */
const confidence = decimals(2).min(0).max(100)

export const drinkLog = z.object({
  id: z.uuid(),
  drinkType: z.string(),
  customName: z.string().nullable(),
  emoji: z.string(),
  /** Millilitres. */
  volume: z.number(),
  calories: z.number(),
  /** Decimal string from 0 to 1: the share of the volume that counts as water. */
  hydrationValue: z.string(),
  temperature,
  caffeine: z.number(),
  sugar: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  notes: z.string().nullable(),
  /** Day of the drink; `date` is the same. */
  targetDate: day,
  date: day,
  createdAt: z.iso.datetime(),
  source: z.enum(['manual', 'model', 'builtin']),
  confidence: z.number().nullable(),
})
export type DrinkLog = z.infer<typeof drinkLog>

/** A drink to log. Absent figures are those of the named preset, otherwise none. */
export const drinkEntry = z.object({
  drinkType,
  customName: line(120).nullish(),
  volume,
  calories: figures.calories.nullish(),
  hydrationValue: hydrationValue.nullish(),
  temperature: temperature.nullish(),
  caffeine: figures.caffeine.nullish(),
  sugar: figures.sugar.nullish(),
  protein: figures.protein.nullish(),
  carbs: figures.carbs.nullish(),
  fat: figures.fat.nullish(),
  notes: paragraph(2000).nullish(),
  targetDate: day.nullish(),
  date: day.nullish(),
})

/** Result of analyzing a drink; logged only after confirmation. */
export const drinkAnalysis = z.object({
  drinkType,
  customName: line(120).min(1),
  emoji: z.string().max(16),
  volume,
  calories: figures.calories,
  hydrationValue: z.string(),
  temperature,
  caffeine: figures.caffeine,
  sugar: figures.sugar,
  protein: figures.protein,
  carbs: figures.carbs,
  fat: figures.fat,
  confidence,
  /** One or two sentences that explain the figures. */
  analysis: paragraph(2000),
  source,
  /** Parts of the description without a known drink; not counted. */
  notUnderstood: z.array(line(200)).max(40),
})
export type DrinkAnalysis = z.infer<typeof drinkAnalysis>

export const logDrink = {
  method: 'POST',
  path: '/api/drinks/log',
  summary: 'Log a drink',
  feature: 'drink_logging',
  body: drinkEntry,
  response: drinkLog,
} satisfies Endpoint

const drinkForm = z.object({ details: paragraph(2000).nullish() })

export const analyzeDrink = {
  method: 'POST',
  path: '/api/drinks/analyze',
  summary: 'Read a drink from a photo, a description, or both',
  feature: 'drink_analysis',
  limit: 'ai',
  form: drinkForm,
  response: z.object({ analysis: drinkAnalysis }),
} satisfies Endpoint

export const proposeDrink = {
  method: 'POST',
  path: '/api/nutrition/analyze-drink',
  summary: 'The same as a proposal for the log form',
  feature: 'drink_analysis',
  limit: 'ai',
  form: drinkForm,
  response: z.object({ drink: drinkAnalysis }),
} satisfies Endpoint

/** Scripts may send back fewer fields. */
export const confirmedDrink = drinkEntry.omit({ notes: true, targetDate: true, date: true }).extend({
  drinkType: drinkType.nullish(),
  confidence: confidence.nullish(),
  source: source.nullish(),
})

export const confirmDrink = {
  method: 'POST',
  path: '/api/drinks/confirm',
  summary: 'Log an analysed drink, as the person left it',
  feature: 'drink_logging',
  body: z.object({
    analysis: confirmedDrink,
    details: paragraph(2000).nullish(),
    targetDate: day.nullish(),
  }),
  response: z.object({ drinkLog }),
} satisfies Endpoint

export const listTodaysDrinks = {
  method: 'GET',
  path: '/api/drinks/today',
  summary: 'Everything drunk today, newest first',
  response: z.array(drinkLog),
} satisfies Endpoint

export const listDrinks = {
  method: 'GET',
  path: '/api/drinks/logs',
  summary: 'Everything drunk on a day (today without a date), newest first',
  query: z.object({ date: day.optional() }),
  response: z.array(drinkLog),
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not a drink’s id.') })

export const removeDrink = {
  method: 'DELETE',
  path: '/api/drinks/logs/:id',
  summary: 'Remove a drink',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreDrink = {
  method: 'POST',
  path: '/api/drinks/logs/:id/restore',
  summary: 'Bring back a drink that was removed within the last day',
  params: byId,
  response: drinkLog,
} satisfies Endpoint

/** Absent fields stay unchanged; a changed volume scales absent figures. */
export const changeDrink = {
  method: 'PATCH',
  path: '/api/drinks/logs/:id',
  summary: 'Correct a drink',
  feature: 'drink_logging',
  params: byId,
  body: drinkEntry.partial({ drinkType: true, volume: true }),
  response: drinkLog,
} satisfies Endpoint
