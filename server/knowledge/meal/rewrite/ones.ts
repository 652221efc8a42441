import { exactMatch } from '../../food-match.ts'
import { is, type Token } from '../../language/token.ts'
import { nameAt } from '../foods/names.ts'
import type { Found, Rule } from './engine.ts'

const articles = '(?:the|an?|my|its|it|was|is|were|they)'

/** "One" and "ones", which stand for a food that was named before. */
export const ones: readonly Rule[] = [
  {
    name: 'said more closely',
    example: ['slice of bread - frozen one, 45 g', 'slice of bread - frozen , 45 g'],
    match: `(?<=(?:<break>|-) )(?:${articles} )*((?:(?!ones? )<word> ){1,4})ones?(?= <break> <number>)`,
    replace: ({ groups: [, words] }) =>
      words.some((_, place) => nameAt(words, place) > 0) ? undefined : { tokens: words },
  },
  {
    name: 'one of what was named',
    example: ['2 samosas, the beef ones', '2 beef samosas ,'],
    match: `((?:[^\\s]+ ){1,12}?)((?:<mark>|<number> <word>) )(?:${articles} )*((?:(?!ones? |of |with )<word> ){1,4})ones?(?= <connector>| <mark>| <number>|$)`,
    replace: withSort,
  },
]

function withSort({ groups: [, before, mark, words] }: Found) {
  const kept = [...before, ...mark]
  const sort = words
  if (is(sort[0], 'connector') || is(sort.at(-1), 'connector')) return undefined
  const name = lastName(kept) ?? lastKind(kept, sort)
  if (!name || !sort.some((_, place) => nameAt(sort, place) > 0)) return undefined
  const named = kept.slice(name.at, name.at + name.count)
  const known = exactMatch([...sort, ...named].map(({ stem }) => stem))
  return { tokens: known ? kept.toSpliced(name.at, 0, ...sort) : kept }
}

/** "Pie 125 g, apple one": the word before that with these is a food. */
function lastKind(kept: readonly Token[], words: readonly Token[]) {
  const from = Math.max(0, kept.length - 6)
  const at = kept.findLastIndex(
    (token, place) =>
      place >= from &&
      token.kind === 'word' &&
      exactMatch([...words, token].map(({ stem }) => stem)) !== undefined,
  )
  return at < 0 ? undefined : { at, count: 1 }
}

/** The food nearest before, in this stretch or the one before it. */
function lastName(kept: readonly Token[]): { at: number; count: number } | undefined {
  let breaks = 0
  let best: { at: number; count: number } | undefined
  for (let at = kept.length - 1; at >= 0 && at >= kept.length - 12; at--) {
    if (kept[at]!.kind === 'break' && ++breaks > 1) break
    const count = kept[at]!.kind === 'word' ? nameAt(kept, at) : 0
    if (best && at + count < best.at + best.count) break
    if (count > 0) best = { at, count }
  }
  return best
}
