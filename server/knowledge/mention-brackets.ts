import { exactMatch, partialMatch } from './food-match.ts'
import { connectors, fillers } from './meal-lexicon.ts'
import type { Token } from './meal-tokens.ts'
import { inBrackets, type Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'
import { type Quantity, readQuantity } from './quantity.ts'

/** The scan that met the bracket, as far as brackets need it. */
type Scan = {
  readonly tokens: readonly Token[]
  readonly mentions: Mention[]
  readonly current: Mention
  readonly clause: number
  readonly excluding: boolean
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
  const said = stretches(inside)
  const kind = target !== undefined && (target.quantity?.stated || isAmount(scan.tokens, end + 1))
  const rest = target
    ? said.filter((stretch) => !describes(scan, stretch, target) && !(kind && isSameKind(stretch, target)))
    : said
  if (rest.length > 0) addParts(scan, rest, target)
  return end + 1
}

/** Takes an amount or a closer word for the food before; false when the stretch names something else. */
function describes(scan: Scan, stretch: readonly Token[], target: Mention): boolean {
  if (isOnlyAmount(stretch)) {
    const { quantity } = readQuantity(stretch, 0)!
    const meant = quantity.each ? counted(scan, target) : target
    const each = quantity.each || isWeightOfOne(meant, quantity)
    meant.quantity = inBrackets(meant.quantity, { ...quantity, each })
    meant.end = Math.max(meant.end, stretch.at(-1)!.end)
    return true
  }
  if (stretch.some(({ text }) => text.endsWith('%'))) {
    if (exactMatch([...stretch, ...target.words].map(({ stem }) => stem))) target.words.unshift(...stretch)
    return true
  }
  const eggs =
    target.words.at(-1)?.stem === 'omelette' && stretch.at(-1)!.stem === 'egg' && readQuantity(stretch, 0)
  if (eggs) {
    target.quantity = { ...eggs.quantity, count: (eggs.quantity.count ?? 2) / 2 }
    return true
  }
  if (!isCloserName(stretch, target)) return false
  const closer = [...stretch, ...target.words]
  if (findFoods(closer).length === 1) target.words = closer
  return true
}

/** "3 corn tortillas (26 g)": a weight that is just that of one of them is not that of all. */
function isWeightOfOne({ words, quantity }: Mention, { grams, count }: Quantity) {
  const times = quantity?.count ?? 1
  if (times < 2 || grams === undefined || count !== undefined) return false
  const portions = findFoods(words)[0]?.match.food.portions
  const one = portions?.get(quantity?.unit ?? 'piece')
  return one !== undefined && grams > 0.8 * one && grams < 1.25 * one
}

/** "Yogurt (whole milk) 200 g", "salami (pork) 30 g": once the amount is said, more of the same kind only tells which. */
function isSameKind(stretch: readonly Token[], target: Mention) {
  const [food, ...others] = findFoods(stretch)
  const whole = findFoods(target.words)[0]?.match.food
  if (!food || !whole || others.length > 0 || stretch.some(({ kind }) => kind === 'number')) return false
  return !connectors.has(stretch[0]!.text) && food.match.food.category === whole.category
}

/** "2 tacos with beef (69 g each)": each of what was counted, which is the tacos. */
function counted({ mentions, current }: Scan, target: Mention): Mention {
  const before = target === current ? mentions.at(-1) : undefined
  const isPart = target.link === 'with' && target.quantity === undefined && before?.clause === target.clause
  return isPart && before.quantity?.count !== undefined ? before : target
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
    .filter((part) => findFoods(part.words).length > 0)
  const category = target && findFoods(target.words)[0]?.match.food.category
  const joined = connectors.has(inside[0]?.[0]?.text ?? '')
  const measured = parts.length > 1 && parts.every((part) => part.quantity?.stated)
  if (measured && target && !joined) target.words = []
  else if (category === 'main_dish' && !joined && !parts.some((part) => part.quantity?.stated)) return
  if (target === scan.current) scan.close('with')
  if (measured && target && target.words.length === 0 && scan.mentions.at(-1) === target) scan.mentions.pop()
  if (!scan.excluding) scan.mentions.push(...parts)
}

function isAmount(tokens: readonly Token[], at: number) {
  return readQuantity(tokens, at)?.quantity.stated === true
}

function isOnlyAmount(inside: readonly Token[]) {
  const read = readQuantity(inside, 0)
  return read?.quantity.stated === true && inside.slice(read.next).every((token) => fillers.has(token.text))
}

/** "bread (wholegrain)", "roast beef (deli slices)": words that say more closely what was named. */
function isCloserName(inside: readonly Token[], target: Mention) {
  if (target.words.length === 0 || inside.some((token) => token.kind !== 'word')) return false
  if (findFoods(inside).length === 0) return true
  const words = [...inside, ...target.words].map((token) => token.stem)
  const alone = findFoods(target.words)[0]?.match.food
  const closer = exactMatch(words) ?? partialMatch(words)
  return closer !== undefined && closer.left === 0 && closer.food !== alone
}

/** Where the bracket closes; brackets further away than a few words belong to no food. */
function closing(tokens: readonly Token[], at: number) {
  let depth = 0
  for (let end = at; end < Math.min(tokens.length, at + 60); end++) {
    if (tokens[end]!.kind === 'open') depth++
    if (tokens[end]!.kind === 'close' && --depth === 0) return end
  }
  return undefined
}
