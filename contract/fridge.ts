import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { line } from './measures/text.ts'
import { source } from './nutrition.ts'

/** The most ingredients that one session of scans holds. */
export const mostIngredients = 60
/** A fridge takes more than one picture: these many within these minutes, in one session, are one scan of the month's. */
export const scanPhotos = 8
export const scanMinutes = 2

/** A live scan ends by itself with so many ingredients above `sureOf`. */
export const liveScanEnough = { ingredients: 12, sureOf: 0.7 } as const

export const ingredient = z.object({
  id: z.uuid(),
  name: z.string(),
  emoji: z.string(),
  /** 0 to 1; 1 for what a person typed, and never for what was seen. */
  confidence: z.number().min(0).max(1),
  isConfirmed: z.boolean(),
})
export type Ingredient = z.infer<typeof ingredient>

/** Whether a person named it; a scanner is never certain. */
export function isTyped({ confidence }: Pick<Ingredient, 'confidence'>): boolean {
  return confidence === 1
}

/** 0.9 and above green, 0.7 and above yellow, else red. */
export function ingredientColour(confidence: number): 'green' | 'yellow' | 'red' {
  return confidence >= 0.9 ? 'green' : confidence >= 0.7 ? 'yellow' : 'red'
}

export const scanResult = z.object({
  sessionId: z.uuid(),
  /** Everything the session holds now, this photo's finds merged with those before. */
  ingredients: z.array(ingredient).max(mostIngredients),
  analysis: z.object({
    /** Set when nothing could look at the photo and common items were put in instead. */
    error: z.string().nullable(),
    message: z.string(),
    /** What to do next, where there is something. */
    tip: z.string().nullable(),
    /** 0 to 1, of this photo's finds. */
    confidence: z.number().min(0).max(1),
    /** How many foods this photo showed. */
    found: z.number().int(),
  }),
  source,
})
export type ScanResult = z.infer<typeof scanResult>

/** Which of the four specified outcomes a scan is. */
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

/** A session without a photo, for people who type what they have. Costs no scan. */
export const startFridgeSession = {
  method: 'POST',
  path: '/api/fridge/sessions',
  summary: 'Begin a session to type ingredients into',
  feature: 'fridge_scan',
  response: z.object({ sessionId: z.uuid() }),
} satisfies Endpoint

export const lastSession = z.object({
  sessionId: z.uuid(),
  /** When something was last added. */
  usedAt: z.iso.datetime(),
  ingredients: z.number().int().min(1),
})

/** For going on with it later, on another device too. */
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
