import { capitalised } from '#contract/measures/capitalised.ts'
import type { Pairing } from '#contract/pairings.ts'
import { words } from './words.ts'

/** A pairing's title: its ingredients, the main one first. */
export function titleOf({
  primaryIngredient,
  pairedIngredients,
}: Pick<Pairing, 'primaryIngredient' | 'pairedIngredients'>): string {
  return capitalised(words.title([primaryIngredient, ...pairedIngredients]))
}
