import { sum } from './errors.ts'
import { type MatchKind, matchIngredients, matchKinds } from './ingredient-match.ts'
import type { Reading } from './reading.ts'

export type IngredientScore = {
  /** Share of the read names that are correct. */
  precision: number
  /** Share of the true ingredients that were named. */
  recall: number
  /** Recall by weight, if every ingredient was weighed, so that a pinch of salt counts little. */
  recallByWeight: number | undefined
  answers: number
  matchedBy: Record<MatchKind, number>
}

/** Over all answers; undefined if no case lists its ingredients. */
export function ingredientScore(readings: readonly Reading[]): IngredientScore | undefined {
  const compared = readings.flatMap(({ of, ingredients: read }) =>
    of.ingredients?.length && read
      ? [{ truth: of.ingredients, read, matched: matchIngredients(of.ingredients, read) }]
      : [],
  )
  if (!compared.length) return undefined
  const matched = compared.flatMap((one) => one.matched)
  const truth = compared.flatMap((one) => one.truth)
  const read = sum(compared.map((one) => one.read.length))
  const weighed = truth.every(({ grams }) => grams !== undefined)
  const weight = (of: readonly { grams?: number }[]) => sum(of.map(({ grams }) => grams ?? 0))
  return {
    precision: read ? matched.length / read : 0,
    recall: matched.length / truth.length,
    recallByWeight: weighed ? weight(matched.map((one) => one.true)) / weight(truth) : undefined,
    answers: compared.length,
    matchedBy: Object.fromEntries(
      matchKinds.map((kind) => [kind, matched.filter(({ by }) => by === kind).length]),
    ) as Record<MatchKind, number>,
  }
}
