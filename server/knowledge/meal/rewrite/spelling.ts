import { isCommonWord } from '../../common-words.ts'
import { foodIndex } from '../../food-index.ts'
import { glue, preparations, stem } from '../../food-words.ts'
import { isFiller, tagsOf } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import { isNumberWord } from '../../numbers.ts'
import { sizeOf } from '../../sizes.ts'
import { unitOf } from '../../units.ts'

/** Mends misspelled words and marks those that nothing known is near to. */
export function mendSpelling(tokens: readonly Token[]): Token[] {
  const mended = new Map<string, { word: string; distance: number } | undefined>()
  return tokens.map((said, at) => {
    const { vocabulary, exact, mend } = foodIndex()
    const token = inSingular(said)
    if (token.kind !== 'word' || vocabulary.has(token.stem) || exact.has(token.stem) || isControl(token))
      return token
    const doubled = undoubled(token)
    if (doubled) return { ...token, stem: doubled, slips: 1 }
    if (isCommonWord(token.text) || isPlace(tokens, at)) return { ...token, unknown: true }
    if (!mended.has(token.stem)) mended.set(token.stem, mend()(token.stem))
    const meant = mended.get(token.stem)
    if (!meant) return { ...token, unknown: true }
    const text = isControlWord(meant.word) ? meant.word : token.text
    return { ...token, text, stem: meant.word, slips: meant.distance, tags: tagsOf(text, meant.word) }
  })
}

/** "Today's", "dinners". */
function inSingular(token: Token): Token {
  const { kind, text, stem: single } = token
  const filler = kind === 'word' && single.length > 4 && text !== single && isFiller(single)
  return filler && !foodIndex().exact.has(single)
    ? { ...token, text: single, tags: tagsOf(single, single) }
    : token
}

/** "Egs": too short to guess at, but one letter said once that stands twice in a food. */
function undoubled({ text, stem: short }: Token): string | undefined {
  if (short.length !== 2 || text === short || isCommonWord(text)) return undefined
  return [short[0] + short, short + short[1]].find((word) => foodIndex().exact.has(word))
}

/** "After skl", "at wrk": letters left out of where or when, and of no food. */
function isPlace(tokens: readonly Token[], at: number) {
  return !/[aeiouy]/.test(tokens[at]!.text) && is(tokens[at - 1], 'adjunct')
}

function isControl({ text, stem: stemmed }: Token) {
  if (isControlWord(text) || preparations.has(stemmed)) return true
  return /\d/.test(text) || unitOf(text) !== undefined || sizeOf(text) !== undefined
}

function isControlWord(word: string) {
  const tags = tagsOf(word, word)
  const joins = tags.has('adjunct') || tags.has('connector') || tags.has('exclusion') || tags.has('setting')
  return (
    joins ||
    tags.has('filler') ||
    glue.has(word) ||
    preparations.has(word) ||
    isNumberWord(word) ||
    isNumberWord(stem(word)) ||
    word === 'x'
  )
}
