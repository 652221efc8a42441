import { isCondiment } from '../../food/additions.ts'
import type { Food } from '../../food/food.ts'
import { isOfGroup, isSame, sameKind } from '../../food/food-kinds.ts'
import { exactMatch, partialMatch } from '../../food/food-match.ts'
import { recipeSource } from '../../food/recipe-source.ts'
import { inClass } from '../../language/lexicon.ts'
import type { Quantity } from '../../language/quantity.ts'
import { readQuantity } from '../../language/quantity.ts'
import { is, type Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { findFoods } from '../foods/find-foods.ts'
import { foodsOf } from '../foods/meant-foods.ts'
import type { Mention, Scan } from '../types.ts'
import { inBrackets } from './amounts.ts'

/** Reads what stands in brackets and answers where to go on: an amount, a closer word, or parts of the food before. */
export function bracketed(scan: Scan, at: number): number {
  const end = closing(scan.tokens, at)
  if (end === undefined) return at + 1
  const inside = scan.tokens.slice(at + 1, end).filter(({ kind }) => kind !== 'open' && kind !== 'close')
  const target = scan.current.words.length > 0 || scan.current.quantity ? scan.current : scan.mentions.at(-1)
  if (target === scan.current && target.words.length === 0 && isState(inside)) {
    target.words.push(inside[0]!)
    return end + 1
  }
  const said = stretches(inside)
  const kind = target !== undefined && (target.quantity?.stated || isAmount(scan.tokens, end + 1))
  const rest = target
    ? said.filter((stretch) => !describes(scan, stretch, target) && !(kind && isSameKind(stretch, target)))
    : said
  if (rest.length > 0) addParts(scan, rest, target)
  if (rest.length > 0 && isAmount(scan.tokens, end + 1)) scan.link = ''
  return end + 1
}

/** Takes an amount or a closer word for the food before; false when the stretch names something else. */
function describes(scan: Scan, all: readonly Token[], target: Mention): boolean {
  const first = eachFirst(all)
  if (first > 0) {
    if (isCloserName(all.slice(first), target)) describes(scan, all.slice(first), target)
    return describes(scan, all.slice(0, first), target)
  }
  const stretch = withoutKindOfWeight(all)
  if (isOnlyAmount(stretch) && isOnceCooked(all, target)) return true
  if (isOnlyAmount(stretch)) {
    if (stretch.length < all.length) asWeighed(all, target)
    const { quantity } = readQuantity(stretch, 0)!
    if (quantity.each && spreadOn(scan, target, quantity)) return true
    if (quantity.each) quantity.count = times(quantity.count, countBefore(scan, target))
    const ofAll = all.some(({ text }) => inClass('ofAll', text))
    const pieces =
      quantity.count === undefined && !quantity.each && !ofAll ? target.quantity?.count : undefined
    target.quantity = { ...inBrackets(target.quantity, quantity), ...(pieces && { pieces }) }
    target.end = Math.max(target.end, stretch.at(-1)!.end)
    return true
  }
  if (stretch.some(({ text }) => text.endsWith('%'))) {
    target.words = withShare(stretch, target.words)
    return true
  }
  if (!isCloserName(stretch, target)) return false
  const closer = [...stretch, ...target.words]
  if (is(stretch[0], 'exclusion')) return true
  if (findFoods(closer).length === 1) target.words = closer
  return true
}

/** The parts between commas. */
function stretches(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'break') parts.push([])
    else parts.at(-1)!.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** A dish explained by its parts stands for itself; anything else in brackets was eaten too. */
function addParts(scan: Scan, inside: readonly (readonly Token[])[], target: Mention | undefined) {
  const clause = target?.clause ?? scan.clause
  const parts = inside
    .flatMap((stretch) => scan.scanParts(stretch, clause, 'with'))
    .map((part) => onEach(part, target))
    .filter((part) => foodsOf(part).length > 0)
  const dish = target && findFoods(target.words)[0]?.match.food
  const joined = is(inside[0]?.[0], 'connector')
  const weighed = parts.filter((part) => part.quantity?.stated).length
  const milk = dish && isOfGroup('milkyDrink', dish.name)
  const [only] = parts
  const other = only && foodsOf(only)[0]?.match.food
  if (
    dish &&
    target &&
    only &&
    other &&
    parts.length === 1 &&
    !joined &&
    (sameKind(dish, other) || (isOfGroup('toast', dish.name) && isOfGroup('loaf', other.name)))
  ) {
    target.words = only.words
    target.quantity = only.quantity!
    return
  }
  const measured = (milk && weighed > 0) || (parts.length > 1 && 2 * weighed >= parts.length)
  if (measured && target && !joined && !isCounted(target, dish)) target.words = []
  else if (dish?.category === 'main_dish' && !joined && !parts.some((part) => part.quantity?.stated)) return
  if (target === scan.current) scan.close('with')
  if (!scan.excluding) scan.mentions.push(...parts)
}

/** "3 scrambled eggs (made with 1 tbsp butter and 2 tbsp milk)": eggs are no sum of what was added to them. */
function isCounted({ quantity }: Mention, food: Food | undefined) {
  return quantity?.stated === true && food?.category === 'protein' && !recipeSource(food.source)
}

function isAmount(tokens: readonly Token[], at: number) {
  return readQuantity(tokens, at)?.quantity.stated === true
}

/** "2 slices of toast (5 g butter each)": as much on every one of them. */
export function onEach(part: Mention, target: Mention | undefined): Mention {
  const { words, quantity } = part
  const each = quantity?.each || words.at(-1)?.text === 'each'
  const count = target?.quantity?.count
  const whole = target?.quantity?.grams === undefined && target?.quantity?.millilitres === undefined
  if (!each || !quantity?.stated || !count || !whole || words.length < 2) return part
  return { ...part, quantity: { ...quantity, each: false, count: (quantity.count ?? 1) * count } }
}

/** "2 chops (80 g meat each)", "rice (50 g dry weight)": what was weighed; it is no food beside them. */
export function withoutKindOfWeight(stretch: readonly Token[]): readonly Token[] {
  const each = stretch.some(({ text }) => text === 'each' || text === 'ea' || text === 'apiece')
  const kinds = each ? 'weighedPart' : 'weighedAs'
  const said = stretch.filter(({ text }) => !inClass(kinds, text))
  const plain = said.slice(said.findIndex(({ text }) => !inClass('ownHelping', text)))
  const rest = plain[0]?.text === 'each' ? [...plain.slice(1), plain[0]] : plain
  return each || isOnlyAmount(rest) ? rest : stretch
}

/** "Pasta (80 g dry)", "chicken (150 g raw weight)": the row of what lay on the scales. */
export function asWeighed(stretch: readonly Token[], target: Mention) {
  const state = stretch.find(({ text }) => inClass('raw', text))
  if (state && target.words.every(({ stem }) => stem !== state.stem)) target.words = [state, ...target.words]
}

/** "Yogurt (whole milk) 200 g", "salami (pork) 30 g": once the amount is said, more of the same kind only tells which. */
export function isSameKind(stretch: readonly Token[], target: Mention) {
  const share = readQuantity(stretch, 0)
  // "Slice of apple pie (1/8 of a 9 inch pie)".
  const isShare = share !== undefined && (share.quantity.count ?? 1) < 1 && !share.quantity.unit
  const food = findFoods(isShare ? stretch.slice(share.next) : stretch)[0]?.match.food
  const whole = findFoods(target.words)[0]?.match.food
  if (isShare) return food !== undefined && whole !== undefined && sameKind(food, whole)
  if (!food || !whole || stretch.some(({ kind }) => kind === 'number')) return false
  return food.category === whole.category || isSame(whole, food)
}

/** "2 waffles (35 g each frozen kind)": how many tokens say what each weighs, before what only tells which. */
export function eachFirst(stretch: readonly Token[]): number {
  const [number, unit, each, more] = stretch
  const metric = number?.kind === 'number' && unitOf(unit?.text ?? '')?.kind === 'grams'
  return metric && more && is(each, 'each') ? 3 : 0
}

/** "bread (wholegrain)", "roast beef (deli slices)": words that say more closely what was named. */
export function isCloserName(inside: readonly Token[], target: Mention) {
  if (target.words.length === 0 || inside.some((token) => token.kind !== 'word')) return false
  if (findFoods(inside).length === 0) return true
  const words = [...inside, ...target.words].map((token) => token.stem)
  const alone = findFoods(target.words)[0]?.match.food
  const closer = exactMatch(words) ?? partialMatch(words)
  return closer !== undefined && closer.left === 0 && closer.food !== alone
}

export function isOnlyAmount(inside: readonly Token[]) {
  const read = readQuantity(inside, 0)
  return read?.quantity.stated === true && inside.slice(read.next).every((token) => is(token, 'filler'))
}

/** "Greek yogurt (plain, 0% fat)": the row of that share, where there is one. */
export function withShare(stretch: readonly Token[], words: Token[]): Token[] {
  const share = stretch.filter(({ text }) => text !== 'fat')
  const plain = words.filter(({ text }) => !inClass('plainly', text))
  const closer = [
    [...stretch, ...words],
    [...share, ...words],
    [...share, ...plain],
  ]
  return closer.find((name) => exactMatch(name.map(({ stem }) => stem))) ?? words
}

/** "60 g (dry) couscous", "200 g (raw weight) salmon": the state stands before the name. */
export function isState(inside: readonly Token[]) {
  const [state, ...rest] = inside
  return is(state, 'raw') && rest.every(({ text }) => inClass('weightWord', text))
}

/** Where the bracket closes; brackets further away than a few words belong to no food. */
export function closing(tokens: readonly Token[], at: number) {
  let depth = 0
  for (let end = at; end < Math.min(tokens.length, at + 60); end++) {
    if (tokens[end]!.kind === 'open') depth++
    if (tokens[end]!.kind === 'close' && --depth === 0) return end
  }
  return undefined
}

/** "60 g dry rice (160 g cooked)": what became of it. */
function isOnceCooked(stretch: readonly Token[], { words, quantity }: Mention): boolean {
  const cooked = stretch.some(({ text }) => inClass('boiled', text))
  return cooked && quantity?.grams !== undefined && words.some(({ stem }) => inClass('raw', stem))
}

function times(count: number | undefined, before: number | undefined) {
  return before === undefined ? count : (count ?? 1) * before
}

/** "Two frankfurters in buns (43 g each)": as many as there are of what was named before. */
function countBefore({ mentions, current, clause }: Scan, target: Mention): number | undefined {
  const before =
    target === current && current.link !== 'and' && !current.quantity ? mentions.at(-1) : undefined
  return before?.clause === clause ? before.quantity?.count : undefined
}

/** "PB toast x2 (1 tbsp each)": spoons are of what was spread. */
function spreadOn(scan: Scan, target: Mention, quantity: Quantity): boolean {
  const [spread, ...rest] = target.words
  const food = spread && findFoods([spread])[0]?.match.food
  const several = inClass('spreadMeasure', quantity.unit) && target.quantity?.count
  if (!several || !food || !isCondiment(food) || findFoods(rest).length === 0) return false
  target.words = rest
  if (target === scan.current) scan.close('with')
  const each = { ...quantity, each: false, count: (quantity.count ?? 1) * several }
  scan.mentions.push({ ...target, words: [spread], quantity: each, link: 'with', start: spread.start })
  return true
}
