import type { Food } from '../../food/food.ts'
import { holdsKind, isAssembled, isOfGroup, sameKind, sharesKind } from '../../food/food-kinds.ts'
import { canonical, preparations, wordsOf } from '../../food/food-words.ts'
import { weigh } from '../../food/portions.ts'
import { recipeSource } from '../../food/recipe-source.ts'
import { inClass } from '../../language/lexicon.ts'
import type { Token } from '../../language/token.ts'
import type { Mention, Named } from '../types.ts'

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
  if (!food || dish.foods.length > 1) return false
  const isOne = quantity?.count === undefined || quantity.count === 1
  const hasUnit = quantity?.unit !== undefined && !inClass('wholeDish', quantity.unit)
  if (!isOne || hasUnit || quantity?.grams !== undefined || quantity?.millilitres !== undefined) return false
  const parts = others.flatMap((other) => measured(other) ?? []).filter((part) => part.food !== food)
  const inside = parts.filter((part) => isIn(food, part.food) || isSaidIn(dish, part.food))
  if (isOfGroup('blended', food.name) && !inside.some((part) => isOfGroup('shakeLiquid', part.food.name)))
    return false
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

/** Into a smoothie goes fruit of any kind, and what is poured or spooned to it. */
function isIn(dish: Food, part: Food) {
  const mixed = part.category === 'fruit' || isOfGroup('shakePart', part.name)
  const cooked = /^(vegetable|protein)$/.test(part.category) && isOfGroup('onePot', dish.name)
  return sharesKind(dish, part) || (isOfGroup('blended', dish.name) && mixed) || cooked
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
    const apart =
      other.mention.clause > mention.clause || dashed || food === again || isOfGroup('porridge', food.name)
    const same = again && sameKind(food, again)
    const weighed = !around || (other.mention.quantity?.grams !== undefined && food === again)
    return same === true && other.mention.quantity?.stated && apart && weighed
  })
}

/** "Nuts", "cheese", "fish": words for a whole kind, of which what was measured is one. */
function isKindOf(words: readonly Token[], { name, contains, category }: Food) {
  const kind = words.findLast(({ text }) => !inClass('filler', text))?.stem ?? ''
  if (kind === 'nut') return contains.has('tree_nut') || contains.has('peanut')
  if (kind === 'fish') return contains.has('fish') && category === 'protein'
  if (kind === 'cheese') return isOfGroup('cheese', name)
  return kind === category
}

function measured({ mention, foods }: Named): { food: Food; grams: number } | undefined {
  const found = foods[0]
  if (!found || !mention.quantity?.stated) return undefined
  const grams = weigh(found.match.food, mention.quantity, found.words)?.grams
  return grams === undefined ? undefined : { food: found.match.food, grams }
}

/** Whether a dish is what its measured parts after it make up, so that only they count. */
export function isSumOf({ mention, foods }: Named, after: readonly Named[]) {
  const food = foods[0]?.match.food
  const made = mention.words.some(({ text }) => text === 'made')
  const poured = made && food && isOfGroup('milkyDrink', food.name)
  if (food && isMilkOf(food, mention, after[0])) return true
  if (food && (isDoughOf(food, mention, after[0]) || isBlendOf(food, mention, after))) return true
  if (!food || (mention.quantity?.stated && !isOne(mention) && !poured && !isTotal(food, mention)))
    return false
  if (mention.quantity?.stated && !made && !mention.heading) return false
  if (mention.heading) {
    const first = after.findIndex((other) => !other.mention.heading)
    const below = first < 0 ? [] : after.slice(first)
    const end = below.findIndex((other) => other.mention.heading)
    const listed = end < 0 ? below : below.slice(0, end)
    const parts = listed.filter((other) => other.foods.length > 0)
    if (isTotal(food, mention) && !parts.every((part) => part.mention.quantity?.stated)) return false
    return parts.length > 1
  }
  const parts = after.filter(
    (other) => other.mention.clause === mention.clause && other.mention.quantity?.stated,
  )
  // "Porridge made with milk and a banana": the banana is beside it.
  const first = after[0]?.mention
  if (made) return parts.length > 0 && first?.link !== 'and' && first?.quantity?.stated === true
  const blended = isOfGroup('mixed', food.name)
  return blended ? weighedOut(mention, after).length > 1 : isWeighedOut(food, mention, after)
}

/** "A smoothie with banana, spinach and almond milk": nothing but what is listed is in it. */
function isBlendOf(drink: Food, { words, quantity }: Mention, after: readonly Named[]) {
  if (nameOf(words) !== 'smoothie' || (quantity && !isOne({ quantity }))) return false
  const end = after.findIndex(({ mention: { link }, foods: [part] }, place) => {
    const isNext = place === 0 ? link === 'with' : link === 'and' || link === ''
    return !isNext || !part || !isIn(drink, part.match.food)
  })
  const parts = end < 0 ? after : after.slice(0, end)
  return parts.length > 1 && parts.some(({ foods }) => isOfGroup('shakeLiquid', foods[0]?.match.food.name))
}

/** "A latte with 240 ml whole milk". */
function isMilkOf(drink: Food, { quantity, clause }: Mention, part: Named | undefined) {
  if (
    !isOfGroup('milkyDrink', drink.name) ||
    !part?.mention.quantity?.stated ||
    (quantity?.stated && !isOne({ quantity }))
  )
    return false
  const { link, clause: place, quantity: said } = part.mention
  const behind = place === clause + 1 && link === '' && (said?.millilitres ?? 0) >= 60
  const apart = link === 'and' || (place !== clause && !behind)
  return !apart && isOfGroup('milk', part.foods[0]?.match.food.name)
}

/** "2 rotis made from 60 g atta", "3 pancakes (from 90 g mix)": counted, and then what they were made of. */
function isDoughOf({ category }: Food, { clause }: Mention, part: Named | undefined) {
  const dough = isOfGroup('dough', part?.foods[0]?.match.food.name)
  const { link, quantity, clause: place } = part?.mention ?? { link: 'and', clause: -1 }
  const weighed = quantity?.grams !== undefined && (link === 'with' || link === '')
  return dough && weighed && place === clause && /^(grain|snack|main_dish)$/.test(category)
}

/** "10 oz smoothie: 150 g mango, 100 g pineapple": the weight of the whole before that of its parts. */
function isTotal({ category }: Food, { heading, quantity }: Mention) {
  const measured = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  const one = quantity?.count === undefined || quantity.count === 1
  const bowl = one && (measured || inClass('wholeDish', quantity?.unit))
  const counted = category === 'main_dish' && quantity?.count !== undefined && quantity.unit === undefined
  return heading === ':' && (bowl || (counted && !measured))
}

/** "Wrap with 1 tortilla, 100 g chicken, 30 g lettuce": the parts right after a dish, each with its amount. */
function weighedOut(dish: Mention, after: readonly Named[]): readonly Named[] {
  const [first] = after
  if (!first || first.mention.clause !== dish.clause || first.mention.link === 'and') return []
  const end = after.findIndex(({ mention }) => !mention.quantity?.stated || mention.heading)
  return end < 0 ? after : after.slice(0, end)
}

/** Two of the first three parts are in the dish, or the first of several, so that bread and an apple after a salad are no parts of it. */
function isWeighedOut(dish: Food, mention: Mention, after: readonly Named[]) {
  const parts = weighedOut(mention, after).flatMap(({ foods }) => foods[0]?.match.food ?? [])
  if (parts.length < 2) return false
  const inside = parts.slice(0, 3).filter((part) => holdsKind(dish, part))
  if (isOfGroup('porridge', dish.name)) return parts.some(({ name }) => isOfGroup('oats', name))
  if (isOpen(mention)) return parts[0]!.category !== 'grain' || inside[0] === parts[0]
  if (isBare(mention) && parts.some(({ category }) => category === 'grain')) return true
  const mixed = isAssembled(dish) || isOfGroup('stew', dish.name)
  if (!mixed && !recipeSource(dish.source)) return false
  return inside.length > 1 || (parts.length > 2 && inside[0] === parts[0])
}

/** "A stir fry", "a salad": what is in it, only its parts can tell. */
function isOpen({ words }: Mention) {
  return isOfGroup('openDish', nameOf(words))
}

/** "A wrap", "a sandwich": with its bread and its filling measured it is no more than those. */
function isBare({ words }: Mention) {
  return isOfGroup('plainSandwich', nameOf(words))
}

function nameOf(words: readonly Token[]) {
  return words
    .filter(({ text }) => !inClass('filler', text))
    .map(({ text }) => text)
    .join(' ')
}

/** "A sandwich made with 2 slices of bread": the one that its parts make. */
export function isOne({ quantity }: Pick<Mention, 'quantity'>) {
  return quantity?.count === 1 && quantity.grams === undefined && quantity.millilitres === undefined
}

export function isBreaded({ name }: Food) {
  return !isOfGroup('burgerPart', name) && isOfGroup('breaded', name)
}
