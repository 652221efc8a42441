import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import { closerRow, exactMatch, partialMatch } from '../food-match.ts'
import { canonical, wordsOf } from '../food-words.ts'
import { is, type Token } from '../language/token.ts'
import { readQuantity } from '../quantity.ts'
import { unitOf } from '../units.ts'
import { isSame } from './appositions.ts'
import { sameKind } from './assembled.ts'
import type { Mention } from './mentions/mention.ts'
import { findFoods } from './mentions/mention-foods.ts'

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
  const plain = said.slice(
    said.findIndex(({ text }) => !inClass('ownHelping', text)),
  )
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
  const foods = findFoods(stretch).map(({ match }) => match.food)
  const whole = findFoods(target.words)[0]?.match.food
  const [food] = foods
  if (!food || !whole || stretch.some(({ kind }) => kind === 'number')) return false
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
  return (
    is(state, 'raw') && rest.every(({ text }) => inClass('weightWord', text))
  )
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
