import type { TableRow } from './food.ts'
import { foodIndex, keyOf } from './food-index.ts'
import { canonical, wordsOf } from './food-words.ts'

export type KnownFood = (name: string) => TableRow | undefined

/** The row of the food table that `name` names in full, "chicken breast, grilled" included; a near match is none. */
export const knownFood: KnownFood = (name) => {
  const { exact } = foodIndex()
  const phrase = (text: string) => exact.get(keyOf(wordsOf(text).map(canonical)))
  return (phrase(name) ?? phrase(name.split(',').reverse().join(' ')))?.food
}
