import { tagsOf } from '../../language/lexicon.ts'
import { isNumberWord, readNumber } from '../../language/numbers.ts'
import { is, type Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'

/** Something said about how a dish was shared out, from one token up to another. */
export type Mark = {
  kind: 'divided' | 'eaten'
  from: number
  to: number
  /** How many the whole was divided into, or were eaten. */
  count?: number | undefined
  /** What was counted: `slice`, `bowl`. */
  noun?: string | undefined
  /** What the whole weighed, or what was eaten of it. */
  grams?: number | undefined
  /** "2 of the 8": of how many. */
  of?: number | undefined
  /** "A third of it". */
  part?: number | undefined
  /** Says nothing by itself: "(8 slices)" needs what was eaten, "2 slices of banana bread" how many it had. */
  loose?: boolean
  /** "I ate half of: …", "my recipe: …": what follows is the list. */
  heads?: boolean
}

export function nounOf({ text }: Token): string {
  return text === 'people' ? 'person' : text.replace(/(?<=[^s])s$/, '').replace(/(?<=(x|ch|ss))e$/, '')
}

/** A vessel or share that anything may be divided into. */
export function isServing(noun: string | undefined): boolean {
  return noun !== undefined && tagged(noun, 'servingNoun')
}

/** The vessel or piece that was counted, and what comes after it; any word in the plural where the verb tells. */
export function nounAt(tokens: readonly Token[], from: number, any = false): { noun?: string; next: number } {
  const at = past(tokens, from, 'portionSize')
  const token = tokens[at]
  if (token?.kind !== 'word') return { next: from }
  const noun = nounOf(token)
  const plural = any && token.text.endsWith('s') && !unitOf(token.text) && isEnd(tokens[at + 1])
  return tagged(noun, 'servingNoun') || tagged(noun, 'pieceNoun') || plural
    ? { noun, next: at + 1 }
    : { next: from }
}

const ordinals: Record<string, number> = {
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
}

/** "A sixth", "1/24", "25%", "half", "three quarters", "2 thirds". */
export function shareAt(
  tokens: readonly Token[],
  at: number,
): { value: number; next: number; of: boolean } | undefined {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(tokens[at]?.text ?? '')?.[1]
  if (percent) return tokens[at + 1]?.text === 'of' ? ended(tokens, Number(percent) / 100, at + 1) : undefined
  const [one, slash, all] = tokens.slice(at, at + 3)
  if (one?.kind === 'number' && slash?.kind === 'slash' && all?.kind === 'number' && all.value > one.value)
    return ended(tokens, one.value / all.value, at + 3)
  const number = readNumber(tokens, at)
  const many = is(one, 'article') || one?.text === 'one' ? 1 : number?.value
  const parts = ordinals[tokens[at + 1]?.text.replace(/s$/, '') ?? '']
  if (many && parts && Number.isInteger(many)) return ended(tokens, many / parts, at + 2)
  if (!number || number.value >= 1 || number.value <= 0) return undefined
  const of = /^(of|the)$/.test(tokens[number.next - 1]?.text ?? '')
  return of ? { value: number.value, next: number.next, of } : ended(tokens, number.value, number.next)
}

function ended(tokens: readonly Token[], value: number, at: number) {
  const of = tokens[at]?.text === 'of'
  const the = of && tokens[at + 1]?.text === 'the' ? 2 : of ? 1 : 0
  return value > 0 && value < 1 ? { value, next: at + the, of } : undefined
}

/** A whole or half number of portions. */
export function wholeNumber(tokens: readonly Token[], at: number) {
  const number = tokens[at] && readNumber(tokens, at)
  if (!number || number.article || number.part || number.value < 1) return undefined
  return Number.isInteger(2 * number.value) ? number : undefined
}

/** How many a dish was divided into: between two and sixty. */
export function portionCount(tokens: readonly Token[], at: number) {
  const number = wholeNumber(tokens, at)
  return number && number.value >= 2 && number.value <= 60 ? number : undefined
}

/** A weight or volume, and what comes after it. */
export function gramsAt(tokens: readonly Token[], at: number) {
  if (tokens[at]?.kind !== 'number') return undefined
  const number = readNumber(tokens, at)
  const unit = number && unitOf(tokens[number.next]?.text ?? '')
  if (!unit || unit.kind === 'household') return undefined
  return {
    grams: number.value * (unit.kind === 'grams' ? unit.grams : unit.millilitres),
    next: number.next + 1,
  }
}

/** Whether nothing more is said of what was counted. */
export function isEnd(token: Token | undefined): boolean {
  if (token?.kind === 'word' || token?.kind === 'number') return is(token, 'portionEnd')
  return token?.kind !== 'slash'
}

/** Where words of a class end. */
export function past(tokens: readonly Token[], from: number, ...tags: Parameters<typeof is>[1][]): number {
  let at = from
  while (is(tokens[at], ...tags)) at++
  return at
}

export function isMark(token: Token | undefined): boolean {
  return token === undefined || /^(break|close|dash|open)$/.test(token.kind)
}

export function isHead(token: Token | undefined): boolean {
  return token?.text === ':'
}

function tagged(noun: string, tag: 'servingNoun' | 'pieceNoun') {
  return tagsOf(noun, noun).has(tag)
}

/** What the whole of a dish was divided into, or that a whole was made, where a token begins to say so. */
export function divisionAt(tokens: readonly Token[], at: number): Mark | undefined {
  return servesAt(tokens, at) ?? cutAt(tokens, at) ?? countedAt(tokens, at) ?? wholeAt(tokens, at)
}

/** "Serves 4", "makes 6 bowls", "yields about a dozen muffins", "for 4 people". */
function servesAt(tokens: readonly Token[], at: number): Mark | undefined {
  const verb = tokens[at]!
  const heading = is(verb, 'servingHeading') && tokens[at + 1]?.text === ':'
  if (!heading && !is(verb, 'serves', 'yields', 'batchOf')) return undefined
  // "15 g for the five".
  if (verb.text === 'for' && is(tokens[at - 1], 'weight') && is(tokens[at + 1], 'determiner'))
    return undefined
  let from = heading ? at + 2 : at + 1
  while (is(tokens[from], 'servesJoint') && from < at + 6) from++
  if (verb.text === 'recipe' && tokens[from - 1]?.text !== 'for') return undefined
  const number = portionCount(tokens, from)
  if (!number) return undefined
  const { noun, next } = nounAt(tokens, number.next, is(verb, 'yields', 'batchOf'))
  const of = tokens[next]?.text === 'of' ? next + 1 : next
  const to = tokens[of]?.text === 'us' ? of + 1 : next
  if (is(verb, 'serves') && noun && !isServing(noun)) return undefined
  if (verb.text === 'for' && !noun && tokens[to]?.kind === 'word' && !is(tokens[to], 'forEnd'))
    return undefined
  const loose = is(verb, 'yieldsLoosely', 'batchOf') && verb.text !== 'recipe' && !isServing(noun)
  return { kind: 'divided', from: at, to, count: number.value, noun, loose }
}

const cuts: Record<string, number> = { half: 2, halves: 2, thirds: 3, quarters: 4, sixths: 6, eighths: 8 }

/** "Cut in 12", "divided into 5 portions", "split 4 ways", "cut into quarters". */
function cutAt(tokens: readonly Token[], at: number): Mark | undefined {
  const verb = tokens[at]!
  if (!is(verb, 'cut')) return undefined
  let from = at + 1
  let joint = verb.text === 'into'
  while (from < at + 7 && is(tokens[from], 'cutInto', 'cutPast'))
    joint = is(tokens[from++], 'cutInto') || joint
  const count = joint ? cuts[tokens[from]?.text ?? ''] : undefined
  if (count && isEnd(tokens[from + 1]))
    return { kind: 'divided', from: at, to: from + 1, count, loose: !is(verb, 'sharing') }
  const number = portionCount(tokens, from)
  if (!number) return undefined
  const { noun, next } = nounAt(tokens, number.next, joint)
  const to = tokens[next]?.text === 'us' ? next + 1 : next
  if (!(joint || noun === 'way') || !isEnd(tokens[to])) return undefined
  return { kind: 'divided', from: at, to, count: number.value, noun }
}

/** "6 servings total", "total of 6", "(8 slices)", "12 muffins:", "a 4 portion recipe". */
function countedAt(tokens: readonly Token[], at: number): Mark | undefined {
  const isNumber = tokens[at]!.kind === 'number' || isNumberWord(tokens[at]!.text)
  const number = isNumber ? portionCount(tokens, at) : undefined
  if (!number) return undefined
  const before = tokens[at - 1]
  const { noun, next } = nounAt(tokens, number.next)
  const after = tokens[next]
  const mark = { kind: 'divided' as const, from: at, to: next, count: number.value, noun }
  if (noun && is(after, 'batchNoun')) return { ...mark, to: next + 1 }
  const all = after?.text === 'in' ? next + 1 : next
  if (noun && is(tokens[all], 'total')) return { ...mark, to: all + 1 }
  if (noun && before?.text === 'of' && tokens[at - 2]?.text === 'total') return { ...mark, from: at - 2 }
  if (noun && isServing(noun) && (after?.text === ':' || after?.kind === 'dash'))
    return { ...mark, loose: is(tokens[next - 1], 'mealtime') }
  // "A bar that has 20 squares".
  if (noun && is(before, 'contains') && isMark(after)) return { ...mark, from: at - 1, loose: true }
  const slashed = before?.kind === 'slash'
  const alone = (isMark(before) || slashed) && isMark(after) && after?.kind !== 'open'
  if (noun && before && alone && (isServing(noun) || number.value > 3))
    return { ...mark, loose: !(slashed && isServing(noun)) }
  if (tokens[at + 1]?.text === ':' && before?.text === 'x')
    return { ...mark, from: at - 1, to: at + 1, noun: nounOf(tokens[at - 2] ?? before), loose: true }
  return undefined
}

/** "Whole loaf is", "the full recipe:", "total weight 1200 g": how much went into all of it, or came out. */
function wholeAt(tokens: readonly Token[], at: number): Mark | undefined {
  const [first, second, third] = tokens.slice(at, at + 3)
  const mark = { kind: 'divided' as const, from: at, loose: true }
  const holder = is(first, 'batchHolder', 'wholly') || first?.text === 'cooked'
  const verb = is(first, 'weighs') ? at : holder && is(second, 'weighs') ? at + 1 : -1
  const weight = verb < 0 ? undefined : weightBehind(tokens, verb + 1)
  if (weight) return { ...mark, ...weight }
  if (!is(first, 'wholly')) return undefined
  // "The whole curry had", but of whole milk it only says which.
  return is(second, 'batchHolder') && (is(third, 'holds', 'was') || third?.text === ':')
    ? { ...mark, to: at + 2 }
    : undefined
}

function weightBehind(tokens: readonly Token[], at: number): { grams: number; to: number } | undefined {
  let from = at
  while (is(tokens[from], 'weightJoint') || tokens[from]?.text === ':') from++
  const weighed = gramsAt(tokens, from)
  const to = weighed && past(tokens, weighed.next, 'totalPast')
  return weighed && to && isEnd(tokens[to]) ? { grams: weighed.grams, to } : undefined
}
