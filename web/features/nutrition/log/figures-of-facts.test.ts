import { expect, test } from 'vitest'
import type { FoodFacts } from '#contract/nutrition.ts'
import { decimal, figuresOf, untouched, wholeNumber } from './figures-of-facts.ts'

const facts: FoodFacts = {
  foodName: 'Banana',
  servingSize: '1 medium',
  grams: 118,
  calories: 104.6,
  protein: 1.29,
  carbs: 26.95,
  fat: 0.39,
  sugar: 14.43,
  fiber: 3.1,
  sodium: 1,
  confidence: 0.9,
  source: 'builtin',
}

test('a look-up fills whole kilocalories and tenths of grams', () => {
  expect(figuresOf(facts)).toEqual({ calories: 105, protein: 1.3, carbs: 27, fat: 0.4, sugar: 14.4 })
})

test('a figure that was typed over is the person’s own, the others are the look-up’s', () => {
  const found = figuresOf(facts)
  expect(untouched({ ...found, calories: 120, fat: undefined }, found)).toEqual(['protein', 'carbs', 'sugar'])
})

test('what was typed is read whole, so that 1e3 is not logged as 1', () => {
  expect(wholeNumber('1e3')).toBe(1000)
  expect(wholeNumber('12.5')).toBe(12)
  expect(wholeNumber('-4')).toBe(-4)
  expect(wholeNumber(' ')).toBeUndefined()
  expect(decimal('0.5')).toBe(0.5)
  expect(decimal(undefined)).toBeUndefined()
})
