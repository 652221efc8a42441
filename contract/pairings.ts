import * as z from 'zod'
import { mostIngredients } from './fridge.ts'
import { cursor } from './http/cursor.ts'
import type { Endpoint } from './http/endpoint.ts'
import { line, paragraph } from './measures/text.ts'
import { source } from './nutrition/nutrition.ts'

export const pairingDifficulties = ['easy', 'medium', 'hard'] as const

/** A pairing of ingredients with its reasons. */
export const pairing = z.object({
  id: z.uuid(),
  primaryIngredient: line(80).min(1),
  pairedIngredients: z.array(line(80).min(1)).min(1).max(8),
  /** Percent. */
  pairingScore: z.number().int().min(0).max(100),
  cuisineStyle: line(60),
  /** Minutes. */
  estimatedTime: z.number().int().min(0).max(1440),
  difficulty: z.enum(pairingDifficulties),
  /** Kilocalories of a usual serving. */
  calories: z.number().min(0).max(10_000),
  flavorProfile: line(200),
  nutritionBenefit: paragraph(500),
  cookingMethod: line(120),
  reasoning: paragraph(1000),
  isSaved: z.boolean(),
  source,
})
export type Pairing = z.infer<typeof pairing>

export const savedPairing = pairing.extend({ createdAt: z.iso.datetime() })
export type SavedPairing = z.infer<typeof savedPairing>

/** 90 and above green, 80 and above yellow, 70 and above orange, below red. */
export function pairingColour(score: number): 'green' | 'yellow' | 'orange' | 'red' {
  return score >= 90 ? 'green' : score >= 80 ? 'yellow' : score >= 70 ? 'orange' : 'red'
}

export const suggestPairings = {
  method: 'POST',
  path: '/api/ingredient-pairings',
  summary: 'Which of the ingredients at hand go well together',
  feature: 'pairings',
  limit: 'ai',
  body: z.object({
    ingredients: z
      .array(line(80).min(1))
      .min(2, 'Please confirm at least 2 ingredients to generate pairing suggestions.')
      .max(mostIngredients, `At most ${mostIngredients} ingredients.`),
    sessionId: z.uuid('That is not a session’s id.').nullish(),
  }),
  response: z.array(pairing),
} satisfies Endpoint

/** Scripts may send back fewer fields. */
export const savePairing = {
  method: 'POST',
  path: '/api/save-pairing',
  summary: 'Keep a pairing; one that is kept already is answered as it is',
  feature: 'pairings',
  body: z.object({
    pairing: pairing.partial({
      id: true,
      cuisineStyle: true,
      estimatedTime: true,
      difficulty: true,
      calories: true,
      flavorProfile: true,
      nutritionBenefit: true,
      cookingMethod: true,
      reasoning: true,
      isSaved: true,
      source: true,
    }),
  }),
  response: savedPairing,
} satisfies Endpoint

export const listSavedPairings = {
  method: 'GET',
  path: '/api/saved-pairings',
  summary: 'Saved pairings, newest first',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.array(savedPairing),
} satisfies Endpoint

export const removePairing = {
  method: 'DELETE',
  path: '/api/delete-pairing/:id',
  summary: 'Keep a pairing no longer',
  params: z.object({ id: z.uuid('That is not a pairing’s id.') }),
  response: z.null(),
} satisfies Endpoint
