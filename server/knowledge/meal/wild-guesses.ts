import { inClass } from '../language/lexicon.ts'
import { isCommonWord } from '../common-words.ts'
import { canonical } from '../food-words.ts'
import type { Token } from '../language/token.ts'
import { consonants } from '../spelling.ts'
import type { Mention } from './mentions/mention.ts'
import type { Found } from './mentions/mention-foods.ts'

/**
 * "150 ml red wine with Dave", "30 g cashews in Hull": beside what was measured a word without an amount that is
 * only spelt like a food is a name more often than a slip, unless people would spell the food that way.
 */
export function withoutWildGuesses(foods: Found[], { quantity }: Mention, isMeasured: boolean): Found[] {
  if (quantity) return foods.length > 1 && foods.some(isNamed) ? foods.filter(isNamed) : foods
  return isMeasured ? foods.filter(isNamed) : foods
}


function isNamed({ words }: Found): boolean {
  if (words.some(({ text }) => inClass('pet', text)) && words.every(({ text }) => isCommonWord(text))) return false
  return words.every((word) => word.slips === 0 || isSlip(word))
}

/** Letters swapped, doubled or left out as people do: "buter", "tomaot", "chkn". */
function isSlip({ text, stem }: Token): boolean {
  const typed = canonical(text)
  if (!/[aeiouy]/.test(typed)) return true
  if (typed.length < 5) return false
  return consonants(typed) === consonants(stem) || sorted(typed) === sorted(stem)
}

function sorted(word: string) {
  return [...word].toSorted().join('')
}
