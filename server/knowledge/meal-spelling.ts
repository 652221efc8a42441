import { foodIndex } from './food-index.ts'
import { glue, preparations, stem } from './food-words.ts'
import { adjuncts, connectors, exclusions, fillers, settings } from './meal-lexicon.ts'
import type { Token } from './meal-tokens.ts'
import { isNumberWord } from './numbers.ts'
import { sizeOf } from './sizes.ts'
import { unitOf } from './units.ts'

const control = [fillers, adjuncts, connectors, exclusions, settings, glue, preparations]

/** Mends misspelt words in place and marks those that nothing known is near to. */
export function mendSpelling(tokens: readonly Token[]): void {
  const { mend, vocabulary, exact } = foodIndex()
  const seen = new Map<string, { word: string; distance: number } | undefined>()
  for (const token of tokens) {
    if (token.kind !== 'word' || vocabulary.has(token.stem) || exact.has(token.stem) || isOurs(token))
      continue
    if (!seen.has(token.stem)) seen.set(token.stem, mend()(token.stem))
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
