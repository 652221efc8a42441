import { glue } from '../../food-words.ts'
import type { Token } from '../../language/token.ts'
import { unitOf } from '../../units.ts'
import { adjuncts, connectors, exclusions, fillers, settings } from '../meal-lexicon.ts'
import { nameAt } from '../name-at.ts'
import type { Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'

/** "rice 200 g chicken 100 g": amounts follow their foods where the stretch ends with one. */
export function standsBehind(tokens: readonly Token[], at: number, next: number): boolean {
  if (tokens[at]?.text === 'x') return true
  let end = next
  let content = 0
  while (end < next + 40 && tokens[end] && !isBoundary(tokens[end]!)) {
    const token = tokens[end++]!
    if (token.kind === 'word' && !token.unknown && !fillers.has(token.text) && !glue.has(token.text))
      content++
    if (adjuncts.has(token.text)) break
  }
  if (content === 0) return true
  const last = tokens[end - 1]!
  return last.kind === 'number' || (tokens[end - 2]?.kind === 'number' && unitOf(last.text) !== undefined)
}

function isBoundary({ kind, text }: Token) {
  return (kind !== 'word' && kind !== 'number') || connectors.has(text) || exclusions.has(text)
}

/** Passes over "for lunch", "from the shop", "at 8" up to the next food. */
export function pastAdjunct(tokens: readonly Token[], from: number): number {
  const place = tokens[from]!.text === 'at'
  let at = from + 1
  while (at < tokens.length) {
    const token = tokens[at]!
    if (isContainer(tokens, at)) {
      at += 2
      continue
    }
    if (token.text === 'a' && tokens[at + 1]?.unknown) {
      at += 2
      continue
    }
    const idle = token.kind === 'word' && (token.unknown || glue.has(token.text) || fillers.has(token.text))
    const hour = place && token.kind === 'number' && at === from + 1
    if (!(idle || hour) || connectors.has(token.text) || token.text === 'a' || nameAt(tokens, at) > 0)
      return at
    at++
  }
  return at
}

/** "From the pot", "from a tin": what it came out of. */
function isContainer(tokens: readonly Token[], at: number) {
  const holder =
    /^(pot|tin|can|packet|bag|box|jar|carton|tub|bottle|van|mix|shop|freezer|chippy|chipper|garage|machine)$/
  return /^(the|an?|my|our)$/.test(tokens[at]?.text ?? '') && holder.test(tokens[at + 1]?.text ?? '')
}

const fruits = /^(pineapple|peach|pear|mandarin|apricot|cherry|prune|grapefruit|fruit|mango)$/

/** Passes over "in my lunchbox", "in water": what it was eaten from, or lay in. */
export function pastSetting(tokens: readonly Token[], at: number): number {
  const canned = /^(sardine|anchovy|mackerel|pilchard|herring|sprat|artichoke)$/
  const oil =
    /^(oil|tomato)$/.test(tokens[at]?.text ?? '') &&
    tokens.slice(Math.max(0, at - 4), at).some(({ stem }) => canned.test(stem))
  if (oil) return tokens[at + 1]?.text === 'sauce' ? at + 2 : at + 1
  const near = tokens.slice(Math.max(0, at - 5), at)
  const own = /^(its|their|own)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const sweet = /^(light|heavy|natural)$/.test(tokens[own]?.text ?? '') ? own + 1 : own
  const lying = near.some(({ stem }) => stem === 'canned' || fruits.test(stem))
  if (/^(juice|syrup)$/.test(tokens[sweet]?.text ?? '') && lying) return sweet + 1
  let end = at
  while (glue.has(tokens[end]?.text ?? '') || tokens[end]?.text === 'my') end++
  return settings.has(tokens[end]?.text ?? '') && nameAt(tokens, end) < 2 ? end + 1 : at
}

/** Passes over "made with water", "cooked in water": it is in the food's row, or adds nothing. */
export function pastWater(tokens: readonly Token[], at: number): number {
  const joins = /^(with|in|round|around)$/.test(tokens[at + 1]?.text ?? '')
  if (
    joins &&
    /^(loaded|dressed|spread|tossed|mixed|rolled|wrapped|layered|smeared|dunked|drowned|swimming|slathered)$/.test(
      tokens[at]?.text ?? '',
    )
  )
    return tokens[at + 2]?.text === 'water' ? at + 3 : at + 1
  const fried = /^(stir|pan)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'fried'
  if (fried && tokens[at + 2]?.text === 'in' && at > 0) return at + 2
  if (!/^(made|prepared|prep|cooked|boiled|mixed|reconstituted)$/.test(tokens[at]?.text ?? '')) return at
  if (!/^(with|in)$/.test(tokens[at + 1]?.text ?? '')) return at
  const water = /^(hot|cold|boiling|salted|plain)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  return tokens[water]?.text === 'water' ? water + 1 : at
}

/** "Nuggets (158 g) fries": what is named behind the bracket is a food of its own. */
export function isAnother(tokens: readonly Token[], at: number, { quantity, words }: Mention): boolean {
  const count = quantity?.grams !== undefined && words.length > 0 ? nameAt(tokens, at) : 0
  return count > 0 && findFoods([...words, ...tokens.slice(at, at + count)]).length > 1
}
