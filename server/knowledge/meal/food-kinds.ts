import type { Food } from '../food.ts'
import { tellsNothing } from '../food-match.ts'
import { is, type Token } from '../language/token.ts'

/** "Soup, tomato", "pie, cherry": a word that only tells what kind it is, so that what follows says which. */
export function isKindOnly(words: readonly Token[]) {
  const telling = words.filter(({ text }) => !tellsNothing(text) && text !== 'slice')
  return telling.length === 1 && is(telling[0], 'dishKind')
}

/** "Nuts, walnuts, 20 g", "fish, salmon, 150 g": a kind of food, and then which. */
export function isKind(words: readonly Token[], { category, contains, name }: Food) {
  const kind = words.length === 1 ? words[0]!.stem : ''
  if (kind === 'fish') return contains.has('fish')
  if (kind === 'nut') return contains.has('tree_nut') || contains.has('peanut')
  return kind === 'seed' ? name.endsWith('seed') : kind !== '' && kind === category
}
