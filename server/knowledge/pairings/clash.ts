import type { Pairable } from './pairing-table.ts'
import {
  curdles,
  isCheese,
  isFruit,
  isProtein,
  isSavoury,
  isSea,
  isSour,
  isStarch,
  isSweet,
} from './sides.ts'
import type { Clash } from './words.ts'

type Test = (one: Pairable) => boolean

const savouryKitchen: Test = ({ part }) =>
  ['allium', 'mushroom', 'stock', 'pickle', 'seaweed', 'spice paste', 'pulse', 'potato', 'sauce'].includes(
    part,
  )
const eastern: Test = ({ eastern }) => eastern >= 0.6
const western: Test = (one) => (isCheese(one) && one.name !== 'paneer') || curdles(one)
const rich: Test = ({ part }) => part === 'cured meat' || part === 'sausage' || part === 'blue cheese'

/** Clashes, unless a cuisine has a dish of the two; the first match counts, worst first. */
const rules: readonly { clash: Clash; score: number; one: Test; other: Test }[] = [
  { clash: 'sweetAndSavoury', score: 32, one: isSweet, other: isSavoury },
  { clash: 'curdles', score: 40, one: curdles, other: isSour },
  { clash: 'seaAndCheese', score: 44, one: isSea, other: isCheese },
  { clash: 'twoMains', score: 48, one: isProtein, other: isProtein },
  { clash: 'twoStarches', score: 46, one: isStarch, other: isStarch },
  { clash: 'fruitAndSavoury', score: 45, one: isFruit, other: savouryKitchen },
  { clash: 'fruitAndSavoury', score: 50, one: isFruit, other: isSea },
  { clash: 'farApart', score: 47, one: eastern, other: western },
  { clash: 'twoStrong', score: 55, one: rich, other: rich },
]

export function clashOf(a: Pairable, b: Pairable): { clash: Clash; score: number } | undefined {
  return rules.find(({ one, other }) => (one(a) && other(b)) || (one(b) && other(a)))
}
