import { inClass } from '../../language/lexicon.ts'
import type { Food } from '../../food.ts'
import { exactMatch } from '../../food-match.ts'
import { is, type Token } from '../../language/token.ts'
import { readQuantity } from '../../quantity.ts'
import { holdsKind, isAssembled, sameKind } from '../assembled.ts'
import { counted, eachOf, onEach, spoonedOn, wrapped } from '../bracket-each.ts'
import {
  asWeighed,
  closing,
  eachFirst,
  isCloserName,
  isMade,
  isOnlyAmount,
  isSameKind,
  isState,
  withoutKindOfWeight,
  withShare,
} from '../bracket-words.ts'
import { inBrackets } from '../joined-amounts.ts'
import { foodsOf } from '../meal-turns.ts'
import { milky } from '../milky-drinks.ts'
import type { Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'

/** The scan that met the bracket, as far as brackets need it. */
type Scan = {
  readonly tokens: readonly Token[]
  readonly mentions: Mention[]
  readonly current: Mention
  readonly clause: number
  readonly excluding: boolean
  link: string
  /** Ends the current mention. */
  close(link: string): void
  /** Scans words of their own, such as the parts of a food. */
  scanParts(tokens: readonly Token[], clause: number, link: string): Mention[]
}

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
  const eggs =
    alone &&
    target.words.at(-1)?.stem === 'omelette' &&
    stretch.at(-1)!.stem === 'egg' &&
    readQuantity(stretch, 0)
  if (eggs) {
    target.quantity = { ...eggs.quantity, count: (eggs.quantity.count ?? 2) / 2 }
    return true
  }
  const made = isMade(stretch, target)
  if (made) {
    target.words = made
    return true
  }
  if (!isCloserName(stretch, target)) return false
  const closer = [...stretch, ...target.words]
  if (is(stretch[0], 'exclusion') && !exactMatch(closer.map(({ stem }) => stem))) return true
  if (findFoods(closer).length === 1) target.words = closer
  return true
}

/** "60 g dry rice (160 g cooked)": what became of it. */
function isOnceCooked(stretch: readonly Token[], { words, quantity }: Mention): boolean {
  const cooked = stretch.some(({ text }) => inClass('boiled', text))
  return (
    cooked && quantity?.grams !== undefined && words.some(({ stem }) => inClass('raw', stem))
  )
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
    milky.test(dish.name) &&
    parts.every((part) => /\bmilk$|^espresso$|^coffee$/.test(foodsOf(part)[0]!.match.food.name))
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
    (sameKind(dish, other) || (/toast$/.test(dish.name) && /bread$/.test(other.name)))
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
  else if (dish && !joined && parts.length === 1 && isHeld(dish, parts[0]!)) return
  if (target === scan.current) scan.close('with')
  if (measured && target && target.words.length === 0 && scan.mentions.at(-1) === target) scan.mentions.pop()
  if (!scan.excluding) scan.mentions.push(...parts)
  if (endsInAmount) scan.link = ''
}

/** "3 scrambled eggs (made with 1 tbsp butter and 2 tbsp milk)": eggs are no sum of what was added to them. */
function isCounted({ quantity }: Mention, food: Food | undefined) {
  return quantity?.stated === true && food?.category === 'protein' && !food.source.startsWith('recipe')
}

/** "1 hot dog (beef frank 49 g)": the weight of what is in it anyway. */
function isHeld(dish: Food, { words, quantity }: Mention) {
  const part = findFoods(words)[0]?.match.food
  return part !== undefined && quantity?.stated === true && isAssembled(dish) && holdsKind(dish, part)
}

function isWeight({ quantity }: Mention) {
  return quantity?.grams !== undefined || quantity?.millilitres !== undefined
}

function isAmount(tokens: readonly Token[], at: number) {
  return readQuantity(tokens, at)?.quantity.stated === true
}
