import { expect, test } from 'vitest'
import { readRows, referenceTexts } from '#server/knowledge/data/foods/read-rows.ts'
import { formatPortions, portionsOf } from './portions.ts'
import { cutForms, sizes, units } from './word-lists.ts'

const sizeWords = new Set(sizes.values())
const unitWords = new Set(units.values())
const formWords = new Set(cutForms.values())
const words = new Set(['banana', 'curd', 'drumstick', 'pizza'])

const described = [
  ['Quantity not specified', 'default'],
  ['1 cup', '1 cup'],
  ['1 cup, diced', '1 cup diced'],
  ['1 cup, cooked, diced', '1 cup diced'],
  ['1 cup, mashed', '1 cup mashed'],
  ['1 cup, NFS', '1 cup'],
  ['1 cup (8 fl oz)', '1 cup'],
  ['1 fl oz', '1 fl-oz'],
  ['1 fl oz (no ice)', '1 fl-oz'],
  ['1 fl oz (with ice)', ''],
  ['1 tablespoon', '1 tbsp'],
  ['1 teaspoon', '1 tsp'],
  ['1 slice, thin', '1 thin slice'],
  ['1 large or thick slice', '1 large slice;1 thick slice'],
  ['1 small or thin/very thin slice', '1 small slice;1 thin slice'],
  ['1 slice, NFS', '1 slice'],
  ['1 piece/slice, any size', '1 piece;1 slice'],
  ['1 piece, medium pizza', '1 piece of medium'],
  ['1 piece, extra-large pizza', '1 piece of extra-large'],
  ['1 medium pizza (11-12" diameter)', '1 medium whole'],
  ['1 personal size pizza (5-7" diameter)', '1 personal whole'],
  ['1/2 bagel', '0.5 bagel'],
  ['10 chips', '10 chip'],
  ['1 regular/large', '1 regular;1 large'],
  ['1 medium/regular', '1 medium;1 regular'],
  ['1 miniature/bite size', '1 miniature'],
  ['1 bar (1.5 oz)', '1 1.5-oz bar'],
  ['1 container (6 oz)', '1 6-oz container'],
  ['1 6 oz container', '1 6-oz container'],
  ['1 can or bottle (12 fl oz)', '1 12-fl-oz can;1 12-fl-oz bottle'],
  ['1 bottle (16.9 fl oz or 500 ml)', '1 16.9-fl-oz bottle'],
  ['1 small single serving bag', '1 small bag'],
  ['1 banana', '1 banana'],
  ['1 egg, NS as to size', '1 egg'],
  ['1 wing (yield after cooking, bone removed)', '1 wing'],
  ['1 small drumstick', '1 small drumstick'],
  ['1 oz', ''],
  ['1 oz, cooked', ''],
  ['1 cubic inch', ''],
  ['1 surface inch', ''],
  ['1 oz, raw, yields', ''],
  ['1 cup, dry, yields', ''],
  ['Guideline amount per slice of bread/roll', ''],
  ['Topping from 1 piece', ''],
  ['Skin from 1 small', ''],
  ['Juice of 1 lemon (2-1/8" dia)', ''],
  ['1 Keebler Rainbow Chips Deluxe', ''],
  ['serving 2 TBSP', '1 serving;2 tbsp'],
  ['serving 3 cookies', '1 serving;3 cookie'],
  ['cup, sliced', '1 cup sliced'],
  ['medium (2-1/2" dia)', '1 medium'],
  ['cup, large curd (not packed)', ''],
]

test.each(described)('the portion “%s” is written “%s”', (text, keys) => {
  const portions = portionsOf([{ text: text!, grams: 100 }], words)
  expect(portions.map(({ key }) => key).join(';')).toBe(keys)
  expect(portions.filter(({ key }) => !isPortionKey(key))).toEqual([])
})

test('a drink is measured without ice, whichever row comes first', () => {
  const measures = [
    { text: '1 fl oz (with ice)', grams: 20 },
    { text: '1 fl oz (NFS)', grams: 25 },
    { text: '1 fl oz (no ice)', grams: 30 },
  ]
  expect(formatPortions(portionsOf(measures, words))).toBe('1 fl-oz=30')
})

test('the amount assumed without a quantity stands last, and each portion once', () => {
  const measures = [
    { text: 'Quantity not specified', grams: 120 },
    { text: '1 cup', grams: 158 },
    { text: '1 cup', grams: 160 },
  ]
  expect(formatPortions(portionsOf(measures, words))).toBe('1 cup=158;default=120')
})

test('further names of a food explain its portions only where its own name explains none', () => {
  const one = [
    { text: '1 calzone or stromboli', grams: 424 },
    { text: 'Quantity not specified', grams: 106 },
  ]
  const named = new Set(['calzone'])
  const further = new Set(['stromboli'])
  expect(formatPortions(portionsOf(one, named))).toBe('default=106')
  expect(formatPortions(portionsOf(one, named, further))).toBe('1 piece=424;default=106')
  const form = [
    { text: '1 cup', grams: 150 },
    { text: '1 stromboli', grams: 424 },
  ]
  expect(formatPortions(portionsOf(form, named, further))).toBe('1 cup=150')
})

test('an individual one is a piece unless it is said to be of a size', () => {
  const measures = [{ text: '1 small/individual', grams: 35 }]
  expect(formatPortions(portionsOf(measures, words))).toBe('1 small=35')
})

test('a reference measure has the quantity of its amount', () => {
  expect(formatPortions(portionsOf([{ text: 'slices', amount: 3, grams: 60 }], words))).toBe('3 slice=60')
})

test('a weight that is no positive number is left out', () => {
  const weights = [0, -1, Number.NaN, Number.POSITIVE_INFINITY]
  expect(
    portionsOf(
      weights.map((grams) => ({ text: '1 cup', grams })),
      words,
    ),
  ).toEqual([])
})

test.each(['cup', '0 cup', 'x cup', '1 thing', '1 diced cup', '1', '', '-1 cup'])(
  'the portion “%s” breaks the grammar',
  (key) => {
    expect(isPortionKey(key)).toBe(false)
  },
)

test('the portions of the food files keep the grammar, each key once', () => {
  const { rows } = readRows(referenceTexts())
  const broken = rows.filter(({ portions }) => {
    const keys = portions.map(({ key }) => key)
    return !keys.every(isPortionKey) || new Set(keys).size < keys.length
  })
  expect(rows.length).toBe(5382 + 8789)
  expect(broken.map(({ id }) => id)).toEqual([])
})

/** Whether a portion's key keeps the grammar of main.ts. */
function isPortionKey(key: string): boolean {
  if (key === 'default') return true
  const [quantity = '', ...words] = key.split(' ')
  if (!(Number(quantity) > 0)) return false
  const rest = [...words]
  if (/^[0-9.]+-(?:oz|fl-oz)$/.test(rest[0] ?? '')) rest.shift()
  const sized = sizeWords.has(rest[0] ?? '')
  if (sized) rest.shift()
  const measured = unitWords.has(rest[0] ?? '')
  if (measured) rest.shift()
  if (measured && formWords.has(rest[0] ?? '')) rest.shift()
  if (measured && rest[0] === 'of' && sizeWords.has(rest[1] ?? '')) rest.splice(0, 2)
  return (sized || measured) && rest.length === 0
}
