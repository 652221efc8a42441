import { isCondiment } from './additions.ts'
import { holdsKind, isAssembled } from './assembled.ts'
import type { Food } from './food.ts'
import { fillers } from './meal-lexicon.ts'
import type { Mention } from './mention.ts'
import type { Found } from './mention-foods.ts'

/** A mention with the foods that its words stand for. */
export type Named = { mention: Mention; foods: readonly Found[] }

/**
 * Leaves out what would be counted twice: a dish whose parts are measured or listed after it, and
 * what a dish holds anyway ("tuna sandwich with mayo", "turkey sandwich on rye bread").
 */
export function withoutDoubles(named: readonly Named[]): Named[] {
  const kept = named.filter((one, place) => !isSumOf(one, named.slice(place + 1)))
  const listed = listedParts(kept)
  return kept.filter(
    (one, place) =>
      !listed.has(one) &&
      !isSaidAgain(one, kept.slice(0, place)) &&
      !kept.some((other) => other !== one && isPartOf(one, other)),
  )
}

/** "1 cup rice, 1 tbsp butter on the rice": where it was put, and no more of it. */
function isSaidAgain({ mention, foods }: Named, before: readonly Named[]) {
  const food = foods[0]?.match.food
  if (!food || mention.quantity?.stated || !/^(on|over|in|with)$/.test(mention.link)) return false
  return before.some((other) => other.foods[0]?.match.food === food && other.mention.quantity?.stated)
}

/** "Burrito bowl with rice, beans and salsa": what is listed after a dish and is in it already. */
function listedParts(named: readonly Named[]): ReadonlySet<Named> {
  const parts = new Set<Named>()
  let dish: Named | undefined
  let listing = false
  for (const one of named) {
    const { mention, foods } = one
    const food = foods[0]?.match.food
    const whole = dish?.foods[0]?.match.food
    if (dish && mention.clause === dish.mention.clause && mention.link === 'with') listing = true
    else if (mention.clause !== dish?.mention.clause && !listing) dish = undefined
    if (food && whole && dish && listing && !mention.quantity?.stated && isInside(whole, food)) parts.add(one)
    else if (whole && enriched.test(whole.name)) dish = undefined
    else if (food && (isAssembled(food) || enriched.test(food.name))) {
      dish = one
      listing = mention.words.some(({ text }) => text === 'with')
    }
  }
  return parts
}

/** Next to nothing but milk, so that "latte with 250 ml milk" is that milk. */
const milky = /\b(latte|cappuccino|flat white|macchiato|cafe au lait)\b/

/** What has its milk and butter in it. */
const enriched = /\b(mashed potato|scrambled egg)\b/

function isInside(dish: Food, part: Food) {
  return enriched.test(dish.name)
    ? /\b(butter|milk|cream)$/.test(part.name) && !/\b(peanut|almond) butter$/.test(part.name)
    : holdsKind(dish, part)
}

function isSumOf({ mention, foods }: Named, after: readonly Named[]) {
  const food = foods[0]?.match.food
  const made = mention.words.some(({ text }) => text === 'made')
  if (!food || (mention.quantity?.stated && !isOne(mention))) return false
  if (mention.quantity?.stated && !made && !mention.heading && !isWholeOf(food, mention, after)) return false
  if (mention.heading) {
    const end = after.findIndex((other) => other.mention.heading)
    const listed = end < 0 ? after : after.slice(0, end)
    const parts = listed.filter((other) => other.foods.length > 0)
    return parts.length > 1 && (mention.heading === ':' || measuresOut(food, parts))
  }
  const parts = after.filter(
    (other) => other.mention.clause === mention.clause && other.mention.quantity?.stated,
  )
  if (made) return parts.length > 0
  const [first] = parts
  if (
    milky.test(food.name) &&
    first?.mention.link === 'with' &&
    /\bmilk$/.test(first.foods[0]?.match.food.name ?? '')
  )
    return true
  const blended = /\b(shake|smoothie|fruit salad)\b/.test(food.name)
  return blended ? weighedOut(mention, after).length > 1 : isWeighedOut(food, mention, after)
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
  if (!/^(bowl|plate|glass)?$/.test(mention.quantity?.unit ?? '')) return false
  if (isOpen(mention) || /\b(salad|bowl|shake|smoothie)\b/.test(dish.name)) return true
  const parts = weighedOut(mention, after).flatMap(({ foods }) => foods[0]?.match.food ?? [])
  return isBreaded(dish) && parts.some(({ category }) => category === 'grain')
}

/** Two of the first three parts are in the dish, or the first of several, so that bread and an apple after a salad are no parts of it. */
function isWeighedOut(dish: Food, mention: Mention, after: readonly Named[]) {
  const parts = weighedOut(mention, after).flatMap(({ foods }) => foods[0]?.match.food ?? [])
  if (parts.length < 2) return false
  const inside = parts.slice(0, 3).filter((part) => holdsKind(dish, part))
  if (dish.name === 'oatmeal') return parts.some(({ name }) => /\boats\b/.test(name))
  if (isOpen(mention)) return parts[0]!.category !== 'grain' || inside[0] === parts[0]
  const mixed = isAssembled(dish) || /\b(stew|soup|curry|chili|stir fry)\b/.test(dish.name)
  if (!mixed && !dish.source.startsWith('recipe')) return false
  return inside.length > 1 || (parts.length > 2 && inside[0] === parts[0])
}

/** "A stir fry", "a salad": what is in it, only its parts can tell. */
function isOpen({ words }: Mention) {
  const name = words.filter(({ text }) => !fillers.has(text)).map(({ text }) => text)
  return /^(mixed |big )?(salad|stew|curry|stir ?fry|bowl)$/.test(name.join(' '))
}

/** "A sandwich made with 2 slices of bread": the one that its parts make. */
function isOne({ quantity }: Mention) {
  return quantity?.count === 1 && quantity.grams === undefined && quantity.millilitres === undefined
}

/** "Burger - 120 g beef patty, 1 bun": after a dash only measured parts that are in the dish make it up. */
function measuresOut(dish: Food, parts: readonly Named[]) {
  const measured = parts.every(
    ({ mention, foods }) => mention.quantity?.stated || foods[0]?.match.food.per100.calories === 0,
  )
  return measured && parts.some(({ foods }) => holdsKind(dish, foods[0]!.match.food))
}

function isPartOf({ mention, foods }: Named, { mention: dish, foods: dishes }: Named) {
  const part = foods[0]?.match.food
  const whole = dishes[0]?.match.food
  if (!part || !whole || mention.clause !== dish.clause || mention.link === '') return false
  const one = isOne(mention) && mention.quantity?.unit === undefined && isBreadOf(part, whole, mention.link)
  if (mention.quantity?.stated && !one) return false
  if (dish.start > mention.start || mention.link === 'and') return false
  const bun =
    mention.words.some(({ stem }) => stem === 'bun') && isBreaded(whole) && part.category === 'grain'
  return bun || isBreadOf(part, whole, mention.link) || (isCondiment(part) && holds(whole, part))
}

function isBreadOf(part: Food, whole: Food, link: string) {
  return isBreaded(whole) && link !== 'with' && part.category === 'grain'
}

function isBreaded({ name }: Food) {
  return /\b(sandwich|\w*burger|hot dog|sub|wrap|burrito|taco|blt|panini|toastie)\b/.test(name)
}

/** The recipe of the dish names the same row of the reference. */
function holds(dish: Food, part: Food) {
  return (
    dish.source.startsWith('recipe') && part.source.startsWith('SR28') && dish.source.includes(part.source)
  )
}
