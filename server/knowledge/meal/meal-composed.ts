import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import { canonical, preparations, wordsOf } from '../food-words.ts'
import type { Token } from '../language/token.ts'
import { weigh } from '../portions.ts'
import { holdsKind, isAssembled, sameKind, sharesKind } from './assembled.ts'
import type { Named } from './meal-named.ts'
import { isOne } from './meal-sums.ts'

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
  const hasUnit = quantity?.unit !== undefined && !inClass('wholeDish', quantity.unit)
  if (!isOne || hasUnit || quantity?.grams !== undefined || quantity?.millilitres !== undefined) return false
  const parts = others.flatMap((other) => measured(other) ?? [])
  const inside = parts.filter((part) => isIn(food, part.food) || isSaidIn(dish, part.food))
  if (blended.test(food.name) && !inside.some((part) => poured.test(part.food.name))) return false
  const solid = parts.filter(({ food: { category } }) => category !== 'beverage')
  if (inside.length < 2 || inside.length * 2 < solid.length) return false
  const usual = weigh(food, undefined, dish.foods[0]!.words)?.grams ?? 0
  return inside.reduce((sum, { grams }) => sum + grams, 0) >= usual * least
}

/** "Tuna pasta salad": the tuna is in it although the table has no such salad. */
function isSaidIn({ mention: { words } }: Named, { name }: Food) {
  const stems = new Set(wordsOf(name).map(canonical))
  return words.some(({ stem }) => stems.has(stem) && !preparations.has(stem))
}

/** Without one of these beside it fruit is no smoothie: "protein shake, 1 apple, 30 g almonds". */
const poured = /\b(milk|yogurt|kefir|juice|water|whey|protein powder)\b/

/** Whatever meat and vegetables are named beside such a dish went into it. */
const onePot = /\b(chili|curry|stew|soup|casserole|stir fry|bolognese|goulash|tagine|masala|hotpot|hot pot)\b/

const blended = /(shake|smoothie)\b/

/** Into a smoothie goes fruit of any kind, and what is poured or spooned to it. */
function isIn(dish: Food, part: Food) {
  const mixed =
    part.category === 'fruit' ||
    /\b(milk|yogurt|kefir|powder|protein|oats|juice|seed|spinach|kale|honey|butter)\b/.test(part.name)
  const cooked = /^(vegetable|protein)$/.test(part.category) && onePot.test(dish.name)
  return sharesKind(dish, part) || (blended.test(dish.name) && mixed) || cooked
}

/** "A handful of nuts, 35 g cashews": named first, then measured; a vodka soda is its vodka. */
export function isMeasuredNext({ mention, foods }: Named, next: Named | undefined): boolean {
  const food = foods[0]?.match.food
  const again = next?.foods[0]?.match.food
  if (!food || !again || foods.length > 1 || !next.mention.quantity?.stated) return false
  const { grams, millilitres } = next.mention.quantity
  const vague = !mention.quantity || inClass('vagueMeasure', mention.quantity.unit)
  const poured = food.category === 'beverage' && again.contains.has('alcohol') && holdsKind(food, again)
  const same = sameKind(food, again) || poured || isKindOf(mention.words, again)
  return vague && next.mention.link === '' && (grams ?? millilitres) !== undefined && same
}

/** "Sardines on toast - 90 g tinned sardines, 2 slices of brown toast": what has no amount is what is measured after it. */
export function isMeasuredLater({ mention, foods }: Named, after: readonly Named[]): boolean {
  const food = foods[0]?.match.food
  const around = inClass('placed', mention.link) && isOne(mention)
  if (!food || foods.length > 1 || (mention.quantity && !around)) return false
  return after.some((other, at) => {
    const again = other.foods[0]?.match.food
    const dashed = [mention, ...after.slice(0, at).map((one) => one.mention)].some(({ heading }) => heading)
    const apart = other.mention.clause > mention.clause || dashed || food === again || food.name === 'oatmeal'
    const same = again && (sameKind(food, again) || isSameWord(mention.words, other.mention.words))
    const weighed = !around || (other.mention.quantity?.grams !== undefined && food === again)
    return same === true && other.mention.quantity?.stated && apart && weighed
  })
}

/** "Chips", which weighed are fries. */
function isSameWord(words: readonly Token[], others: readonly Token[]) {
  return words.length === 1 && others.length === 1 && words[0]!.stem === others[0]!.stem
}

/** "Nuts", "cheese", "fish": words for a whole kind, of which what was measured is one. */
function isKindOf(words: readonly Token[], { name, contains, category }: Food) {
  const kind = words.findLast(({ text }) => !inClass('filler', text))?.stem ?? ''
  if (words.filter(({ text }) => !inClass('filler', text)).length > 1) return false
  if (kind === 'nut') return contains.has('tree_nut') || contains.has('peanut')
  if (kind === 'fish') return contains.has('fish') && category === 'protein'
  if (kind === 'cheese') return /\bcheese$/.test(name)
  if (kind === 'berry') return name.endsWith('berry')
  return kind === category
}

function isDish(food: Food) {
  return (
    food.category === 'main_dish' ||
    blended.test(food.name) ||
    isAssembled(food) ||
    food.source.startsWith('recipe')
  )
}

function measured({ mention, foods }: Named): { food: Food; grams: number } | undefined {
  const found = foods[0]
  if (!found || !mention.quantity?.stated) return undefined
  const grams = weigh(found.match.food, mention.quantity, found.words)?.grams
  return grams === undefined ? undefined : { food: found.match.food, grams }
}
