import { nutrientsOf } from '#server/knowledge/food/food.ts'
import type { MadePairing } from '../ai.ts'
import { ImplausibleAnswer } from '../model/model-error.ts'
import { judge, type Known } from './judge.ts'
import type { PairingsAnswer } from './model-answers.ts'
import { plainProse } from './prose.ts'

type Written = PairingsAnswer['pairings'][number]

const most = { pairings: 8, read: 24, paired: 3, minutes: 240 } as const

/**
 * Selects the model's pairings made of `names` only, best first, at most eight; energy comes from the food table.
 * Throws `ImplausibleAnswer` when none is left.
 */
export function pairingsFrom(answer: PairingsAnswer, names: readonly string[]): MadePairing[] {
  const known = new Map(names.flatMap((name) => judge(name) ?? []).map((one) => [one.name, one]))
  const pairings = new Map<string, MadePairing>()
  for (const written of answer.pairings.slice(0, most.read)) {
    const together = ingredientsOf(written, known)
    if (!together) continue
    const key = together
      .map(({ name }) => name)
      .sort()
      .join('\n')
    if (!pairings.has(key)) pairings.set(key, pairingOf(written, together))
  }
  if (!pairings.size) throw new ImplausibleAnswer('no pairing of these ingredients')
  return [...pairings.values()].toSorted((a, b) => b.pairingScore - a.pairingScore).slice(0, most.pairings)
}

/** Undefined for a pairing with an unavailable ingredient or with a single one. */
function ingredientsOf({ primary, paired }: Written, known: ReadonlyMap<string, Known>) {
  const all = [primary, ...paired].map((name) => known.get(judge(name)?.name ?? ''))
  const together = [...new Set(all)]
  if (together.length < 2 || together.length > most.paired + 1) return undefined
  return together.every((one) => one !== undefined) ? together : undefined
}

function pairingOf(written: Written, [first, ...others]: Known[]): MadePairing {
  const calories = [first!, ...others].reduce((sum, one) => sum + caloriesOf(one), 0)
  const within = (value: number, top: number) => Math.round(Math.min(top, Math.max(0, value || 0)))
  return {
    primaryIngredient: first!.name,
    pairedIngredients: others.map(({ name }) => name),
    pairingScore: within(written.score, 100),
    cuisineStyle: plainProse(written.cuisine, 60),
    estimatedTime: within(written.minutes, most.minutes),
    difficulty: written.difficulty,
    calories: Math.round(calories),
    flavorProfile: plainProse(written.flavor, 200),
    nutritionBenefit: plainProse(written.benefit, 500),
    cookingMethod: plainProse(written.method, 120),
    reasoning: plainProse(written.reasoning, 1000),
    source: 'model',
  }
}

/** Kilocalories of a usual serving. */
function caloriesOf({ food, ingredient }: Known): number {
  return nutrientsOf(food, ingredient?.serving ?? food.portions.get('serving') ?? 100).calories
}
