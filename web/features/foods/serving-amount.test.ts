import { expect, test } from 'vitest'
import { servingGrams, servingOf, usualServingAmount } from './serving-amount.ts'

const cup = { label: '1 cup', grams: 240 }
const bar = { label: '1 bar', grams: 45 }
const milk = { portions: [cup, { label: '1 glass', grams: 200 }], lastGrams: null }

test('the usual portion is suggested first, and 100 g where a food has none', () => {
  expect(usualServingAmount(milk)).toEqual({ portion: 0, amount: 1 })
  expect(usualServingAmount({ portions: [], lastGrams: null })).toEqual({ portion: 'grams', amount: 100 })
})

test('what somebody had last comes back, in portions where it was portions', () => {
  expect(usualServingAmount({ portions: [bar], lastGrams: 90 })).toEqual({ portion: 0, amount: 2 })
  expect(usualServingAmount({ ...milk, lastGrams: 100 })).toEqual({ portion: 1, amount: 0.5 })
  expect(usualServingAmount({ portions: [bar], lastGrams: 133 })).toEqual({ portion: 'grams', amount: 133 })
})

test('grams follow the portion and the amount; what is no amount has none', () => {
  expect(servingGrams({ portion: 0, amount: 1.5 }, milk)).toBe(360)
  expect(servingGrams({ portion: 'grams', amount: 33.3 }, milk)).toBe(33.3)
  for (const amount of [null, 0, -1, Number.NaN, 10_001])
    expect(servingGrams({ portion: 'grams', amount }, milk)).toBeUndefined()
})

test('a serving amount reads as a person would write it', () => {
  expect(servingOf({ portion: 'grams', amount: 150 }, milk)).toBe('150 g')
  expect(servingOf({ portion: 0, amount: 1 }, milk)).toBe('1 cup, 240 g')
  expect(servingOf({ portion: 0, amount: 0.5 }, milk)).toBe('0.5 cup, 120 g')
  expect(servingOf({ portion: 0, amount: 2.5 }, milk)).toBe('2.5 cups, 600 g')
})
