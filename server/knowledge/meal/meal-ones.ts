import { exactMatch } from '../food-match.ts'
import { connectors } from './meal-lexicon.ts'
import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'

/**
 * The sentence with "one" resolved to the food it stands for: "croissant 57 g, butter one" is a butter croissant,
 * "2 samosas, the beef ones" are beef samosas. Where the table has no such row
 * the words say nothing; words that are no food themselves ("frozen ones") are left for who reads the food.
 */
export function withoutOnes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const sort = sortAt(tokens, at)
    const words = tokens.slice(at, at + sort).filter(({ text }) => !articles.test(text))
    if (sort > 0 && isAdjective(tokens, at, sort, words)) {
      kept.push(...words)
      at += sort
      continue
    }
    const name = sort > 0 ? (lastName(kept) ?? lastKind(kept, words)) : undefined
    if (!name || !words.some((_, place) => nameAt(words, place) > 0)) {
      kept.push(tokens[at]!)
      continue
    }
    const named = kept.slice(name.at, name.at + name.count)
    if (exactMatch([...words, ...named].map(({ stem }) => stem))) kept.splice(name.at, 0, ...words)
    at += sort
  }
  return kept
}

/** "Slice of bread - seeded one, 45 g": said more closely, and not how many. */
function isAdjective(tokens: readonly Token[], at: number, sort: number, words: readonly Token[]) {
  const apart = /^(break|dash)$/.test(tokens[at - 1]?.kind ?? '') && tokens[at + sort + 1]?.kind === 'break'
  return (
    apart && tokens[at + sort + 2]?.kind === 'number' && !words.some((_, place) => nameAt(words, place) > 0)
  )
}

const articles = /^(the|a|an|my|its|it|was|is|were|they)$/

/** How many words from here say which "one" is meant; they begin after an amount, a break or a bracket. */
function sortAt(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]
  if (!before || (before.kind === 'word' && !isMeasured(tokens, at)) || before.kind === 'number') return 0
  let end = at
  while (articles.test(tokens[end]?.text ?? '')) end++
  const first = end
  while (end - first < 4 && (isSort(tokens[end]) || isFlavours(tokens, first, end))) end++
  const isOne = end > first && /^ones?$/.test(tokens[end]?.text ?? '')
  const next = tokens[end + 1]
  return isOne && (next?.kind !== 'word' || connectors.has(next.text)) ? end - at : 0
}

function isMeasured(tokens: readonly Token[], at: number) {
  return tokens[at - 2]?.kind === 'number' && nameAt(tokens, at - 1) === 0
}

function isSort(token: Token | undefined) {
  return (
    token?.kind === 'word' &&
    !/^ones?$/.test(token.text) &&
    !connectors.has(token.text) &&
    token.text !== 'of'
  )
}

/** "Salt and vinegar ones". */
function isFlavours(tokens: readonly Token[], first: number, at: number) {
  return at > first && tokens[at]?.text === 'and' && isSort(tokens[at + 1])
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
