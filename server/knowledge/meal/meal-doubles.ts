import { inClass } from '../language/lexicon.ts'
import { isCondiment } from '../additions.ts'
import type { Food } from '../food.ts'
import { holdsKind, isAssembled, sameKind } from './assembled.ts'
import { isComposedOf, isMeasuredLater, isMeasuredNext } from './meal-composed.ts'
import { corrected, withoutSandwiches } from './meal-corrected.ts'
import type { Named } from './meal-named.ts'
import { isBreaded, isOne, isSumOf } from './meal-sums.ts'

/**
 * Leaves out what would be counted twice: a dish whose parts are measured or listed after it, and
 * what a dish holds anyway ("tuna sandwich with mayo", "turkey sandwich on rye bread").
 */
export function withoutDoubles(named: readonly Named[]): Named[] {
  const whole = withoutSandwiches(corrected(named))
  const kept = whole.filter((one, place) => !isSumOf(one, whole.slice(place + 1)))
  const listed = listedParts(kept)
  return kept.filter(
    (one, place) =>
      !listed.has(one) &&
      !isMeasuredNext(one, kept[place + 1]) &&
      !isMeasuredLater(one, kept.slice(place + 1)) &&
      !isComposedOf(
        one,
        kept.filter((other) => other !== one),
      ) &&
      !isSaidAgain(one, kept.slice(0, place)) &&
      !kept.some((other) => other !== one && isPartOf(one, other)),
  )
}

/** "1 cup rice, 1 tbsp butter on the rice": where it was put, and no more of it. */
function isSaidAgain({ mention, foods }: Named, before: readonly Named[]) {
  const food = foods[0]?.match.food
  if (!food || mention.quantity?.stated || !inClass('placedOver', mention.link)) return false
  return before.some((other) => {
    const known = other.foods[0]?.match.food
    const same = known && (sameKind(known, food) || known.name.split(' ').includes(food.name))
    return same === true && other.mention.quantity?.stated === true
  })
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
    else if (food && (isAssembled(food) || enriched.test(food.name) || filled.test(food.name))) {
      dish = one
      listing = mention.words.some(({ text }) => text === 'with')
    }
  }
  return parts
}

/** What has its milk and butter in it. */
const enriched = /\b(mashed potato|scrambled egg)\b/

/** What is said "with" such a food and has no amount lies in it, whatever it is. */
const filled =
  /\b(pierogi|ravioli|tortellini|samosa|empanada|dumpling|gyoza|potsticker|pasty|calzone|momo|blintz|dim sum)\b/

function isInside(dish: Food, part: Food) {
  if (filled.test(dish.name)) return !isCondiment(part)
  return enriched.test(dish.name)
    ? /\b(butter|milk|cream|margarine|margarine spread)$/.test(part.name) &&
        !/\b(peanut|almond) butter$/.test(part.name)
    : holdsKind(dish, part)
}

function isPartOf({ mention, foods }: Named, { mention: dish, foods: dishes }: Named) {
  const part = foods[0]?.match.food
  const whole = dishes[0]?.match.food
  if (!part || !whole || mention.clause !== dish.clause || mention.link === '') return false
  const made = dish.words.some(({ text }) => text === 'made') && !mention.quantity?.stated
  const creamy = isMilk(part) || (enriched.test(whole.name) && /^(butter|margarine|cream)$/.test(part.name))
  if (made && dish.start < mention.start && creamy && whole.contains.has('milk')) return true
  const one = isOne(mention) && mention.quantity?.unit === undefined && isBreadOf(part, whole, mention.link)
  if (mention.quantity?.stated && !one) return false
  if (dish.start > mention.start || mention.link === 'and') return false
  const bun =
    mention.words.some(({ stem }) => stem === 'bun') && isBreaded(whole) && part.category === 'grain'
  return bun || isBreadOf(part, whole, mention.link) || (isCondiment(part) && holds(whole, part))
}

function isMilk({ name }: Food) {
  return /\bmilk$/.test(name)
}

function isBreadOf(part: Food, whole: Food, link: string) {
  return isBreaded(whole) && link !== 'with' && part.category === 'grain'
}

/** The recipe of the dish names the same row of the reference. */
function holds(dish: Food, part: Food) {
  return (
    dish.source.startsWith('recipe') && part.source.startsWith('SR28') && dish.source.includes(part.source)
  )
}
