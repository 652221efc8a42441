import { glue } from '../../food/food-words.ts'
import { inClass } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { nameAt } from '../foods/names.ts'

/**
 * Whether a food was refused by "no", "not" and the like: "no cheese", but not "not very hungry so 2 kiwis" and not "could
 * not resist 2 biscuits".
 */
export function refuses(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  if (!inClass('notOrNo', text)) return true
  if (text === 'not' && is(tokens[at + 1], 'notOnly')) return false
  let told = false
  for (let next = at + 1; next < at + 12; next++) {
    const token = tokens[next]
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) return text === 'no' || !told
    if (token.kind === 'number') return !told || nameAt(tokens, next) > 0
    if (is(token, 'resume')) return !told
    if (is(token, 'adjunct') || is(token, 'connector')) return !idle.has(tokens[at + 1]!.text)
    if (nameAt(tokens, next) > 0) return true
    if (!is(token, 'filler') || token.text === 'hungry') told = true
  }
  return !told
}

/** "No sugar oat latte": what it is without stands before it. */
export function isFreeOf(tokens: readonly Token[], at: number): boolean {
  const free = is(tokens[at + 1], 'freeOf')
  return free && tokens[at + 2]?.kind === 'word' && nameAt(tokens, at + 1) < 2 && nameAt(tokens, at + 2) > 0
}

const idle = new Set(
  'time hungry appetite very that too really in feeling fancy mood idea clue need'.split(' '),
)

/** "Toast no butter 2 eggs", "no milk and 1 croissant": the amount of what was eaten beside what was not. */
export function isBeside({ words }: { words: readonly Token[] }, link: string, isLast: boolean): boolean {
  return words.length > 0 ? !isLast : link === 'and'
}

/** "Chole bhature w/o the bhature": a dish without a part that its name says. */
export function withoutPart(tokens: readonly Token[], at: number, words: readonly Token[]): Token[] {
  let next = at + 1
  while (is(tokens[next], 'determiner')) next++
  const place = words.findIndex(({ stem }) => stem === tokens[next]?.stem)
  if (place < 1) return [...words]
  const rest = words.toSpliced(place, 1)
  return rest.filter(
    ({ text }, word) => !(inClass('connector', text) && word === Math.min(place - 1, rest.length - 1)),
  )
}

/** "rice 200 g chicken 100 g": amounts follow their foods where the stretch ends with one. */
export function standsBehind(tokens: readonly Token[], at: number, next: number): boolean {
  if (tokens[at]?.text === 'x') return true
  let end = next
  let content = 0
  while (end < next + 40 && tokens[end] && !isBoundary(tokens[end]!)) {
    const token = tokens[end]!
    if (is(token, 'adjunct') && content === 0) return true
    end++
    if (token.kind === 'word' && !token.unknown && !is(token, 'filler') && !glue.has(token.text)) content++
    if (is(token, 'adjunct')) break
  }
  if (content === 0) return true
  const last = tokens[end - 1]!
  return last.kind === 'number' || (tokens[end - 2]?.kind === 'number' && unitOf(last.text) !== undefined)
}

function isBoundary(token: Token) {
  if (token.kind !== 'word' && token.kind !== 'number') return true
  return is(token, 'sharing') || inClass('connector', token.text) || inClass('exclusion', token.text)
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
    const idle = token.kind === 'word' && (token.unknown || glue.has(token.text) || is(token, 'filler'))
    const hour = place && token.kind === 'number' && at === from + 1
    if (!(idle || hour) || is(token, 'connector') || token.text === 'a' || nameAt(tokens, at) > 0) return at
    at++
  }
  return at
}

/** "From the pot", "from a tin": what it came out of. */
function isContainer(tokens: readonly Token[], at: number) {
  return is(tokens[at], 'determiner') && is(tokens[at + 1], 'container')
}

/** Passes over "in my lunchbox", "in water": what it was eaten from, or lay in. */
export function pastSetting(tokens: readonly Token[], at: number): number {
  const oil =
    is(tokens[at], 'canLiquid') &&
    tokens.slice(Math.max(0, at - 4), at).some(({ stem }) => inClass('cannedFish', stem))
  if (oil) return tokens[at + 1]?.text === 'sauce' ? at + 2 : at + 1
  let end = at
  while (glue.has(tokens[end]?.text ?? '') || is(tokens[end], 'determiner')) end++
  return is(tokens[end], 'setting') && nameAt(tokens, end) < 2 ? end + 1 : at
}

/** Passes over "made with water", "cooked in water": it is in the food's row, or adds nothing. */
export function pastWater(tokens: readonly Token[], at: number): number {
  const joins = is(tokens[at + 1], 'wrapJoint')
  if (joins && is(tokens[at], 'wrapped')) return tokens[at + 2]?.text === 'water' ? at + 3 : at + 1
  if (!is(tokens[at], 'madeWith')) return at
  if (!is(tokens[at + 1], 'withIn')) return at
  const water = is(tokens[at + 2], 'waterKind') ? at + 3 : at + 2
  return tokens[water]?.text === 'water' ? water + 1 : at
}
