import { isCondiment } from '../../food/additions.ts'
import type { Food } from '../../food/food.ts'
import { isOfGroup } from '../../food/food-kinds.ts'
import { inClass } from '../../language/lexicon.ts'
import { isMeasured, isMetric, isWeighedBehind, isWeightOf } from '../foods/one-food.ts'
import { isBread, isInside } from '../foods/span-shape.ts'
import type { Mention, Named } from '../types.ts'

/**
 * What is in or on a dish: the dish's weight is that of all of it ("260 g sandwich with cheese and lettuce", "pizza with ham,
 * 300 g"); where none is said, what fills or coats it is counted with it, and each part of a list is one layer. Parts with
 * amounts of their own stay beside it.
 */
export function withPartsInside(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (let at = 0; at < named.length; ) {
    const dish = named[at]!
    const filled = filledWith(dish, named[at + 1])
    if (filled) {
      meal.push(filled)
      at += 2
      continue
    }
    const parts = named.slice(at + 1, at + 1 + partsAfter(named, at))
    const weight = weightBehind(dish, parts)
    if (weight)
      meal.push({ ...dish, mention: { ...dish.mention, quantity: weight, end: parts.at(-1)!.mention.end } })
    else meal.push(dish, ...parts.flatMap((part) => asPart(dish, part)))
    at += 1 + parts.length
  }
  return meal
}

/** "57 g cheese-filled hot dog", "17 g chocolate-covered caramel": the amount before its filling is the food's. */
function filledWith({ mention: { quantity } }: Named, food: Named | undefined): Named | undefined {
  const name = food?.foods[0]?.match.food.name
  const isFilled = inClass('filling', food?.mention.link) && name !== undefined && !isOfGroup('coating', name)
  return food && isFilled && quantity && !food.mention.quantity
    ? { ...food, mention: { ...food.mention, quantity } }
    : undefined
}

/** The weight of a dish that is said behind its last part. */
function weightBehind({ mention, foods }: Named, parts: readonly Named[]): Mention['quantity'] {
  const last = parts.at(-1)?.mention
  if (!last || isMetric(mention.quantity)) return undefined
  if (!isWeighedBehind(last) || !isWeightOf(foods[0]?.match.food, last.quantity)) return undefined
  return last.quantity!.each ? { ...last.quantity!, count: mention.quantity?.count ?? 1 } : last.quantity
}

/** A part with an amount of its own, one layer of a dish without a weight, or nothing. */
function asPart(dish: Named, part: Named): Named[] {
  if (isMeasured(part.mention)) return [part]
  if (isMetric(dish.mention.quantity) || isWithin(dish, part)) return []
  const { link } = part.mention
  const layer = inClass('placed', link) ? link : 'with'
  return [{ ...part, mention: { ...part.mention, link: layer, clause: dish.mention.clause } }]
}

/** How many foods right after a dish are in or on it; only the last may have an amount. */
function partsAfter(named: readonly Named[], at: number): number {
  const dish = named[at]!
  const begun = dish.mention.food !== undefined || dish.mention.words.some(({ text }) => text === 'with')
  let count = 0
  while (at + count + 1 < named.length) {
    const part = named[at + count + 1]!
    if (!isPartOf(dish, part, begun || count > 0)) break
    count++
    if (isMeasured(part.mention)) break
  }
  return count
}

function isPartOf(dish: Named, part: Named, listed: boolean) {
  const [whole, one] = [dish.foods[0]?.match.food, part.foods[0]?.match.food]
  if (!whole || !one) return false
  const { link, clause } = part.mention
  if (isWithin(dish, part)) return true
  if (!isOfGroup('madeUp', whole.name)) return false
  if (part.mention.words.some(isBread)) return inClass('placed', link)
  const goesOn = listed && (link === 'and' || (link === '' && clause > dish.mention.clause))
  return goesOn ? isLayer(one) || isCondiment(one) : link === 'with' && isLayer(one)
}

/** "Doughnut filled with custard", "cake with icing", but not "peppers filled with rice", whose row is of peppers alone. */
function isWithin({ foods: [dish] }: Named, { mention: { link }, foods: [part] }: Named) {
  if (isInside(link) && isOfGroup('coating', part?.match.food.name)) return true
  return link === 'containing' && /^(?:main_dish|snack)$/.test(dish?.match.food.category ?? '')
}

/** What is put into a sandwich or on a pizza, not what is served beside it. */
export function isLayer(food: Food) {
  const beside = isCondiment(food) || isOfGroup('sideDish', food.name) || isOfGroup('milk', food.name)
  return /^(protein|vegetable|dairy)$/.test(food.category) && !beside
}
