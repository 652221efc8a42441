import type { Token } from '../language/token.ts'
import { adjuncts, connectors, fillers } from './meal-lexicon.ts'
import { nameAt } from './name-at.ts'

/** Words that begin what was eaten after all: "no bread today so had 100 g rice". */
export const resumes = /^(so|had|ate|drank|just|only|instead|having|went|but)$/

/**
 * Whether a food was refused by "no", "not" and the like: "no cheese", but not "not very hungry so 2 kiwis" and not "could
 * not resist 2 biscuits".
 */
export function refuses(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  if (!/^(no|not)$/.test(text)) return true
  if (text === 'not' && /^(only|just|bad|even|quite|sure)$/.test(tokens[at + 1]?.text ?? '')) return false
  let told = false
  for (let next = at + 1; next < at + 12; next++) {
    const token = tokens[next]
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) return text === 'no' || !told
    if (token.kind === 'number') return !told || nameAt(tokens, next) > 0
    if (resumes.test(token.text)) return !told
    if (adjuncts.has(token.text) || connectors.has(token.text)) return !idle.has(tokens[at + 1]!.text)
    if (nameAt(tokens, next) > 0) return true
    if (!fillers.has(token.text) || token.text === 'hungry') told = true
  }
  return !told
}

/** "No sugar oat latte": what it is without stands before it. */
export function isFreeOf(tokens: readonly Token[], at: number): boolean {
  const free = /^(sugar|salt|fat|carb|carbs|dairy|gluten|meat)$/.test(tokens[at + 1]?.text ?? '')
  return free && tokens[at + 2]?.kind === 'word' && nameAt(tokens, at + 1) < 2 && nameAt(tokens, at + 2) > 0
}

const idle = new Set(
  'time hungry appetite very that too really in feeling fancy mood idea clue need'.split(' '),
)

/** "Toast no butter 2 eggs", "no milk and 1 croissant": the amount of what was eaten beside what was not. */
export function isBeside({ words }: { words: readonly Token[] }, link: string, isLast: boolean): boolean {
  return words.length > 0 ? !isLast : link === 'and'
}

/** How many tokens from here say that somebody gave in: "couldn't say no to", "can't resist". */
export function gaveIn(tokens: readonly Token[], at: number): number {
  if (!/^(could|couldnt|can|cant|cannot|didnt|did|never|wont|wouldnt|wasnt)$/.test(tokens[at]!.text)) return 0
  const said = tokens.slice(at, at + 6).map(({ text }) => text)
  return phrase.exec(said.join(' '))?.[0].split(' ').length ?? 0
}

const phrase =
  /^(could|can|did)?(nt|not)? ?(couldnt|cant|cannot|didnt|never|wont|wouldnt|wasnt|not)? ?(going to |gonna )?(say(ing)? no to|resist|refuse|turn down|pass up|help but (have|eat)?|stop at)\b/

/** "Chole bhature w/o the bhature": a dish without a part that its name says. */
export function withoutPart(tokens: readonly Token[], at: number, words: readonly Token[]): Token[] {
  let next = at + 1
  while (/^(the|any|my|all)$/.test(tokens[next]?.text ?? '')) next++
  const place = words.findIndex(({ stem }) => stem === tokens[next]?.stem)
  if (place < 1) return [...words]
  const rest = words.toSpliced(place, 1)
  return rest.filter(
    ({ text }, word) => !(connectors.has(text) && word === Math.min(place - 1, rest.length - 1)),
  )
}
