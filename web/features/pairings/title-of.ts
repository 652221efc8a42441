import type { Pairing } from '#contract/pairings.ts'
import { words } from './words.ts'

/** A pairing's title: its ingredients, the main one first. */
export function titleOf({
  primaryIngredient,
  pairedIngredients,
}: Pick<Pairing, 'primaryIngredient' | 'pairedIngredients'>): string {
  const title = words.title([primaryIngredient, ...pairedIngredients])
  return title.charAt(0).toUpperCase() + title.slice(1)
}
