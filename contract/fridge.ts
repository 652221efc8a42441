import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { line } from './measures/text.ts'
import { source } from './nutrition/nutrition.ts'

/** Maximum ingredients of one session. */
export const mostIngredients = 60
/** Number of photos that count as one scan of the month, within these minutes and one session. */
export const scanPhotos = 8
export const scanMinutes = 2

/** A live scan ends with this many ingredients above `sureOf`. */
export const liveScanEnough = { ingredients: 12, sureOf: 0.7 } as const

export const ingredient = z.object({
  id: z.uuid(),
  name: z.string(),
  emoji: z.string(),
  /** 0 to 1; 1 only for typed ingredients. */
  confidence: z.number().min(0).max(1),
  isConfirmed: z.boolean(),
})
export type Ingredient = z.infer<typeof ingredient>

/** Whether an ingredient was typed; a scanner is never certain. */
export function isTyped({ confidence }: Pick<Ingredient, 'confidence'>): boolean {
  return confidence === 1
}

/** 0.9 and above green, 0.7 and above yellow, else red. */
export function ingredientColour(confidence: number): 'green' | 'yellow' | 'red' {
  return confidence >= 0.9 ? 'green' : confidence >= 0.7 ? 'yellow' : 'red'
}

export const scanResult = z.object({
  sessionId: z.uuid(),
  /** The session's ingredients, merged with this photo's. */
  ingredients: z.array(ingredient).max(mostIngredients),
  analysis: z.object({
    /** Set when the photo could not be read and common items were added instead. */
    error: z.string().nullable(),
    message: z.string(),
    /** A tip on the next step, if any. */
    tip: z.string().nullable(),
    /** 0 to 1, of this photo's foods. */
    confidence: z.number().min(0).max(1),
    /** Number of foods in this photo. */
    found: z.number().int(),
  }),
  source,
})
export type ScanResult = z.infer<typeof scanResult>

/** The specified outcome of a scan. */
export function scanOutcome({
  analysis,
}: Pick<ScanResult, 'analysis'>): 'fallback' | 'none' | 'limited' | 'complete' {
  if (analysis.error) return 'fallback'
  if (analysis.found === 0) return 'none'
  return analysis.found <= 3 && analysis.confidence < 0.5 ? 'limited' : 'complete'
}

const sessionId = z.uuid('That is not a session’s id.')

export const scanFridge = {
  method: 'POST',
  path: '/api/fridge/scan',
  summary: 'Detect the ingredients in a photo; with a session’s id, merge them into that session',
  feature: 'fridge_scan',
  limit: 'ai',
  form: z.object({ sessionId: sessionId.nullish() }),
  response: scanResult,
} satisfies Endpoint

/** A session without a photo, for typed ingredients. Costs no scan. */
export const startFridgeSession = {
  method: 'POST',
  path: '/api/fridge/sessions',
  summary: 'Begin a session to type ingredients into',
  feature: 'fridge_scan',
  response: z.object({ sessionId: z.uuid() }),
} satisfies Endpoint

export const lastSession = z.object({
  sessionId: z.uuid(),
  /** Time of the last addition. */
  usedAt: z.iso.datetime(),
  ingredients: z.number().int().min(1),
})

/** For resuming it, on another device too. */
export const getLastSession = {
  method: 'GET',
  path: '/api/fridge/sessions/last',
  summary: 'The session that was added to last and holds something; null where there is none',
  response: z.object({ session: lastSession.nullable() }),
} satisfies Endpoint

export const listIngredients = {
  method: 'GET',
  path: '/api/fridge/ingredients/:sessionId',
  summary: 'A session’s ingredients',
  params: z.object({ sessionId }),
  response: z.array(ingredient),
} satisfies Endpoint

export const addIngredient = {
  method: 'POST',
  path: '/api/fridge/ingredients/:sessionId',
  summary: 'Add an ingredient by hand, confirmed; one that is there already is confirmed instead',
  feature: 'fridge_scan',
  params: z.object({ sessionId }),
  body: z.object({ name: line(80).min(1, 'Name the ingredient.') }),
  response: ingredient,
} satisfies Endpoint

export const confirmIngredient = {
  method: 'PATCH',
  path: '/api/fridge/ingredients/:id/confirm',
  summary: 'Tick or untick an ingredient',
  params: z.object({ id: z.uuid('That is not an ingredient’s id.') }),
  body: z.object({ isConfirmed: z.boolean('Say true or false.') }),
  response: ingredient,
} satisfies Endpoint
