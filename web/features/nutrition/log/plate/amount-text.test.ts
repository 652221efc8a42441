import { expect, test } from 'vitest'
import { food } from '../../testing.ts'
import { amountParts, remarksOf } from './amount-text.ts'

test('an amount is told as it was said, with its weight; one that was not said as a usual portion', () => {
  const egg = food({ grams: 100, measure: { label: '1 egg', grams: 50 } })
  expect(amountParts(egg)).toEqual(['2 eggs', '100 g'])
  expect(amountParts(food({ grams: 122, isUsual: true }))).toEqual(['122 g', 'usual portion'])
  expect(amountParts(food({ grams: 170.1 }))).toEqual(['170 g'])
  expect(amountParts(food({ grams: 13.5 }))).toEqual(['13.5 g'])
  expect(amountParts(food({ grams: 0 }))).toEqual([])
})

test('what was left out is told, and whether the figures still hold it', () => {
  const salad = food({
    without: [
      { name: 'dressing', isCounted: true },
      { name: 'sugar', isCounted: false },
    ],
    insteadOf: 'chips',
  })
  expect(remarksOf(salad)).toEqual([
    'no dressing: still in the figures',
    'no sugar: left out',
    'in place of chips',
  ])
})
