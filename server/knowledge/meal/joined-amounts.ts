import { inClass } from '../language/lexicon.ts'
import type { Quantity } from '../quantity.ts'
import { unitOf } from '../units.ts'

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
