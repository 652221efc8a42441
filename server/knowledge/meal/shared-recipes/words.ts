import { tagsOf } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import { readNumber } from '../../numbers.ts'
import { unitOf } from '../../units.ts'

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
  const last = tokens[number.next - 1]
  const article = is(last, 'article') ? tokens[number.next - 2] : last
  const of = article?.text === 'of' || article?.text === 'the'
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
  const first = readNumber(tokens.slice(at, at + 1), 0)
  // "For five - 400 g rice" is no range.
  if (first && number.value > 2 * first.value && tokens[at + 1]?.kind === 'dash')
    return { ...first, next: at + 1 }
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
