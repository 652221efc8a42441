import { isCondiment } from './additions.ts'
import { holdsKind, isAssembled } from './assembled.ts'
import type { Food } from './food.ts'
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
    (one) => !listed.has(one) && !kept.some((other) => other !== one && isPartOf(one, other)),
  )
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
    if (food && whole && dish && listing && !mention.quantity?.stated && holdsKind(whole, food))
      parts.add(one)
    else if (food && isAssembled(food)) {
      dish = one
      listing = mention.words.some(({ text }) => text === 'with')
    }
  }
  return parts
}

function isSumOf({ mention, foods }: Named, after: readonly Named[]) {
  const food = foods[0]?.match.food
  const made = mention.words.some(({ text }) => text === 'made')
  if (!food || (mention.quantity?.stated && !((made || mention.heading) && isOne(mention)))) return false
  if (mention.heading) {
    const end = after.findIndex((other) => other.mention.heading)
    const listed = end < 0 ? after : after.slice(0, end)
    const parts = listed.filter((other) => other.foods.length > 0)
    return parts.length > 1 && (mention.heading === ':' || measuresOut(food, parts))
  }
  const parts = after.filter(
    (other) => other.mention.clause === mention.clause && other.mention.quantity?.stated,
  )
  return made ? parts.length > 0 : parts.length > 1 && /\b(shake|smoothie|fruit salad)\b/.test(food.name)
}

/** "A sandwich made with 2 slices of bread": the one that its parts make. */
function isOne({ quantity }: Mention) {
  return quantity?.count === 1 && quantity.grams === undefined && quantity.millilitres === undefined
}

/** "Burger - 120 g beef patty, 1 bun": after a dash only measured parts that are in the dish make it up. */
function measuresOut(dish: Food, parts: readonly Named[]) {
  const measured = parts.every(({ mention }) => mention.quantity?.stated)
  return measured && parts.some(({ foods }) => holdsKind(dish, foods[0]!.match.food))
}

function isPartOf({ mention, foods }: Named, { mention: dish, foods: dishes }: Named) {
  const part = foods[0]?.match.food
  const whole = dishes[0]?.match.food
  if (!part || !whole || mention.quantity?.stated || mention.clause !== dish.clause || mention.link === '')
    return false
  if (dish.start > mention.start || mention.link === 'and') return false
  return isBreadOf(part, whole, mention.link) || (isCondiment(part) && holds(whole, part))
}

function isBreadOf(part: Food, whole: Food, link: string) {
  const breaded = /\b(sandwich|burger|hot dog|sub|wrap|blt|panini|toastie)\b/.test(whole.name)
  return breaded && link !== 'with' && part.category === 'grain'
}

/** The recipe of the dish names the same row of the reference. */
function holds(dish: Food, part: Food) {
  return (
    dish.source.startsWith('recipe') && part.source.startsWith('SR28') && dish.source.includes(part.source)
  )
}
