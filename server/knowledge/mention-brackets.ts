import { isCondiment } from './additions.ts'
import { holdsKind, isAssembled } from './assembled.ts'
import type { Food } from './food.ts'
import { exactMatch, partialMatch } from './food-match.ts'
import { connectors, fillers } from './meal-lexicon.ts'
import { milky } from './meal-sums.ts'
import type { Token } from './meal-tokens.ts'
import { foodsOf } from './meal-turns.ts'
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
  const said = stretches(inside)
  const kind = target !== undefined && (target.quantity?.stated || isAmount(scan.tokens, end + 1))
  const rest = target
    ? said.filter((stretch) => !describes(scan, stretch, target) && !(kind && isSameKind(stretch, target)))
    : said
  if (rest.length > 0) addParts(scan, rest, target, isAmount(scan.tokens, end + 1))
  return end + 1
}

/** Takes an amount or a closer word for the food before; false when the stretch names something else. */
function describes(scan: Scan, all: readonly Token[], target: Mention): boolean {
  const stretch = withoutKindOfWeight(all)
  if (isOnlyAmount(stretch)) {
    if (stretch.length < all.length) asWeighed(all, target)
    const { quantity } = readQuantity(stretch, 0)!
    const meant = quantity.each ? counted(scan, target) : target
    if (quantity.each && quantity.grams === undefined && spoonedOn(scan, target, meant, quantity)) return true
    const pieces = quantity.count === undefined && !quantity.each ? meant.quantity?.count : undefined
    meant.quantity = { ...inBrackets(meant.quantity, quantity), ...(pieces && { pieces }) }
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

/** "2 chops (80 g meat each)", "rice (50 g dry weight)": what was weighed; it is no food beside them. */
function withoutKindOfWeight(stretch: readonly Token[]): readonly Token[] {
  const each = stretch.some(({ text }) => text === 'each' || text === 'ea' || text === 'apiece')
  const kinds = each ? /^(meat|flesh|only|edible|net|drained|cooked|raw|dry|uncooked)$/ : kindOfWeight
  const plain = stretch.filter(({ text }) => !kinds.test(text))
  const rest = plain[0]?.text === 'each' ? [...plain.slice(1), plain[0]] : plain
  return each || isOnlyAmount(rest) ? rest : stretch
}

const kindOfWeight =
  /^(edible|net|gross|drained|cooked|raw|dry|uncooked|total|weight|weighed|wt|weighs|portion|meat|flesh)$/

/** "Pasta (80 g dry)", "chicken (150 g raw weight)": the row of what lay on the scales. */
function asWeighed(stretch: readonly Token[], target: Mention) {
  const state = stretch.find(({ text }) => /^(raw|dry|uncooked)$/.test(text))
  if (state && target.words.every(({ stem }) => stem !== state.stem)) target.words = [state, ...target.words]
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

/** "Two rice cakes with almond butter (1 tbsp each)", "pb toast x2 (1 tbsp each)": spoons are of what was spread. */
function spoonedOn(scan: Scan, target: Mention, base: Mention, quantity: Quantity): boolean {
  const count = base.quantity?.count
  if (!/^(tsp|tbsp|pat|spoon)$/.test(quantity.unit ?? '') || count === undefined) return false
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
    .flatMap((stretch) => scan.scanParts(stretch, clause, 'with'))
    .filter((part) => foodsOf(part).length > 0)
  const dish = target && findFoods(target.words)[0]?.match.food
  const joined = connectors.has(inside[0]?.[0]?.text ?? '')
  const weighed = parts.filter((part) => part.quantity?.stated).length
  const all = dish && isAssembled(dish) ? parts.length / 2 : parts.length
  const milk =
    dish && milky.test(dish.name) && parts.every((part) => /\bmilk$/.test(foodsOf(part)[0]!.match.food.name))
  const measured = (parts.length > 1 || (milk && weighed > 0)) && weighed >= all
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
