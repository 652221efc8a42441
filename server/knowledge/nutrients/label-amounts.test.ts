import { expect, test } from 'vitest'
import { labelAmount } from './label-amounts.ts'

test.each([
  ['calciumMg', 0.12, 'g', 120],
  ['vitaminDUg', 0.000_005, 'g', 5],
  ['vitaminB12Ug', 0.0024, 'mg', 2.4],
  ['copperMg', 250, 'ug', 0.25],
  ['saturatedFatG', 10.6, 'g', 10.6],
  ['caffeineMg', 0.04, 'g', 40],
] as const)('%s of %d %s is %d in its own unit', (name, amount, unit, expected) => {
  expect(labelAmount(name, amount, unit)).toBe(expected)
})

test('40 IU of vitamin D are a microgram; of vitamins A and E nobody knows the form', () => {
  expect(labelAmount('vitaminDUg', 40, 'iu')).toBe(1)
  for (const name of ['vitaminAUg', 'vitaminEMg', 'ironMg'] as const)
    expect(labelAmount(name, 40, 'iu')).toBeUndefined()
})

test('a percent of the daily value is that of the FDA, where there is one', () => {
  expect(labelAmount('ironMg', 10, 'dv')).toBe(1.8)
  expect(labelAmount('vitaminDUg', 25, 'dv')).toBe(5)
  expect(labelAmount('potassiumMg', 4, 'dv')).toBe(188)
  for (const name of ['monounsaturatedFatG', 'polyunsaturatedFatG', 'transFatG'] as const)
    expect(labelAmount(name, 10, 'dv')).toBeUndefined()
})

test('what cannot be in 100 g of a food is unknown, and 0 is 0', () => {
  for (const amount of [-0.1, Number.NaN, Number.POSITIVE_INFINITY, 100.001])
    expect(labelAmount('potassiumMg', amount, 'g')).toBeUndefined()
  expect(labelAmount('potassiumMg', 100, 'g')).toBe(100_000)
  expect(labelAmount('potassiumMg', 0, 'g')).toBe(0)
})
