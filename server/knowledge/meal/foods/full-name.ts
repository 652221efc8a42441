import { type Candidate, candidatesFor, isNameWord } from '../../food/candidates.ts'
import { canonical, glue, preparations, wordsOf } from '../../food/food-words.ts'
import { isCommonWord } from '../../language/common-words.ts'
import { isFiller } from '../../language/lexicon.ts'
import type { Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import type { Found, Mention } from '../types.ts'
import { nounIn, optionalIn, saidIn } from './said-words.ts'

/** Weight of said words that a name may lack and still be the one that was said. */
export const mostLeft = 0.75
/** A lower score is a guess. */
export const leastScore = 4

/** Whether the names of what was found in a mention have all of its words but preparations. */
export function isExplained(found: readonly Found[], { words }: Mention): boolean {
  const names = found.flatMap(({ match: { food } }) => [food.name, ...food.aliases].flatMap(wordsOf))
  const known = new Set(names.map(canonical))
  const telling = words.filter(({ text }) => !isCommonWord(text))
  return found.length > 0 && saidIn(telling).every((word) => known.has(word) || preparations.has(word))
}

/** The food of any table that has all words of a mention; of words that say little ("soft drink") the one of that name. */
export function fullyNamed(mention: Mention): Candidate | undefined {
  const { words } = mention
  const plain = words.every(saysLittle)
  const said = plain ? nameWordsIn : saidIn
  const noun = nounIn(words, said)
  const [best] = candidatesFor(said(words), noun, optionalIn(mention), 1)
  if (!best || best.noun !== noun || preparations.has(noun) || best.score < leastScore) return undefined
  return best.left > mostLeft || (plain && best.unsaid > 0) ? undefined : best
}

/** "Cut pieces", "rashers": alone they name no food. */
function saysLittle({ text, stem }: Token) {
  return unitOf(text) !== undefined || preparations.has(stem) || isCommonWord(text) || isFiller(text)
}

function nameWordsIn(words: readonly Token[]): string[] {
  return words.filter(({ text, stem }) => !glue.has(text) && isNameWord(stem)).map(({ stem }) => stem)
}
