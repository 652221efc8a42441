import { sizeOf } from '../food/sizes.ts'
import { inClass } from './lexicon.ts'
import { readNumber } from './numbers.ts'
import { is, type Token } from './token.ts'
import { ounce, unitOf } from './units.ts'

/** How much of a food was said: a count, a weight or volume, a household unit, sizes. */
export type Quantity = {
  count?: number
  grams?: number
  millilitres?: number
  /** Ounces, which are fluid ones of a drink. */
  ounces?: boolean
  /** Unit of a volume, kept because a row may know the weight of its own cup or pint. */
  unit?: string
  sizes: string[]
  /** Length of a sandwich or width of a pizza. */
  inches?: number
  /** "half an avocado": the count is a share of the whole thing. */
  share: boolean
  /** The weight is that of one: "2 cookies (20 g each)". */
  each: boolean
  /** How many the weight in brackets was said of, which may be that of one: "2 cookies (20 g)". */
  pieces?: number
  /** More was said than "some". */
  stated: boolean
}

const approximate = new Set(
  'about around roughly approximately approx circa maybe nearly almost exactly another just some'.split(' '),
)

/** Words that name a food as often as a measure: "2 cookies", "a steak sandwich". They measure only before "of". */
const foodlike = new Set(
  'cookie cake roll steak chop rib wing bun nugget patty biscuit loaf wrap skewer drumstick thigh breast leg rack cutlet medallion leaf flower tail layer finger round cob nest shell kernel order chip pod crown side'.split(
    ' ',
  ),
)

/** Reads an amount that begins at a token; `undefined` when none does. */
export function readQuantity(
  tokens: readonly Token[],
  from: number,
  isName: (at: number) => boolean = () => false,
): { quantity: Quantity; next: number } | undefined {
  const quantity: Quantity = { sizes: [], share: false, each: false, stated: false }
  let at = from
  while (approximate.has(tokens[at]?.text ?? '')) at++
  const begin = at
  while (at === begin || !isName(at)) {
    const next =
      readMeasure(tokens, at, quantity, isName) ??
      readSize(tokens, at, quantity) ??
      readHousehold(tokens, at, quantity, at > begin)
    if (next === undefined) break
    at = next
  }
  if (at === begin) return undefined
  const each = eachAt(tokens, at, quantity)
  if (each > at) {
    quantity.each = true
    at = each
  }
  if (tokens[at]?.text === 'of') at++
  at = pastInches(tokens, at, quantity)
  at = wholeOfShare(tokens, at, quantity)
  while (['the', 'my', 'some'].includes(tokens[at]?.text ?? '')) at++
  return { quantity, next: pastArticle(tokens, at, quantity) }
}

/** "112 g of a sandwich": the article is no amount of its own. */
function pastArticle(tokens: readonly Token[], at: number, { grams, millilitres }: Quantity): number {
  const of = tokens[at - 1]?.text === 'of' && (grams ?? millilitres) !== undefined
  return of && is(tokens[at], 'article') ? at + 1 : at
}

/** "69 g each", "111 g a slice", "30 g per cookie". */
function eachAt(tokens: readonly Token[], at: number, { grams, millilitres }: Quantity): number {
  const said = tokens[at]?.text ?? ''
  if (inClass('each', said)) return at + 1
  const one = inClass('per', said) && (grams ?? millilitres) !== undefined
  return one && is(tokens[at + 1], 'eachPiece') ? at + 2 : at
}

/** "2 slices of a 14 inch pizza": how wide the whole was. */
function pastInches(tokens: readonly Token[], at: number, { unit }: Quantity): number {
  const from = is(tokens[at], 'determiner') ? at + 1 : at
  const wide = tokens[from]?.kind === 'number' && is(tokens[from + 1], 'inch')
  return wide && unit !== undefined ? from + 2 : at
}

/** "3/4 of a 12 oz steak" has the weight of the whole after the share of it. */
function wholeOfShare(tokens: readonly Token[], at: number, quantity: Quantity): number {
  if (quantity.count === undefined || quantity.unit || quantity.grams) return at
  const from = is(tokens[at], 'determiner') ? at + 1 : at
  const number = tokens[from]?.kind === 'number' ? readNumber(tokens, from) : undefined
  const { unit, next } = number ? readMetric(tokens, number.next) : { unit: undefined, next: at }
  if (!number || unit?.kind !== 'grams' || quantity.count >= 1) return at
  quantity.grams = number.value * unit.grams
  quantity.ounces = unit.grams === ounce
  return unitOf(tokens[next]?.text ?? '')?.kind === 'household' && tokens[next + 1]?.text === 'of'
    ? next + 2
    : next
}

/** A number, with its unit of weight or volume when one follows; a second bare number is not part of it. */
function readMeasure(
  tokens: readonly Token[],
  at: number,
  quantity: Quantity,
  isName: (at: number) => boolean,
): number | undefined {
  const times = timesBehind(tokens, at, quantity)
  if (times) {
    quantity.count = times.value
    return times.next
  }
  if (tokens[at]?.text === 'x' && (tokens[at + 1]?.kind === 'number' || quantity.count !== undefined))
    return at + 1
  const number = numberBefore(tokens, at, isName)
  if (!number || number.value > 1e6) return undefined
  if (is(tokens[number.next], 'inch')) {
    quantity.inches = number.value
    quantity.stated = true
    return number.next + 1
  }
  const { unit, next } = readMetric(tokens, number.next)
  const measured = quantity.grams !== undefined || quantity.millilitres !== undefined
  if (unit) {
    if (measured) return undefined
    if (unit.kind === 'grams') {
      quantity.grams = number.value * unit.grams
      quantity.ounces = unit.grams === ounce
      asOfAll(quantity, tokens[at - 1])
      asOfPart(quantity, tokens[at - 1], tokens[next])
    } else {
      quantity.millilitres = number.value * unit.millilitres
      quantity.unit ??= unit.name
    }
  } else {
    if (quantity.count !== undefined || measured) return undefined
    quantity.count = number.value
    quantity.share = number.part
  }
  quantity.stated = true
  return next
}

/** A number; of "a quarter pounder" the one before the name. */
function numberBefore(tokens: readonly Token[], at: number, isName: (at: number) => boolean) {
  const number = readNumber(tokens, at)
  if (number === undefined || number.next <= at + 1 || !isName(at + 1)) return number
  const first = readNumber([tokens[at]!], 0)
  return first && { ...first, next: at + 1 }
}

/** "330 ml x 2": a count of the measured amount. */
function timesBehind(tokens: readonly Token[], at: number, { count, grams, millilitres }: Quantity) {
  const measured = grams !== undefined || millilitres !== undefined
  if (tokens[at]?.text !== 'x' || !measured || count !== undefined) return undefined
  const times = readNumber(tokens, at + 1)
  return times && !readMetric(tokens, times.next).unit ? times : undefined
}

/** A unit of weight or volume, which always follows its number. */
function readMetric(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind !== 'word') return { unit: undefined, next: at }
  const two = token.text === 'fl' || token.text === 'fluid'
  const unit = unitOf(two ? 'floz' : token.text) ?? (token.slips ? unitOf(token.stem) : undefined)
  if (!unit || unit.kind === 'household') return { unit: undefined, next: at }
  const next = at + (two ? 2 : 1)
  return { unit, next: tokens[next]?.text === 'of' ? next + 1 : next }
}

function readSize(tokens: readonly Token[], at: number, quantity: Quantity): number | undefined {
  const extra = tokens[at]?.text === 'extra' && sizeOf(tokens[at + 1]?.text ?? '') !== undefined
  const size = sizeOf(tokens[extra ? at + 1 : at]?.text ?? '')
  if (size === undefined) return undefined
  quantity.sizes.push(extra && size === 'large' ? 'extra large' : size)
  return at + (extra ? 2 : 1)
}

/** A household unit counts after a number, or where "of" follows: "2 slices", "slice of". */
function readHousehold(
  tokens: readonly Token[],
  at: number,
  quantity: Quantity,
  begun: boolean,
): number | undefined {
  const token = tokens[at]
  const unit =
    token?.kind === 'word'
      ? (unitOf(token.text) ?? (token.slips ? unitOf(token.stem) : undefined))
      : undefined
  if (unit?.kind === 'millilitres' && !begun && tokens[at + 1]?.text === 'of') {
    quantity.millilitres = unit.millilitres
    quantity.unit = unit.name
    quantity.stated = true
    return at + 2
  }
  if (unit?.kind !== 'household' || (quantity.unit && quantity.millilitres === undefined)) return undefined
  const of = tokens[at + 1]?.text === 'of' || (begun && tokens[at + 1]?.text === 'off')
  if (of && unit.name === 'serving' && tokens[at + 2]?.kind === 'number') return at + 2
  // "1 whole large egg".
  if (unit.name === 'whole' && !of && sizeOf(tokens[at + 1]?.text ?? '')) return at + 1
  if (/^(?:wedges|sprinkles)$/.test(token!.text) && quantity.grams !== undefined) return undefined
  const leaves = token!.text === 'leaves'
  if (!of && (!begun || (!leaves && (foodlike.has(unit.name) || foodlike.has(token!.text))))) return undefined
  quantity.unit = unit.name
  quantity.stated = true
  return at + (of ? 2 : 1)
}

/** The amount so far, of which a weight was just read. */
type Amount = { count?: number; unit?: string; pieces?: number; share: boolean }

/** "6 pieces 96 g", "2 slices 60 g": the weight is that of all, unless one weighs about as much. */
export function asOfAll(quantity: Amount, before: Token | undefined) {
  if (quantity.unit === undefined || quantity.count === undefined || before?.text === 'x') return
  quantity.pieces = quantity.count
  delete quantity.count
}

/** "Avocado half 100 g": that is what the half weighs, where no name of a whole follows. */
export function asOfPart(quantity: Amount, before: Token | undefined, next: Token | undefined) {
  const named = next?.kind === 'word' && !is(next, 'amountJoint')
  if (quantity.share && !named && is(before, 'half')) delete quantity.count
}
