import { emojiOf } from '../food/food-emoji.ts'
import { knownFood } from '../food/known-food.ts'
import { cleanLine } from '../language/clean-text.ts'
import { kitchenIngredient } from './ingredients.ts'

/** The plain name of an ingredient: the kitchen’s, else the food table’s, else what was typed, in the singular. */
export function kitchenName(typed: string): { name: string; emoji: string } {
  const known = kitchenIngredient(typed) ?? knownFood(typed)
  if (known) return { name: known.name, emoji: known.emoji }
  const name = singular(plainName(typed).toLowerCase()) || typed.toLowerCase()
  return { name, emoji: emojiOf(name).emoji }
}

/** A name without what no name holds, so that markup and orders to a machine stay harmless words. */
export function plainName(text: string): string {
  return cleanLine(text.replace(/[^\p{L}\p{M}\p{N} '’&%.()-]+/gu, ' '), 80)
}

/** Careful, for nobody knows the word: "star apples", "dragon berries", but not "molasses". */
function singular(name: string): string {
  if (/[a-z]{2}ies$/.test(name)) return `${name.slice(0, -3)}y`
  if (/(?:ch|sh|x|to)es$/.test(name)) return name.slice(0, -2)
  return /[a-z][^aeious\W\d]s$/.test(name) || /(?:[^aeiou]le|[a-z](?:ke|ne|te|ve))s$/.test(name)
    ? name.slice(0, -1)
    : name
}
