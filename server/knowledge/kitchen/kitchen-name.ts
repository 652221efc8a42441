import { emojiOf } from '../food/emoji/food-emoji.ts'
import { foodIndex } from '../food/food-index.ts'
import { canonical, wordsOf } from '../food/food-words.ts'
import { knownFood } from '../food/known-food.ts'
import { cleanLine } from '../language/clean-text.ts'
import { isSlip } from '../language/spelling.ts'
import { kitchenIngredient } from './ingredients.ts'

/**
 * Normalizes an ingredient's name: from the kitchen, else the food table, both also where words are misspelt, else the
 * typed text in the singular.
 */
export function kitchenName(typed: string): { name: string; emoji: string } {
  const known = knownAs(typed) ?? knownAs(respelt(typed))
  if (known) return { name: known.name, emoji: known.emoji }
  const name = singular(plainName(typed).toLowerCase()) || typed.toLowerCase()
  return { name, emoji: emojiOf(name).emoji }
}

const knownAs = (name: string) => kitchenIngredient(name) ?? knownFood(name)

/** The name with words that no food has in the spelling that was most likely meant. */
function respelt(name: string): string {
  const { vocabulary, mend } = foodIndex()
  const spell = (word: string) => {
    const meant = vocabulary.has(word) ? undefined : mend()(word)
    return meant && isSlip(word, meant) ? meant.word : word
  }
  return wordsOf(name).map(canonical).map(spell).join(' ')
}

/** Strips characters that no name has, which neutralizes markup and prompt injection. */
export function plainName(text: string): string {
  return cleanLine(text.replace(/[^\p{L}\p{M}\p{N} '’&%.()-]+/gu, ' '), 80)
}

/** Conservative, since the word is unknown: "star apples", "dragon berries", but not "molasses". */
function singular(name: string): string {
  if (/[a-z]{2}ies$/.test(name)) return `${name.slice(0, -3)}y`
  if (/(?:ch|sh|x|to)es$/.test(name)) return name.slice(0, -2)
  return /[a-z][^aeious\W\d]s$/.test(name) || /(?:[^aeiou]le|[a-z](?:ke|ne|te|ve))s$/.test(name)
    ? name.slice(0, -1)
    : name
}
