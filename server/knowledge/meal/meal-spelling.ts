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
    if (token.kind !== 'word' || vocabulary.has(token.stem) || exact.has(token.stem) || isOurs(token))
      continue
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
