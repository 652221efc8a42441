import { holdsKind, isAssembled, sameKind, sharesKind } from './assembled.ts'
import type { Food } from './food.ts'
import type { Named } from './meal-named.ts'
import { weigh } from './portions.ts'

/** The share of a usual portion that measured parts have to reach, so that "burger, 20 g mayo, 10 g lettuce" stays a burger. */
const least = 0.35

/**
 * Whether the measured foods of the rest of a meal are what a dish without an amount is made of, wherever in the
 * sentence they stand: "chicken salad, 120 g chicken, 60 g romaine, 50 g cucumber", "40 g feta, 200 g tomatoes, greek
 * salad". Most of them have to be in it; one apple beside them does not matter.
 */
export function isComposedOf(dish: Named, others: readonly Named[]): boolean {
  const food = dish.foods[0]?.match.food
  const { quantity } = dish.mention
  if (!food || dish.foods.length > 1 || !isDish(food)) return false
  const isOne = quantity?.count === undefined || quantity.count === 1
  const hasUnit = quantity?.unit !== undefined && !/^(bowl|plate|glass)$/.test(quantity.unit)
  if (!isOne || hasUnit || quantity?.grams !== undefined || quantity?.millilitres !== undefined) return false
  const parts = others.flatMap((other) => measured(other) ?? [])
  const inside = parts.filter((part) => sharesKind(food, part.food))
  const solid = parts.filter(({ food: { category } }) => category !== 'beverage')
  if (inside.length < 2 || inside.length * 2 < solid.length) return false
  const usual = weigh(food, undefined, dish.foods[0]!.words)?.grams ?? 0
  return inside.reduce((sum, { grams }) => sum + grams, 0) >= usual * least
}

/** "A handful of nuts, 32 g mixed nuts": named first, then measured; a vodka soda is its vodka. */
export function isMeasuredNext({ mention, foods }: Named, next: Named | undefined): boolean {
  const food = foods[0]?.match.food
  const again = next?.foods[0]?.match.food
  if (!food || !again || foods.length > 1 || !next.mention.quantity?.stated) return false
  const { grams, millilitres } = next.mention.quantity
  const vague = !mention.quantity || /^(handful|bowl|plate)$/.test(mention.quantity.unit ?? '')
  const poured = food.category === 'beverage' && again.contains.has('alcohol') && holdsKind(food, again)
  const same = sameKind(food, again) || poured
  return vague && next.mention.link === '' && (grams ?? millilitres) !== undefined && same
}

function isDish(food: Food) {
  return food.category === 'main_dish' || isAssembled(food) || food.source.startsWith('recipe')
}

function measured({ mention, foods }: Named): { food: Food; grams: number } | undefined {
  const found = foods[0]
  if (!found || !mention.quantity?.stated) return undefined
  const grams = weigh(found.match.food, mention.quantity, found.words)?.grams
  return grams === undefined ? undefined : { food: found.match.food, grams }
}
