import { inClass } from '../language/lexicon.ts'
import { is, type Token } from '../language/token.ts'
import { nameAt } from './name-at.ts'


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
