import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import type { Pairable } from './pairing-table.ts'
import type { Part } from './vocabulary.ts'

/** An available ingredient with its kitchen and pairing data. */
export type AtHand = { ingredient: KitchenIngredient; pairs: Pairable }

/** Served in parts because of their size, and mass nouns. */
const oneWillDo = new Set([
  'cabbage',
  'lettuce',
  'pumpkin',
  'butternut squash',
  'spaghetti squash',
  'watermelon',
  'melon',
  'whole chicken',
  'coconut',
  'rutabaga',
  'baguette',
  'cucumber',
  'eggplant',
  'butter',
])
const bySubstance: ReadonlySet<Part> = new Set([
  'citrus',
  'herb',
  'spice',
  'chili',
  'aromatic',
  'acid',
  'fat',
  'sauce',
  'spice paste',
  'sweet',
  'drink',
  'wine',
  'stock',
  'seaweed',
])

/** Name in a sentence: "tomatoes", "lemon", "cabbage". */
export function spoken({ ingredient, pairs }: AtHand): string {
  const one =
    oneWillDo.has(ingredient.name) || (bySubstance.has(pairs.part) && !spokenAsMany.has(ingredient.name))
  return one ? ingredient.name : ingredient.plural
}

const spokenAsMany = new Set(['chive', 'chili flake', 'clove'])
