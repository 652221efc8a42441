import { plural } from '../nouns.ts'
import { words } from '../words.ts'
import type { ReadItem } from './meal-items.ts'

/** A food's name as it stands in a title: "scrambled eggs" for two of them. */
export function nameText({ food, grams }: ReadItem): string {
  const piece = food.portions.get('piece')
  const isSlice = piece === food.portions.get('slice')
  return piece !== undefined && !isSlice && grams / piece >= 1.5 ? plural(food.name) : food.name
}

/** The amount as it was said, "1 bowl" or "2 large"; `undefined` when only the weight says anything. */
export function amountText({ quantity, amountStated, food, grams }: ReadItem): string | undefined {
  if (!quantity || !amountStated) {
    return grams === food.portions.get('serving') ? words.serving : undefined
  }
  const { count = 1, grams: weight, millilitres, unit, sizes } = quantity
  if (weight !== undefined) return undefined
  if (millilitres !== undefined) return words.millilitres(Math.round(millilitres * count))
  const size = sizes[0]
  const noun = unit ?? (food.portions.has('piece') ? 'piece' : 'serving')
  const named =
    unit === undefined && size !== undefined
      ? size
      : [size, count > 1 ? plural(noun) : noun].filter(Boolean).join(' ')
  return `${words.count(count)} ${named}`
}
