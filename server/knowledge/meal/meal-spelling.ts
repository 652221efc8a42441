import { isCommonWord } from '../common-words.ts'
import { foodIndex } from '../food-index.ts'
import { glue, preparations, stem } from '../food-words.ts'
import { isNumberWord } from '../numbers.ts'
import { sizeOf } from '../sizes.ts'
import { unitOf } from '../units.ts'
import { adjuncts, connectors, exclusions, fillers, settings } from './meal-lexicon.ts'
import type { Token } from './meal-tokens.ts'

const control = [fillers, adjuncts, connectors, exclusions, settings, glue, preparations]

/** Mends misspelt words in place and marks those that nothing known is near to. */
export function mendSpelling(tokens: readonly Token[]): void {
  const { mend, vocabulary, exact } = foodIndex()
  const seen = new Map<string, { word: string; distance: number } | undefined>()
  for (const [at, token] of tokens.entries()) {
    // "Today's", "dinners".
    if (
      token.kind === 'word' &&
      token.stem.length > 4 &&
      token.text !== token.stem &&
      fillers.has(token.stem) &&
      !exact.has(token.stem)
    )
      token.text = token.stem
    if (token.kind !== 'word' || vocabulary.has(token.stem) || exact.has(token.stem) || isOurs(token))
      continue
    const doubled = undoubled(token)
    if (doubled) {
      token.stem = doubled
      token.slips = 1
      continue
    }
    if (!seen.has(token.stem))
      seen.set(token.stem, isCommonWord(token.text) || isPlace(tokens, at) ? undefined : mend()(token.stem))
    const meant = seen.get(token.stem)
    if (!meant) {
      token.unknown = true
      continue
    }
    token.stem = meant.word
    token.slips = meant.distance
    if (isControl(meant.word)) token.text = meant.word
  }
}

/** "Egs": too short to guess at, but one letter said once that stands twice in a food. */
function undoubled({ text, stem: short }: Token): string | undefined {
  if (short.length !== 2 || text === short || isCommonWord(text)) return undefined
  return [short[0] + short, short + short[1]].find((word) => foodIndex().exact.has(word))
}

/** "After skl", "at wrk": letters left out of where or when, and of no food. */
function isPlace(tokens: readonly Token[], at: number) {
  return (
    !/[aeiouy]/.test(tokens[at]!.text) &&
    /^(after|before|at|during|post|pre)$/.test(tokens[at - 1]?.text ?? '')
  )
}

function isOurs({ text, stem: stemmed }: Token) {
  return (
    isControl(text) ||
    preparations.has(stemmed) ||
    /\d/.test(text) ||
    unitOf(text) !== undefined ||
    sizeOf(text) !== undefined
  )
}

function isControl(word: string) {
  return (
    control.some((words) => words.has(word)) ||
    isNumberWord(word) ||
    isNumberWord(stem(word)) ||
    word === 'or' ||
    word === 'x'
  )
}
