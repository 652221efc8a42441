import { isNameWord } from '../../food/candidates.ts'
import { canonical, glue, paired, preparations } from '../../food/food-words.ts'
import { is, type Token } from '../../language/token.ts'
import type { Mention } from '../types.ts'

/** The stems that may be a food's; what was typed is kept where a reference has that word. */
export function saidIn(words: readonly Token[]): string[] {
  const telling = words.filter((word, at) => tells(word) || isKind(words, at))
  return paired(
    telling.map(({ text, stem, slips }) =>
      slips > 0 && isNameWord(canonical(text)) ? canonical(text) : stem,
    ),
  )
}

function tells(word: Token) {
  return !is(word, 'filler', 'connector', 'article', 'pronoun') && !glue.has(word.text)
}

/** "Fruit snack", "sports drink": a word of the occasion that ends a name says what it is. */
function isKind(words: readonly Token[], at: number) {
  const before = words[at - 1]
  return (
    is(words[at], 'foodKind') && before !== undefined && tells(before) && !words.slice(at + 1).some(tells)
  )
}

/** The stem of what the words say that it is: the last one before "with" that is no preparation. */
export function nounIn(words: readonly Token[], said = saidIn): string {
  const joint = words.findIndex((word, at) => at > 0 && is(word, 'connector'))
  const stems = said(joint < 0 ? words : words.slice(0, joint))
  return stems.findLast((word) => !preparations.has(word) && isNameWord(word)) ?? stems.at(-1) ?? ''
}

/** Stems that a name may have: sizes, the unit, words of the occasion ("restaurant", "school"). */
export function optionalIn({ words, quantity }: Mention): string[] {
  const fillers = words.filter((word) => is(word, 'filler') && !glue.has(word.text) && word.text.length > 2)
  return [
    ...(quantity?.sizes ?? []).map(canonical),
    ...(quantity?.unit ? [canonical(quantity.unit)] : []),
    ...fillers.map(({ stem }) => stem),
  ]
}
