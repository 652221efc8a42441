import { holdsKind, isAssembled, sameKind, sharesKind } from './assembled.ts'
import type { Food } from './food.ts'
import { fillers } from './meal-lexicon.ts'
import type { Named } from './meal-named.ts'
import type { Token } from './meal-tokens.ts'
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

/** "A handful of nuts, 35 g cashews": named first, then measured; a vodka soda is its vodka. */
export function isMeasuredNext({ mention, foods }: Named, next: Named | undefined): boolean {
  const food = foods[0]?.match.food
  const again = next?.foods[0]?.match.food
  if (!food || !again || foods.length > 1 || !next.mention.quantity?.stated) return false
  const { grams, millilitres } = next.mention.quantity
  const vague = !mention.quantity || /^(handful|bowl|plate)$/.test(mention.quantity.unit ?? '')
  const poured = food.category === 'beverage' && again.contains.has('alcohol') && holdsKind(food, again)
  const same = sameKind(food, again) || poured || isKindOf(mention.words, again)
  return vague && next.mention.link === '' && (grams ?? millilitres) !== undefined && same
}

/** "Sardines on toast - 90 g tinned sardines, 2 slices of brown toast": what has no amount is what is measured after it. */
export function isMeasuredLater({ mention, foods }: Named, after: readonly Named[]): boolean {
  const food = foods[0]?.match.food
  if (!food || foods.length > 1 || mention.quantity) return false
  return after.some((other, at) => {
    const again = other.foods[0]?.match.food
    const dashed = [mention, ...after.slice(0, at).map((one) => one.mention)].some(({ heading }) => heading)
    const apart = other.mention.clause > mention.clause || dashed
    return again !== undefined && other.mention.quantity?.stated && apart && sameKind(food, again)
  })
}

/** "Nuts", "cheese", "fish": words for a whole kind, of which what was measured is one. */
function isKindOf(words: readonly Token[], { name, contains, category }: Food) {
  const kind = words.findLast(({ text }) => !fillers.has(text))?.stem ?? ''
  if (words.filter(({ text }) => !fillers.has(text)).length > 1) return false
  if (kind === 'nut') return contains.has('tree_nut') || contains.has('peanut')
  if (kind === 'fish') return contains.has('fish') && category === 'protein'
  if (kind === 'cheese') return /\bcheese$/.test(name)
  if (kind === 'berry') return name.endsWith('berry')
  return kind === category
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
