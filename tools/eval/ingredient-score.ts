import { sum } from './errors.ts'
import { type MatchKind, matchIngredients, matchKinds } from './ingredient-match.ts'
import type { Reading } from './reading.ts'

export type IngredientScore = {
  /** Of the names that were read, the share that is there. */
  precision: number
  /** Of the ingredients that are there, the share that was named. */
  recall: number
  /** The same by weight, where every ingredient was weighed: a pinch of salt counts as a pinch. */
  recallByWeight: number | undefined
  answers: number
  matchedBy: Record<MatchKind, number>
}

/** Over all answers together; undefined where no case lists its ingredients. */
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
