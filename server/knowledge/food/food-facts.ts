import { capitalised } from '#contract/measures/capitalised.ts'
import type { FoodFacts } from '#contract/nutrition/nutrition.ts'
import { withProperNames } from '../language/proper-names.ts'
import { rounded } from '../meal/describe.ts'
import { describeMeal, readMeal } from '../meal/read-meal.ts'
import { fitsOneEntry } from '../meal/weigh.ts'
import { words } from '../words.ts'
import { type Food, nutrientsOf } from './food.ts'

export type Facts = Omit<FoodFacts, 'source'>
type Other = (name: string) => Food | undefined

/**
 * Facts of a food for a serving in free words ("1 serving", "100 g", "2 slices"); an unreadable serving counts as
 * one. Undefined for an unknown name.
 */
export function factsOf(
  foodName: string,
  servingSize: string = words.serving,
  other?: Other,
): Facts | undefined {
  const size = servingSize.trim() || words.serving
  const first = read(`${foodName} (${size})`, other) ?? read(`${size} ${foodName}`, other)
  const found = first?.amountStated ? first : (read(`1 serving ${foodName}`, other) ?? first)
  if (!found) return ofSeveral(foodName, size)
  const { food, grams } = found
  const figures = rounded(nutrientsOf(food, grams))
  if (!fitsOneEntry({ ...figures, grams })) return undefined
  const sureness = first?.amountStated ? found.confidence : found.confidence * 0.7
  return {
    foodName: capitalised(withProperNames(food.name)),
    servingSize: size,
    grams: Math.round(grams * 10) / 10,
    ...figures,
    confidence: Math.round(sureness * 100) / 100,
  }
}

/** Facts of several foods, "eggs and bacon", in usual portions. */
function ofSeveral(foodName: string, size: string): Facts | undefined {
  const meal = size === words.serving ? describeMeal(foodName) : undefined
  if (!meal || meal.notUnderstood.length > 0) return undefined
  const { calories, protein, carbs, fat, sugar, fiber = null, sodium = null, confidence } = meal
  const grams = Math.round(meal.items.reduce((total, item) => total + item.grams, 0) * 10) / 10
  const figures = { calories, protein, carbs, fat, sugar, fiber, sodium }
  return { foodName: meal.foodName, servingSize: size, grams, ...figures, confidence }
}

/** The named food; undefined for several foods. */
function read(sentence: string, other?: Other) {
  const { items, notUnderstood } = readMeal(sentence, other)
  return items.length === 1 && notUnderstood.length === 0 ? items[0] : undefined
}
