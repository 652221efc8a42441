import type { Candidate } from '../../food/candidates.ts'
import type { Food } from '../../food/food.ts'
import { isOfGroup } from '../../food/food-kinds.ts'
import { canonical, wordsOf } from '../../food/food-words.ts'
import { isOwn, numberedName } from '../../food/numbered-food.ts'
import type { Quantity } from '../../language/quantity.ts'
import type { Mention } from '../types.ts'
import { mostLeft } from './full-name.ts'
import { foodsOf } from './meant-foods.ts'
import { saidIn } from './said-words.ts'
import { type Shape, sandwich } from './span-shape.ts'

/** Cost of unsaid words that a name of ours may have: it names its foods in full. */
const mostUnsaidOfOurs = 0.5

/** Of a usual serving of a dish, the least that a weight behind its parts is taken for. */
const leastOfServing = 0.4
const none: Quantity = { sizes: [], share: false, each: false, stated: false }

/**
 * Whether mentions may name one food: one of them has an amount, and what a comma parts off is no food of its own.
 * Foods of ours that are named in full are foods of their own, but for what is in a dish of which the weight is said:
 * "a 190 g roast beef sandwich with cheese".
 */
export function mayBeOne(span: readonly Mention[], shape: Shape): boolean {
  const foods = span.map(sureFood)
  if (foods[0] && holdsParts(foods[0])) return false
  if (foods.every(Boolean) && (shape === 'beside' || !(isWeighed(span) || isFilled(span)))) return false
  return span.every((mention, at) => {
    const { heading, words, quantity, clause, link } = mention
    if (heading || words.some(({ text }) => text === 'nothing')) return false
    if (at === 0) return link === '' || quantity?.stated === true
    if (isMeasured(mention) && !isAmountOfAll(span, shape, at)) return false
    const apart = clause !== span[at - 1]!.clause && link === ''
    return !apart || shape === 'row' || shape === 'dish' || !(quantity?.stated || foods[at])
  })
}

/**
 * Whether a food is all that mentions say. Where no weight is said its name has to have the words of each food of ours:
 * "pumpkin pancakes with milk" are pancakes and milk.
 */
export function isAll(span: readonly Mention[], shape: Shape, best: Candidate): boolean {
  const [head, ...parts] = span.map(sureFood)
  const weighed = isWeighed(span) || isFilled(span)
  const own = isOwn(best.food)
  const ours = head !== undefined && parts.every(Boolean)
  const exact = own || ours || isMetric(span.at(-1)!.quantity)
  if (exact && !(weighed && best.left <= mostLeft)) return false
  if (own && (shape === 'row' || best.unsaid > mostUnsaidOfOurs)) return false
  if (ours && !isKindOfLast(span, shape, best)) return false
  const named = new Set(wordsOf(numberedName(best.food)).map(canonical))
  const isNamed = ({ words }: Mention) => saidIn(words).every((word) => named.has(word))
  if (own) return span.slice(1).every(isNamed)
  return weighed || span.slice(1).every((part, at) => !parts[at] || isNamed(part))
}

/** The food of ours that a mention names in full. */
export function sureFood(mention: Mention): Food | undefined {
  const [found, more] = foodsOf(mention)
  return found && !more && found.match.sureness >= 0.85 ? found.match.food : undefined
}

export function isMetric(quantity: Mention['quantity']): boolean {
  return (quantity?.grams ?? quantity?.millilitres) !== undefined
}

function isWeighed(span: readonly Mention[]) {
  return span.some(({ quantity }) => isMetric(quantity))
}

/** "Sandwich filled with tuna salad". */
function isFilled(span: readonly Mention[]) {
  return span.some(({ link }) => link === 'containing')
}

/** In a row of foods the last one says what they make: "egg and cheese biscuit", but not "rice and beans". */
function isKindOfLast(span: readonly Mention[], shape: Shape, { noun }: Candidate) {
  return shape !== 'row' || noun === sandwich || saidIn(span.at(-1)!.words).includes(noun)
}

/** "Mashed potato with milk", "hot chocolate made with milk". */
function holdsParts(own: Food) {
  return (['enriched', 'cocoa', 'milkyDrink'] as const).some((group) => isOfGroup(group, own.name))
}

/** "A sandwich on wheat bread that weighs 56 g": the last weight may be that of all. */
function isAmountOfAll(span: readonly Mention[], shape: Shape, at: number) {
  const isLast = at === span.length - 1 && isWeighedBehind(span[at]!)
  if (!isLast || shape === 'beside' || span.slice(0, at).some(isMeasured)) return false
  return isWeightOf(sureFood(span[0]!), span[at]!.quantity)
}

/** Whether a weight may be that of a food: at least a part of its usual serving. */
export function isWeightOf(food: Food | undefined, { grams = 0, millilitres = 0 }: Quantity = none): boolean {
  return grams + millilitres >= leastOfServing * (food?.portions.get('serving') ?? 0)
}

/** "On white bread that weighs 112 g", "with lettuce (69 g each)", but not "with 2 tortillas (48 g each)". */
export function isWeighedBehind({ words: [first, ...more], quantity, start, end }: Mention) {
  if (!first || !isMetric(quantity)) return false
  const counted = quantity!.unit !== undefined || (quantity!.count ?? 1) !== 1
  const behind = (more.at(-1) ?? first).end < end
  return behind && (quantity!.each ? first.start === start : !counted)
}

/** More than the article of "with a bun". */
export function isMeasured({ quantity }: Mention) {
  if (!quantity?.stated) return false
  const { unit, sizes, count = 1 } = quantity
  return isMetric(quantity) || unit !== undefined || sizes.length > 0 || count !== 1
}
