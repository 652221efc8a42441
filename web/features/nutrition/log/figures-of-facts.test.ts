import { expect, test } from 'vitest'
import type { FoodFacts } from '#contract/nutrition/nutrition.ts'
import { understoodAs } from '#web/ui/forms/numbers/use-typed-number.ts'
import { figuresOf, untouched, wholeCalories } from './figures-of-facts.ts'

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

test('typed kilocalories are cut to whole ones, and the cut is told', () => {
  expect(wholeCalories.stored(12.5)).toBe(12)
  expect(understoodAs('12,5', wholeCalories)).toBe(12)
  expect(understoodAs('1.234', wholeCalories, { whole: true })).toBe(1234)
})
