import type { Recipe } from '#contract/recipes.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { type AtHand, nameAtHand } from './at-hand.ts'
import { daysOfPlan } from './week.ts'

/** Cost of each ingredient at hand left unused on the first day, falling to none after the last; our own choice. */
const unused = 0.3
/** More ingredients at hand save no more. */
const most = 3

/** Cost of a dish by the ingredients at hand that it leaves: they are used up first. */
export function useUpCost(uses: number, day: number): number {
  return unused * Math.max(most - uses, 0) * (1 - day / daysOfPlan)
}

/**
 * Number of meals for which each ingredient at hand lasts: its amount by what a serving of the dishes usually holds, at least
 * one; one where no amount was said.
 */
export function mealsAtHand(
  atHand: AtHand,
  dishes: readonly Pick<Recipe, 'parts' | 'servings'>[],
  people: number,
): ReadonlyMap<string, number> {
  const needs = Map.groupBy(
    dishes.flatMap(({ parts, servings }) =>
      parts.map(({ name, grams }) => ({ name: nameAtHand(name), grams: grams / servings })),
    ),
    ({ name }) => name,
  )
  const usual = (name: string) => {
    const grams = (needs.get(name) ?? []).map((one) => one.grams).sort((one, other) => one - other)
    return grams[Math.floor(grams.length / 2)]
  }
  return new Map(
    [...atHand].map(([name, grams]) => {
      const serving = grams === null ? undefined : usual(name)
      return [name, serving ? Math.max(1, Math.round(grams! / (serving * people))) : 1]
    }),
  )
}

/** Typed ingredients that none of the recipes uses, in the kitchen's plural where it knows them, each once. */
export function unusedAtHand(typed: readonly string[], recipes: readonly Pick<Recipe, 'parts'>[]): string[] {
  const used = new Set(recipes.flatMap(({ parts }) => parts.map(({ name }) => nameAtHand(name))))
  const left = new Set(typed.filter((one) => !used.has(nameAtHand(one))).map(pluralOf))
  return [...left]
}

const pluralOf = (typed: string) => kitchenIngredient(typed)?.plural ?? typed.trim()
