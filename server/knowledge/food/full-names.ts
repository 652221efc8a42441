import { foodNames } from '../data/foods/reference-table.ts'
import { lazy } from '../lazy.ts'
import type { Food } from './food.ts'
import { foodIndex, joins, keyOf, type Phrase } from './food-index.ts'
import { canonical, wordsOf } from './food-words.ts'
import { isOwn, numberedFood, numberedName } from './numbered-food.ts'

/** A food that words name in full; a reference's name counts as an alias. */
type FullName = Pick<Phrase, 'alias' | 'joined'> & { food: Food }

/** The food of ours that words name in full, else a reference's of several words, in the order in which it has them. */
export function namedInFull(stems: readonly string[]): FullName | undefined {
  const key = keyOf(stems)
  const own = foodIndex().exact.get(key)
  const number = own || stems.length < 2 ? undefined : referenceNames().get(key)
  return number === undefined ? own : { food: numberedFood(number), alias: true, joined: stems.some(joins) }
}

/** Numbers of the references' foods by their names; a name with a comma is none that a person says. */
const referenceNames = lazy(() => {
  const numbers = new Map<string, number>()
  for (const number of new Set(foodNames().foods)) {
    const name = isOwn(number) ? ',' : numberedName(number)
    const key = name.includes(',') ? '' : keyOf(wordsOf(name).map(canonical))
    if (key && !numbers.has(key)) numbers.set(key, number)
  }
  return numbers
})
