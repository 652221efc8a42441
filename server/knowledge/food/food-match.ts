import { isCommonWord } from '../language/common-words.ts'
import { isFiller } from '../language/lexicon.ts'
import { unitOf } from '../language/units.ts'
import type { Food } from './food.ts'
import { bagOf, foodIndex, keyOf, type WordedPhrase, weightOf } from './food-index.ts'
import { canonical, preparations, wordsOf } from './food-words.ts'

/** A food matched to words, with its confidence (0 to 1). */
export type Match = {
  food: Food
  sureness: number /** Significant words missing from the food's name. */
  left: number
}

/** Matches whole names and aliases, with or without filler words. */
export function exactMatch(stems: readonly string[]): Match | undefined {
  const { exact } = foodIndex()
  const phrase = exact.get(keyOf(stems)) ?? exact.get(keyOf(stems.filter((word) => !tellsNothing(word))))
  return phrase && { food: phrase.food, sureness: phrase.alias ? 0.95 : 0.97, left: 0 }
}

/** The more specific row: chicken thigh with skin, mashed potato with milk. */
export function closerRow(food: Food | undefined, more: readonly string[]): Food | undefined {
  return food && exactMatch([...wordsOf(food.name).map(canonical), ...more])?.food
}

/** A dish of three or more parts with the same words in another order: "egg bacon and cheese muffin". */
export function sameWords(stems: readonly string[]): Match | undefined {
  const telling = stems.filter((word) => !isFiller(word))
  const phrase = telling.length > 3 ? foodIndex().bags().get(bagOf(telling)) : undefined
  return phrase?.head === telling.at(-1) && phrase
    ? { food: phrase.food, sureness: 0.92, left: 0 }
    : undefined
}

/** The best food with the same head noun (the last word) or with all the words. */
export function partialMatch(stems: readonly string[]): Match | undefined {
  const words = [...new Set(stems.filter((word) => !tellsNothing(word) && weightOf(word) > 0))]
  const strong = words.filter((word) => !isMinor(word))
  const head = strong.at(-1)
  if (head === undefined || head.length < 2 || words.length > 12) return undefined
  let best: { phrase: WordedPhrase; score: number; share: number; left: number } | undefined
  for (const phrase of foodIndex().byWord().get(head) ?? []) {
    const found = compare(phrase, words, head)
    if (
      found &&
      (!best || found.score > best.score || (found.score === best.score && phrase.rank < best.phrase.rank))
    ) {
      best = { phrase, ...found }
    }
  }
  return best && { food: best.phrase.food, sureness: 0.32 + 0.58 * best.share, left: best.left }
}

function compare(phrase: WordedPhrase, words: readonly string[], head: string) {
  let both = 0
  let missing = 0
  for (const word of phrase.words) {
    if (words.includes(word)) both += weightOf(word)
    else if (phrase.joined && !isMinor(word)) return undefined
    else missing += word === 'raw' || word === 'dry' ? 0.8 : weightOf(word)
  }
  let left = 0
  let strongLeft = 0
  for (const word of words) {
    if (phrase.words.includes(word)) continue
    left += isMinor(word) ? 0.3 : 1
    if (!isMinor(word)) strongLeft++
  }
  if (!words.includes(phrase.head) || both < 0.9 || missing > 1.4) return undefined
  const share = both / (both + missing + left)
  const ownHead = phrase.head === head ? 0.15 : 0
  return share < 0.49
    ? undefined
    : { score: both - 0.75 * missing - 0.55 * left + ownHead, share, left: strongLeft }
}

/** Whether a word is a filler that no food's name has. */
export function tellsNothing(word: string): boolean {
  return isFiller(word) || (isCommonWord(word) && !foodIndex().vocabulary.has(word))
}

/** A preparation, or a measure within a name: "salmon fillet". */
function isMinor(word: string) {
  return preparations.has(word) || (unitOf(word) !== undefined && !foodIndex().exact.has(word))
}
