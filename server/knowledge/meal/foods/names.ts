import type { Food } from '../../food/food.ts'
import { bagOf, foodIndex, keyOf } from '../../food/food-index.ts'
import { ingredientsOf, isFlavoredBy } from '../../food/food-kinds.ts'
import { exactMatch } from '../../food/food-match.ts'
import { glue, preparations } from '../../food/food-words.ts'
import { namedInFull } from '../../food/full-names.ts'
import { inClass } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'

/**
 * How many tokens from here are a food's name (longest first); 0 when none are.
 * After an amount "eggs and toast" are two foods, of which the amount is the first's; "fish and chips" stay one.
 */
export function nameAt(tokens: readonly Token[], at: number, measured = false): number {
  const known = lengthsOf(tokens)
  const key = measured ? -1 - at : at
  let length = known.get(key)
  if (length === undefined) {
    length = nameFrom(tokens, at, measured)
    known.set(key, length)
  }
  return length
}

/** Lengths of names by where they begin; every rule asks for them again. */
const lengths = new WeakMap<readonly Token[], Map<number, number>>()

function lengthsOf(tokens: readonly Token[]) {
  const known = lengths.get(tokens) ?? new Map<number, number>()
  lengths.set(tokens, known)
  return known
}

function nameFrom(tokens: readonly Token[], at: number, measured: boolean): number {
  if (isMeasure(tokens, at)) return 0
  const { longest } = foodIndex()
  let room = 0
  while (room < longest && isWordlike(tokens[at + room])) room++
  for (let count = room; count > 0; count--) {
    const phrase = namedInFull(tokens.slice(at, at + count).map((token) => token.stem))
    if (!phrase) continue
    const last = tokens[at + count - 1]!.text
    if (count === 1 && isNoName(tokens[at]!)) continue
    if (isFreeOf(tokens, at + count) || glue.has(last) || inClass('connector', last)) continue
    if (count > 1 && isCounted(tokens, at)) return 0
    if (endsInDish(tokens, at, count) || (phrase.joined && isBeforeDish(tokens, at, count))) continue
    if (measured && phrase.alias && phrase.joined && isSeveral(tokens.slice(at, at + count), phrase.food))
      continue
    return isAmountOfSame(tokens, at, phrase.food.name) ? 0 : count
  }
  return 0
}

/** "Schnitzel with potato salad" is not schnitzel with potatoes: the last word begins the name of a dish. */
function endsInDish(tokens: readonly Token[], at: number, count: number) {
  const last = at + count - 1
  if (count < 3 || tokens[last - 1]!.text !== 'with') return false
  const dish = tokens.slice(last, last + nameAt(tokens, last))
  return dish.length > 1 && foodNamed(dish)?.category === 'main_dish'
}

/** "Ham and cheese pizza" has no ham and cheese sandwich beside it; a ham and cheese roll is that sandwich. */
function isBeforeDish(tokens: readonly Token[], at: number, count: number) {
  if (tokens[at + count]?.stem === 'roll') return false
  return ingredientsOf(tokens[at + count]?.stem).length > 0 && isSeveral(tokens.slice(at, at + count))
}

/** "Coffee with sugar free syrup": no name ends before "free". */
function isFreeOf(tokens: readonly Token[], end: number) {
  return tokens[end]?.text === 'free'
}

/** "A double", "sweet": the singular of a food that is named in the plural. */
export function isNoName(token: Token): boolean {
  return is(token, 'pluralName') && !token.text.endsWith('s')
}

/** "1 c raisin bran" is a cup and no craisin. */
function isMeasure(tokens: readonly Token[], at: number) {
  const { text } = tokens[at] ?? { text: '' }
  return text.length === 1 && tokens[at - 1]?.kind === 'number' && unitOf(text) !== undefined
}

/** "2 leaves lettuce" is two leaves of it and no leaf lettuce. */
function isCounted(tokens: readonly Token[], at: number) {
  const counted = is(tokens[at], 'cutPiece')
  return counted && tokens[at - 1]?.kind === 'number'
}

/**
 * Every part between connectors is a food of its own, and the first is not `whole`: "lasagna with meat sauce" is lasagna.
 * "Macaroni and cheese" is what the dish's name shortens.
 */
function isSeveral(tokens: readonly Token[], whole?: Food) {
  const shorter = whole?.name.split(' ')
  if (shorter?.length === tokens.length && tokens.every(({ text }, at) => text.startsWith(shorter[at]!)))
    return false
  if (tokens.at(-2)?.text === 'in' && is(tokens.at(-1), 'canned')) return false
  const parts: string[][] = [[]]
  for (const { text, stem } of tokens) {
    if (inClass('connector', text)) parts.push([])
    else parts.at(-1)!.push(stem)
  }
  const foods = parts.map((part) => foodIndex().exact.get(keyOf(part))?.food)
  return parts.length > 1 && foods.every(Boolean) && foods[0] !== whole
}

/** "Slice of pizza" is an amount of pizza although it also stands among pizza's names; "leg of lamb" is not. */
function isAmountOfSame(tokens: readonly Token[], at: number, name: string) {
  if (tokens[at + 1]?.text !== 'of' || unitOf(tokens[at]!.text) === undefined) return false
  const { exact, longest } = foodIndex()
  for (let count = 1; count < longest && isWordlike(tokens[at + 1 + count]); count++) {
    const rest = tokens.slice(at + 2, at + 2 + count).map((token) => token.stem)
    if (exact.get(keyOf(rest))?.food.name === name) return true
  }
  return false
}

function isWordlike(token: Token | undefined) {
  return token?.kind === 'word' || (token?.kind === 'number' && /^\d+$/.test(token.text))
}

/**
 * How many tokens from here name one dish in other words than the table's: "omelette with ham and cheese" for
 * ham and cheese omelette, "egg and bacon biscuit" for biscuit with bacon and egg. Only dishes of several foods,
 * so that coffee and cake do not become coffee cake.
 */
export function dishWithParts(
  tokens: readonly Token[],
  at: number,
  before: readonly Token[],
  measured: boolean,
): number {
  const { bags, longest } = foodIndex()
  let room = 0
  while (room < longest && tokens[at + room]?.kind === 'word' && !is(tokens[at + room], 'article')) room++
  for (let count = room; count > 2; count--) {
    const window = tokens.slice(at, at + count)
    const last = window.at(-1)!
    if (
      !window.some(({ text }) => inClass('connector', text)) ||
      is(last, 'connector') ||
      glue.has(last.text) ||
      isFreeOf(tokens, at + count)
    )
      continue
    if (isFlavoured(before, window) && !goesOn(tokens, at, count)) return count
    const phrase = bags().get(bagOf([...before, ...window].map((token) => token.stem)))
    if ((measured && isSeveral(window)) || endsInDish(tokens, at, count) || isBeforeDish(tokens, at, count))
      continue
    if (phrase?.joined && (phrase.head === last.stem || isHeadFirst(window, phrase.head))) return count
  }
  return 0
}

function isHeadFirst(window: readonly Token[], head: string) {
  const joint = window.findIndex(({ text }) => text === 'with')
  return joint > 0 ? window[joint - 1]!.stem === head : window[0]!.stem === head && window.length > 3
}

/** "Curry with coconut milk": the last word of the window begins a longer name. */
function goesOn(tokens: readonly Token[], at: number, count: number) {
  const added = tokens.findIndex(({ text }, place) => place >= at && text === 'with') + 1
  return added + nameAt(tokens, added) > at + count
}

/** "Iced latte with oat milk" is an oat milk latte. */
function isFlavoured(named: readonly Token[], window: readonly Token[]) {
  const joint = window.findIndex(({ text }) => text === 'with')
  const head = window[joint - 1]
  if (!head || !isFlavoredBy(head.stem)) return false
  const before = [...named, ...window.slice(0, joint - 1)]
  const key = keyOf([...window.slice(joint + 1), head].map(({ stem }) => stem))
  return before.every(({ stem }) => preparations.has(stem)) && foodIndex().exact.has(key)
}

/** The food that all of the tokens name. */
export function foodNamed(tokens: readonly Token[]): Food | undefined {
  return exactMatch(tokens.map(({ stem }) => stem))?.food
}
