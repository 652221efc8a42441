import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import { holdsKind, isAssembled } from './assembled.ts'
import type { Named } from './meal-named.ts'
import type { Mention } from './mentions/mention.ts'
import { milky } from './milky-drinks.ts'

/** Whether a dish is what its measured parts after it make up, so that only they count. */
export function isSumOf({ mention, foods }: Named, after: readonly Named[]) {
  const food = foods[0]?.match.food
  const made = mention.words.some(({ text }) => text === 'made')
  const poured = made && food && milky.test(food.name)
  if (food && isMilkOf(food, mention, after[0])) return true
  if (food && isDoughOf(food, mention, after[0])) return true
  if (!food || (mention.quantity?.stated && !isOne(mention) && !poured && !isTotal(food, mention)))
    return false
  if (mention.quantity?.stated && !made && !mention.heading && !isWholeOf(food, mention, after)) return false
  if (mention.heading) {
    if (isSpirit(food, after[0])) return true
    const first = after.findIndex((other) => !other.mention.heading)
    const below = first < 0 ? [] : after.slice(first)
    const end = below.findIndex((other) => other.mention.heading)
    const listed = end < 0 ? below : below.slice(0, end)
    const parts = listed.filter((other) => other.foods.length > 0)
    if (parts.length === 1 && mention.heading === ':' && isDish(parts[0]!)) return !mention.quantity
    if (isTotal(food, mention) && !parts.every((part) => part.mention.quantity?.stated)) return false
    return parts.length > 1 && (mention.heading === ':' || measuresOut(food, parts))
  }
  const parts = after.filter(
    (other) => other.mention.clause === mention.clause && other.mention.quantity?.stated,
  )
  if (made) return parts.length > 0
  const blended = /\b(shake|smoothie|fruit salad)\b/.test(food.name)
  return blended ? weighedOut(mention, after).length > 1 : isWeighedOut(food, mention, after)
}

/** "A latte with 240 ml whole milk". */
function isMilkOf(drink: Food, { quantity, clause }: Mention, part: Named | undefined) {
  if (
    !milky.test(drink.name) ||
    !part?.mention.quantity?.stated ||
    (quantity?.stated && !isOne({ quantity }))
  )
    return false
  const { link, clause: place, quantity: said } = part.mention
  const behind = place === clause + 1 && link === '' && (said?.millilitres ?? 0) >= 60
  const apart = link === 'and' || (place !== clause && !behind)
  return !apart && /\bmilk$/.test(part.foods[0]?.match.food.name ?? '')
}

/** "2 rotis made from 60 g atta", "3 pancakes (from 90 g mix)": counted, and then what they were made of. */
function isDoughOf({ category }: Food, { clause }: Mention, part: Named | undefined) {
  const dough = /\b(flour|dough|batter|mix|semolina|cornmeal)\b/.test(part?.foods[0]?.match.food.name ?? '')
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

/** "Frozen dinner: mac and cheese 283 g" is the dish that was weighed. */
function isDish({ mention, foods }: Named) {
  return mention.quantity?.stated === true && foods[0]?.match.food.category === 'main_dish'
}

/** "Vodka soda - 2 oz vodka": all of its energy is in the one part that was measured. */
function isSpirit(drink: Food, part: Named | undefined) {
  const food = part?.foods[0]?.match.food
  const measured = part?.mention.quantity?.stated && drink.category === 'beverage'
  return (
    measured === true &&
    food !== undefined &&
    food !== drink &&
    food.contains.has('alcohol') &&
    holdsKind(drink, food)
  )
}

/** "Wrap with 1 tortilla, 100 g chicken, 30 g lettuce": the parts right after a dish, each with its amount. */
function weighedOut(dish: Mention, after: readonly Named[]): readonly Named[] {
  const [first] = after
  if (!first || first.mention.clause !== dish.clause || first.mention.link === 'and') return []
  const end = after.findIndex(({ mention }) => !mention.quantity?.stated || mention.heading)
  return end < 0 ? after : after.slice(0, end)
}

/** "One wrap with 1 tortilla, 100 g chicken": said as one, it is its parts where they make up all of it, bread or bowl. */
function isWholeOf(dish: Food, mention: Mention, after: readonly Named[]) {
  if (!(!mention.quantity?.unit || inClass('wholeDish', mention.quantity?.unit))) return false
  if (isOpen(mention) || /\b(salad|bowl|shake|smoothie)\b/.test(dish.name)) return true
  const parts = weighedOut(mention, after).flatMap(({ foods }) => foods[0]?.match.food ?? [])
  return isBreaded(dish) && parts.some(({ category }) => category === 'grain')
}

/** Two of the first three parts are in the dish, or the first of several, so that bread and an apple after a salad are no parts of it. */
function isWeighedOut(dish: Food, mention: Mention, after: readonly Named[]) {
  const parts = weighedOut(mention, after).flatMap(({ foods }) => foods[0]?.match.food ?? [])
  if (parts.length < 2) return false
  const inside = parts.slice(0, 3).filter((part) => holdsKind(dish, part) || isNamedIn(dish, part))
  if (dish.name === 'oatmeal') return parts.some(({ name }) => /\boats\b/.test(name))
  if (isOpen(mention)) return parts[0]!.category !== 'grain' || inside[0] === parts[0]
  if (isBare(mention) && parts.some(({ category }) => category === 'grain')) return true
  const mixed = isAssembled(dish) || /\b(stew|soup|curry|chili|stir fry)\b/.test(dish.name)
  if (!mixed && !dish.source.startsWith('recipe')) return false
  return inside.length > 1 || (parts.length > 2 && inside[0] === parts[0])
}

/** Miso paste in a miso soup. */
function isNamedIn({ name }: Food, part: Food) {
  return name.split(' ').includes(part.name.split(' ')[0]!)
}

/** "A stir fry", "a salad": what is in it, only its parts can tell. */
function isOpen({ words }: Mention) {
  const name = words.filter(({ text }) => !inClass('filler', text)).map(({ text }) => text)
  return /^(mixed |big )?(salad|stew|curry|stir ?fry|bowl)$/.test(name.join(' '))
}

/** "A wrap", "a sandwich": with its bread and its filling measured it is no more than those. */
function isBare({ words }: Mention) {
  const name = words.filter(({ text }) => !inClass('filler', text)).map(({ text }) => text)
  return /^(cheese |chicken |tuna |veggie )?(wrap|sandwich|toastie|sub|burger|sarnie|panini|burrito|quesadilla)$/.test(
    name.join(' '),
  )
}

/** "A sandwich made with 2 slices of bread": the one that its parts make. */
export function isOne({ quantity }: Pick<Mention, 'quantity'>) {
  return quantity?.count === 1 && quantity.grams === undefined && quantity.millilitres === undefined
}

/** "Burger - 120 g beef patty, 1 bun": after a dash only measured parts that are in the dish make it up. */
function measuresOut(dish: Food, parts: readonly Named[]) {
  const measured = parts.every(
    ({ mention, foods }) => mention.quantity?.stated || foods[0]?.match.food.per100.calories === 0,
  )
  const kinds = new Set(parts.map((part) => part.foods[0]!.match.food.category))
  const whole = isAssembled(dish) && parts.length > 2 && kinds.has('grain') && kinds.has('protein')
  return measured && (whole || parts.some(({ foods }) => holdsKind(dish, foods[0]!.match.food)))
}

export function isBreaded({ name }: Food) {
  return (
    !/\b(patty|bun)$/.test(name) &&
    /\b(sandwich|\w*burger|hot dog|sub|wrap|burrito|taco|blt|panini|toastie)\b/.test(name)
  )
}
