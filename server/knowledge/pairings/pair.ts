import { nutrientsOf } from '../food/food.ts'
import { foods } from '../food/food-table.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { lazy } from '../lazy.ts'
import { benefitOf } from './benefit.ts'
import { chooseTogether } from './choose.ts'
import type { Together } from './combine.ts'
import type { MadePairing } from './made-pairing.ts'
import { type Cooking, cookingOf } from './method.ts'
import type { AtHand } from './named.ts'
import { pairables } from './pairing-table.ts'
import { profileOf, reasonOf } from './taste.ts'
import { cuisineNames, noCuisine } from './words.ts'

/**
 * Up to eight pairings of the named ingredients, best first: pairs, trios and quartets. Independent of the order;
 * unknown ingredients, those without pairings (water, salt) and duplicates are ignored.
 */
export function pairIngredients(names: string[]): MadePairing[] {
  const atHand = [...new Map(names.flatMap(known).map((one) => [one.ingredient.name, one])).values()].sort(
    byName,
  )
  return atHand.length < 2 ? [] : chooseTogether(atHand).map((together) => described(together, atHand))
}

function known(typed: string): AtHand[] {
  const ingredient = kitchenIngredient(typed)
  const pairs = ingredient && pairables().get(ingredient.name)
  return pairs ? [{ ingredient, pairs }] : []
}

function byName(a: AtHand, b: AtHand) {
  return a.ingredient.name < b.ingredient.name ? -1 : 1
}

function described({ places, bonds, score, cuisine }: Together, atHand: readonly AtHand[]): MadePairing {
  const members = places.map((place) => atHand[place]!)
  const [primary, ...paired] = members.map(({ ingredient }) => ingredient.name)
  const cooking = cookingOf(members)
  return {
    primaryIngredient: primary!,
    pairedIngredients: paired,
    pairingScore: score,
    cuisineStyle: cuisine === undefined ? noCuisine : cuisineNames[cuisine],
    estimatedTime: cooking.minutes,
    difficulty: difficultyOf(cooking, members.length),
    calories: Math.round(members.reduce((sum, { ingredient }) => sum + caloriesOf(ingredient), 0)),
    flavorProfile: profileOf(members),
    nutritionBenefit: benefitOf(members),
    cookingMethod: cooking.text,
    reasoning: reasonOf(members, bonds, cuisine),
    source: 'builtin',
  }
}

function difficultyOf({ minutes, method }: Cooking, ingredients: number): MadePairing['difficulty'] {
  if (minutes > 90) return 'hard'
  return minutes > 30 || method === 'braise' || (ingredients > 3 && minutes > 20) ? 'medium' : 'easy'
}

const foodByName = lazy(() => new Map(foods().map((food) => [food.name, food])))

/** Kilocalories of a usual serving. */
function caloriesOf({ food, serving }: AtHand['ingredient']): number {
  const row = foodByName().get(food)
  return row ? nutrientsOf(row, serving).calories : 0
}
