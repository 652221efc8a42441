import { expect, test } from 'vitest'
import { micronutrients } from '#contract/foods/micronutrients.ts'
import { amountText, unitOf } from './nutrient-amount.ts'

test.each([
  [0, '0'],
  [0.004, '< 0.01'],
  [0.01, '0.01'],
  [1.236, '1.24'],
  [43.26, '43.3'],
  [1623.6, '1,624'],
])('%d is told as %s', (amount, text) => {
  expect(amountText(amount)).toBe(text)
})

test('every micronutrient has a unit of its own', () => {
  expect(unitOf('saturatedFatG')).toBe('g')
  expect(unitOf('vitaminB6Mg')).toBe('mg')
  expect(unitOf('vitaminKUg')).toBe('µg')
  expect(micronutrients.filter((name) => !unitOf(name))).toEqual([])
})
