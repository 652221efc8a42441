import { isCondiment } from '../../food/additions.ts'
import type { Food } from '../../food/food.ts'
import { isAssembled, isOfGroup, isSame, sameKind, usualCount } from '../../food/food-kinds.ts'
import { closerRow, exactMatch, partialMatch } from '../../food/food-match.ts'
import { canonical, wordsOf } from '../../food/food-words.ts'
import { inClass } from '../../language/lexicon.ts'
import { type Quantity, readQuantity } from '../../language/quantity.ts'
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
    ? said.filter(
        (stretch) =>
          !describes(scan, stretch, target, said.length === 1) && !(kind && isSameKind(stretch, target)),
      )
    : said
  if (rest.length > 0) addParts(scan, rest, target, isAmount(scan.tokens, end + 1))
  return end + 1
}

/** Takes an amount or a closer word for the food before; false when the stretch names something else. */
function describes(scan: Scan, all: readonly Token[], target: Mention, alone = true): boolean {
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
    const meant = quantity.each ? counted(scan, target) : target
    if (quantity.each && quantity.grams === undefined && spoonedOn(scan, target, meant, quantity)) return true
    const around = quantity.each && meant === target ? wrapped(scan, target) : undefined
    if (around !== undefined && quantity.count === undefined) quantity.count = around
    const ofAll = stretch.some(({ text }) => inClass('ofAll', text))
    const pieces =
      quantity.count === undefined && !quantity.each && !ofAll ? meant.quantity?.count : undefined
    meant.quantity = { ...inBrackets(meant.quantity, quantity), ...(pieces && { pieces }) }
    meant.end = Math.max(meant.end, stretch.at(-1)!.end)
    return true
  }
  if (stretch.some(({ text }) => text.endsWith('%'))) {
    target.words = withShare(stretch, target.words)
    return true
  }
  const usual = alone ? usualCount(target.words.at(-1)?.stem, stretch.at(-1)!.stem) : undefined
  const made = usual && readQuantity(stretch, 0)
  if (made) {
    target.quantity = { ...made.quantity, count: (made.quantity.count ?? usual) / usual }
    return true
  }
  const plain = isMade(stretch, target)
  if (plain) {
    target.words = plain
    return true
  }
  if (!isCloserName(stretch, target)) return false
  const closer = [...stretch, ...target.words]
  if (is(stretch[0], 'exclusion') && !exactMatch(closer.map(({ stem }) => stem))) return true
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
function addParts(
  scan: Scan,
  inside: readonly (readonly Token[])[],
  target: Mention | undefined,
  endsInAmount: boolean,
) {
  const clause = target?.clause ?? scan.clause
  const parts = inside
    .flatMap((stretch) => scan.scanParts(eachOf(stretch, inside), clause, 'with'))
    .map((part) => onEach(part, target))
    .filter((part) => foodsOf(part).length > 0)
  const dish = target && findFoods(target.words)[0]?.match.food
  const joined = is(inside[0]?.[0], 'connector')
  const weighed = parts.filter((part) => part.quantity?.stated).length
  const all = dish && isAssembled(dish) ? parts.length / 2 : parts.length
  const milk =
    dish &&
    isOfGroup('milkyDrink', dish.name) &&
    parts.every((part) => isOfGroup('milkOrCoffee', foodsOf(part)[0]!.match.food.name))
  const [only] = parts
  const other = only && foodsOf(only)[0]?.match.food
  if (
    dish &&
    target &&
    only &&
    other &&
    parts.length === 1 &&
    !joined &&
    (isWeight(only) || (only.quantity?.unit === 'slice' && !target.quantity?.stated)) &&
    !isWeight(target) &&
    (sameKind(dish, other) || (isOfGroup('toast', dish.name) && isOfGroup('loaf', other.name)))
  ) {
    // Leaves are weighed together.
    const count = target.quantity?.unit === 'leaf' ? undefined : target.quantity?.count
    target.words = only.words
    target.quantity = { ...only.quantity!, ...(count && { pieces: count }) }
    return
  }
  const measured = (milk && weighed > 0) || (parts.length > 1 && weighed >= all)
  if (measured && target && !joined && !isCounted(target, dish)) target.words = []
  else if (dish?.category === 'main_dish' && !joined && !parts.some((part) => part.quantity?.stated)) return
  if (target === scan.current) scan.close('with')
  if (measured && target && target.words.length === 0 && scan.mentions.at(-1) === target) scan.mentions.pop()
  if (!scan.excluding) scan.mentions.push(...parts)
  if (endsInAmount) scan.link = ''
}

/** "3 scrambled eggs (made with 1 tbsp butter and 2 tbsp milk)": eggs are no sum of what was added to them. */
function isCounted({ quantity }: Mention, food: Food | undefined) {
  return quantity?.stated === true && food?.category === 'protein' && !food.source.startsWith('recipe')
}

function isWeight({ quantity }: Mention) {
  return quantity?.grams !== undefined || quantity?.millilitres !== undefined
}

function isAmount(tokens: readonly Token[], at: number) {
  return readQuantity(tokens, at)?.quantity.stated === true
}

/** "2 tacos with beef (69 g each)": each of what was counted, which is the tacos. */
export function counted({ mentions, current }: Scan, target: Mention): Mention {
  let part = target
  const all = target === current ? [...mentions, current] : mentions
  for (let at = all.indexOf(target) - 1; at >= 0; at--) {
    const before = all[at]!
    const isPart = inClass('added', part.link) && part.quantity === undefined
    if (!isPart || before.clause !== target.clause) return target
    if (before.quantity?.count !== undefined) return part.link === 'with' ? before : target
    part = before
  }
  return target
}

/** "3 tacos (25 g tortilla, 40 g beef, 10 g cheese each)": what ends a list holds for all of it. */
export function eachOf(stretch: readonly Token[], list: readonly (readonly Token[])[]): readonly Token[] {
  const each = list.at(-1)!.at(-1)!
  const only = is(each, 'each') && list.flat().filter(({ text }) => text === each.text).length === 1
  return only && list.length > 1 && stretch.at(-1) !== each ? [...stretch, each] : stretch
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

/** The food's own name in place of what people called it, so that more words can follow. */
function plainName({ name }: Food, words: readonly Token[]): Token[] {
  return wordsOf(name).map((text) => ({ ...words[0]!, text, stem: canonical(text) }))
}

/** "Mash (made with milk and butter)": how it is made anyway; `undefined` where an amount is said or it is another food. */
export function isMade(stretch: readonly Token[], target: Mention): Token[] | undefined {
  const from = is(stretch[0], 'madeWith') ? 1 : 0
  const added = stretch.slice(from)
  const buttered = stretch[0]?.text === 'with' && stretch.some(({ text }) => text === 'butter')
  const list = buttered ? stretch.slice(1) : stretch
  const listed = list.length > 1 && list.every(({ text }) => inClass('inMash', text))
  if (listed && target.words.some(({ stem }) => /^mash/.test(stem))) return target.words
  if (from === 0 || added[0]?.text !== 'with' || added.some(({ kind }) => kind === 'number')) return undefined
  const food = findFoods(target.words)[0]?.match.food
  if (
    closerRow(
      food,
      added.map(({ stem }) => stem),
    )
  )
    return [...plainName(food!, target.words), ...added]
  return added.slice(1).every(({ text }) => inClass('inMash', text)) ? target.words : undefined
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
  const foods = findFoods(isShare ? stretch.slice(share.next) : stretch).map(({ match }) => match.food)
  const whole = findFoods(target.words)[0]?.match.food
  const [food] = foods
  if (!food || !whole) return false
  if (isShare) return sameKind(food, whole)
  if (stretch.some(({ kind }) => kind === 'number')) return false
  if (is(stretch[0], 'connector')) return false
  if (foods.length > 1) return foods.some((one) => one === whole || sameKind(one, whole))
  return food.category === whole.category || isSame(whole, food) || isSame(food, whole)
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

/** "Two rice cakes with almond butter (1 tbsp each)", "pb toast x2 (1 tbsp each)": spoons are of what was spread. */
export function spoonedOn(scan: Scan, target: Mention, base: Mention, quantity: Quantity): boolean {
  const count = base.quantity?.count
  if (!inClass('spreadMeasure', quantity.unit) || count === undefined) return false
  const each = { ...quantity, each: false, count: (quantity.count ?? 1) * count }
  if (target !== base) {
    target.quantity = each
    return true
  }
  const [spread, ...rest] = target.words
  const food = spread && findFoods([spread])[0]?.match.food
  if (!food || !isCondiment(food) || findFoods(rest).length === 0) return false
  target.words = rest
  const { start, end } = spread
  if (target === scan.current) scan.close('with')
  scan.mentions.push({ words: [spread], quantity: each, clause: target.clause, link: 'with', start, end })
  return true
}

/** "Two frankfurters in buns (43 g each)": as many as there are of what lies in them. */
export function wrapped(
  { mentions, current }: Scan,
  { link, words, quantity, clause }: Mention,
): number | undefined {
  const several = /[^s]s$/.test(words.at(-1)?.text ?? '') && quantity === undefined
  const before = mentions.at(-1)
  if (!several || !inClass('placed', link) || before === current || before?.clause !== clause)
    return undefined
  return before.quantity?.count
}
