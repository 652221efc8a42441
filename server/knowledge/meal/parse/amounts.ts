import { isCondiment } from '../../food/additions.ts'
import { isOfGroup } from '../../food/food-kinds.ts'
import { inClass } from '../../language/lexicon.ts'
import type { Quantity } from '../../language/quantity.ts'
import type { Token } from '../../language/token.ts'
import { householdUnit, unitOf } from '../../language/units.ts'
import { findFoods } from '../foods/find-foods.ts'

/** An amount with what a second one adds to it. */
export function merged(first: Quantity | undefined, second: Quantity): Quantity {
  return first ? { ...first, ...second, sizes: [...first.sizes, ...second.sizes] } : second
}

/** "2 tbsp (32 g)": the weight in brackets is that of all, unless it says "each". */
export function inBrackets(before: Quantity | undefined, inside: Quantity): Quantity {
  const { count, ...measure } = inside
  if (inside.grams === undefined && inside.millilitres === undefined) return merged(before, inside)
  const times = (inside.each ? (before?.count ?? vessels(before)) : 1) * (count ?? 1)
  return { ...(before ?? inside), ...measure, count: times, sizes: before?.sizes ?? inside.sizes }
}

/** Whether it was weighed or poured out by millilitres, and not by the cup, pint or shot. */
export function isMetric(quantity: Quantity | undefined): boolean {
  if (!quantity) return false
  return quantity.grams !== undefined || (quantity.millilitres !== undefined && !isHousehold(quantity))
}

/** Pints and shots differ from country to country. */
function isHousehold({ unit }: Quantity): boolean {
  return unit !== undefined && inClass('barMeasure', unit)
}

/** How many pints or shots a volume was said as. */
function vessels(quantity: Quantity | undefined): number {
  const unit = quantity?.unit === undefined ? undefined : unitOf(quantity.unit)
  if (!quantity?.millilitres || unit?.kind !== 'millilitres' || !isHousehold(quantity)) return 1
  return Math.max(1, Math.round(quantity.millilitres / unit.millilitres))
}

/** Said by a count, a cup or a pint only, so that a weight behind it is its weight. */
export function isUnmeasured(quantity: Quantity | undefined): boolean {
  return quantity !== undefined && !isMetric(quantity)
}

/** "Beer 330 ml x 2": as many of what was measured. */
export function isTimes(
  { words, quantity }: { words: readonly unknown[]; quantity?: Quantity },
  { count, unit, grams }: Quantity,
): boolean {
  const measured = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  const isCount = count !== undefined && unit === undefined && grams === undefined
  return words.length > 0 && measured && isCount && !quantity.count
}

/** "2 eggs and toast": an amount that only waits for its food, and is no single one. */
export function isSeveral({ words, quantity }: { words: readonly unknown[]; quantity?: Quantity }): boolean {
  if (!quantity || words.length > 0) return false
  return quantity.grams !== undefined || quantity.millilitres !== undefined || (quantity.count ?? 0) > 1
}

/**
 * Whether a weight or volume can be what a household measure holds: "2 tbsp (32 g)" can, but in "1 tsp sugar, 8 oz
 * cups" and "2 cups of tea with milk 30 ml" the second amount is that of something else.
 */
export function fits(before: Quantity | undefined, { grams, millilitres, count = 1, each }: Quantity) {
  const measured = before?.grams !== undefined || before?.millilitres !== undefined
  const said = grams ?? millilitres
  if (!before?.unit || measured || said === undefined) return true
  const { usualMillilitres, usualGrams } = householdUnit(before.unit) ?? {}
  const one = usualMillilitres ?? usualGrams
  if (one === undefined) return true
  const holds = one * (before.count ?? 1)
  const all = said * count * (each ? (before.count ?? 1) : 1)
  // A cup of leaves weighs little, a heaped spoon much.
  return all <= 3.5 * holds && all >= (millilitres === undefined ? 0.02 : 0.1) * holds
}

/** A mention as far as its amount goes. */
type Measured = { readonly quantity?: Quantity; readonly link: string; readonly heading?: ':' | '-' }

/**
 * "1 slice of cheesecake, 80 g", "a pint of lager, 568 ml": what was counted or poured measures that much. Answers the
 * amount of both; `undefined` where the second is that of what comes next.
 */
export function restated(
  { quantity }: Measured,
  next: Measured | undefined,
  { quantity: said, link, heading }: Measured,
): Quantity | undefined {
  if (!quantity || !said || link !== '') return undefined
  const held = inClass('packMeasure', quantity.unit)
  const one = held && !isMetric(quantity) && (quantity.count ?? 1) === 1
  if (one && said.unit === 'cup') return { ...said, sizes: quantity.sizes }
  const listed = heading === '-' && next && !next.quantity?.stated
  if (!isMetric(said) || listed) return undefined
  if (!fits(quantity, said)) return undefined
  if (said.count !== undefined && !(said.each && said.count === 1)) return undefined
  const pieces = said.each || quantity.unit === 'serving' || quantity.count === 1 ? undefined : quantity.count
  const { millilitres: _, ...counted } = quantity
  const both = inBrackets(counted, said)
  return pieces === undefined ? both : { ...both, pieces }
}

/** A mention as far as its vessel goes. */
type Poured = { words: readonly Token[]; quantity?: Quantity; link: string }

/**
 * "Coffee x3 with 1 tsp sugar, 8 oz cups": how large the cups were is said of what was poured into them and never of
 * what was stirred in. Answers the mentions with that said; `undefined` where the amount is something else.
 */
export function withVessels<One extends Poured>(mentions: readonly One[], vessel: One): One[] | undefined {
  const { quantity, words, link } = vessel
  if (!quantity || !isMetric(quantity) || !inClass('vesselMeasure', quantity.unit)) return undefined
  if (!/^(in|from)?$/.test(link) || !words.every(({ text }) => inClass('filler', text))) return undefined
  const last = mentions.at(-1)
  if (!last?.quantity?.stated || !isStirred(last)) return undefined
  const place = mentions.findLastIndex((mention) => mention.words.length > 0 && !isStirred(mention))
  const base = mentions[place]
  const each = { ...quantity, each: quantity.count === undefined }
  if (!base || isMetric(base.quantity) || !fits(base.quantity, each)) return [...mentions]
  return mentions.with(place, {
    ...base,
    quantity: inBrackets(base.quantity, each),
  })
}

/** What people stir into a drink or put on a dish. */
function isStirred({ words }: Poured) {
  const food = findFoods(words)[0]?.match.food
  return food === undefined || isCondiment(food) || isOfGroup('whitener', food.name)
}
