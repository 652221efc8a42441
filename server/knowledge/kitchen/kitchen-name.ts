import { emojiOf } from '../food/emoji/food-emoji.ts'
import { knownFood } from '../food/known-food.ts'
import { cleanLine } from '../language/clean-text.ts'
import { kitchenIngredient } from './ingredients.ts'

/** Normalizes an ingredient's name: from the kitchen, else the food table, else the typed text in the singular. */
export function kitchenName(typed: string): { name: string; emoji: string } {
  const known = kitchenIngredient(typed) ?? knownFood(typed)
  if (known) return { name: known.name, emoji: known.emoji }
  const name = singular(plainName(typed).toLowerCase()) || typed.toLowerCase()
  return { name, emoji: emojiOf(name).emoji }
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
