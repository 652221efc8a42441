import { fillers } from '../meal-lexicon.ts'
import type { Token } from '../../language/token.ts'
import { findFoods } from '../mentions/mention-foods.ts'

/** Whether words before a list name a dish that may be made of it, and not a drink or an ingredient beside it. */
export function isDishNamed(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && !fillers.has(text))
  if (words.length === 0)
    return tokens.some(({ text }) => /^(made|cooked|baked|recipe|batch|prepped|prep)$/.test(text))
  if (words.some(({ text }) => /^(recipe|batch|prep|traybake|bake|baked|cooked|pot|tray|dish)$/.test(text)))
    return true
  const food = findFoods(words)[0]?.match.food
  return (
    food === undefined ||
    food.category === 'main_dish' ||
    !food.source.startsWith('SR28') ||
    baked.test(food.name)
  )
}

const baked =
  /\b(bread|cake|muffin|pancake|waffle|cookie|pie|pizza|brownie|bar|soup|stew|chili|curry|salad|scone|loaf)\b/
