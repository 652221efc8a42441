import { inClass } from '../language/lexicon.ts'
import type { Quantity } from '../quantity.ts'
import { inBrackets, isMetric } from './joined-amounts.ts'
import { fits } from './spoon-amounts.ts'

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
  if (isMetric(quantity)) return isSame(quantity, said) ? quantity : undefined
  const listed = heading === '-' && next && !next.quantity?.stated
  if (!isMetric(said) || listed || !isSome(quantity)) return undefined
  if (!fits(quantity, said)) return undefined
  const { pieces: slices = 1, ...each } = said
  if (said.each && slices > 1) return { ...each, each: false, count: slices }
  if (said.count !== undefined && !(said.each && said.count === 1)) return undefined
  const pieces = said.each || quantity.unit === 'serving' || quantity.count === 1 ? undefined : quantity.count
  const { millilitres: _, ...counted } = quantity
  const both = inBrackets(counted, said)
  return pieces === undefined ? both : { ...both, pieces }
}

function isSome({ count, unit, millilitres }: Quantity): boolean {
  return count !== undefined || unit !== undefined || millilitres !== undefined
}

/** "A double gin, 50 ml": said once more. */
function isSame({ grams, millilitres, count }: Quantity, said: Quantity): boolean {
  return isMetric(said) && grams === said.grams && millilitres === said.millilitres && count === said.count
}
