import { type Candidate, candidatesFor, isNameNoun, isNameWord } from '../../food/candidates.ts'
import { canonical, glue, preparations, wordsOf } from '../../food/food-words.ts'
import { isOwn, numberedFood } from '../../food/numbered-food.ts'
import { isCommonWord } from '../../language/common-words.ts'
import { isFiller } from '../../language/lexicon.ts'
import type { Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import type { Found, Mention } from '../types.ts'
import { nounIn, optionalIn, saidIn } from './said-words.ts'

/** Weight of said words that a name may lack and still be the one that was said. */
export const mostLeft = 0.75
/** By how much a reference's name has to fit better than one of ours. */
const clearly = 3
/** Names that a food of ours is sought among; one that is not has at most the score of the last. */
const mostCompared = 12
/** A lower score is a guess. */
export const leastScore = 4

/** Whether the name of the one food found in a mention has all of its words but preparations. */
export function isExplained([found, more]: readonly Found[], { words }: Mention): boolean {
  if (!found || more) return false
  const { name, aliases } = found.match.food
  const known = new Set([name, ...aliases].flatMap(wordsOf).map(canonical))
  const noun = nounIn(words)
  const telling = words.filter(({ text, stem }) => stem === noun || !isCommonWord(text))
  return saidIn(telling).every((word) => known.has(word) || preparations.has(word))
}

/**
 * The food of a reference whose name fits a mention clearly better than that of the food of ours that was found:
 * "breakfast tart" is one, and not the only tart of ours.
 */
export function namedCloser(mention: Mention, [found]: readonly Found[]): Candidate | undefined {
  const noun = nounIn(mention.words)
  const some = candidatesFor(saidIn(mention.words), noun, optionalIn(mention), mostCompared)
  const best = some[0]
  if (!best || isOwn(best.food) || best.noun !== noun) return undefined
  const ours =
    some.find(({ food }) => isOwn(food) && numberedFood(food) === found?.match.food) ?? some.at(-1)!
  const fits = best.left <= mostLeft && best.unsaid <= mostLeft
  return fits && best.score - ours.score >= clearly ? best : undefined
}

/** The food of any table that has all words of a mention; of words that say little ("soft drink") the one of that name. */
export function fullyNamed(mention: Mention): Candidate | undefined {
  const { words } = mention
  const plain = words.every(saysLittle)
  const said = plain ? nameWordsIn : saidIn
  const noun = nounIn(words, said)
  const [best] = candidatesFor(said(words), noun, optionalIn(mention), 1)
  if (!best || preparations.has(noun) || best.score < leastScore) return undefined
  if (best.noun !== noun && !(mention.quantity?.stated && best.left === 0 && isBrand(noun))) return undefined
  return best.left > mostLeft || (plain && best.unsaid > 0) ? undefined : best
}

/** "A can of Glucerna": a word that stands in names, and says of none what it is. */
function isBrand(word: string) {
  return /^(?!.*(?:ed|ing)$)[a-z]{4,}$/.test(word) && !isCommonWord(word) && !isNameNoun(word)
}

/** "Cut pieces", "rashers": alone they name no food. */
function saysLittle({ text, stem }: Token) {
  return unitOf(text) !== undefined || preparations.has(stem) || isCommonWord(text) || isFiller(text)
}

function nameWordsIn(words: readonly Token[]): string[] {
  return words.filter(({ text, stem }) => !glue.has(text) && isNameWord(stem)).map(({ stem }) => stem)
}
