import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import type { Pairable } from './pairing-table.ts'
import type { Part } from './vocabulary.ts'

/** An ingredient at hand: what the kitchen and the table of pairings know of it. */
export type AtHand = { ingredient: KitchenIngredient; pairs: Pairable }

/** So large that a plate holds a part of one, and things that are called by their substance. */
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
  'swede',
  'baguette',
  'cucumber',
  'aubergine',
  'butter',
])
const bySubstance: ReadonlySet<Part> = new Set([
  'citrus',
  'herb',
  'spice',
  'chilli',
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

/** As one speaks of it: "tomatoes", "lemon", "cabbage". */
export function spoken({ ingredient, pairs }: AtHand): string {
  const one =
    oneWillDo.has(ingredient.name) || (bySubstance.has(pairs.part) && !spokenAsMany.has(ingredient.name))
  return one ? ingredient.name : ingredient.plural
}

const spokenAsMany = new Set(['chive', 'chilli flake', 'clove'])
