import { expect, test } from 'vitest'
import type { MealAnalysis, MealItem } from '#contract/nutrition/nutrition.ts'
import { corrected } from './corrections.ts'

const rice: MealItem = {
  name: 'White rice',
  grams: 150,
  calories: 195,
  protein: 4,
  carbs: 42,
  fat: 0.4,
  sugar: 0.1,
  fiber: 0.6,
  sodium: 2,
  confidence: 0.95,
}
const chicken: MealItem = {
  name: 'Chicken breast',
  grams: 100,
  calories: 165,
  protein: 31,
  carbs: 0,
  fat: 3.6,
  sugar: 0,
  fiber: 0,
  sodium: 74,
  confidence: 0.9,
}
const original: MealAnalysis = {
  id: '0192f3aa-7f1d-7c2b-9a57-0b5f1d2c3e4f',
  foodName: 'Chicken and rice',
  foodEmoji: '🍛',
  calories: 360,
  servingSize: '250 g',
  protein: 35,
  carbs: 42,
  fat: 4,
  sugar: 0.1,
  fiber: 0.6,
  sodium: 76,
  confidence: 0.92,
  analysis: 'Counted.',
  source: 'builtin',
  items: [rice, chicken],
  notUnderstood: [],
}

test('an analysis confirmed as it came keeps its own totals', () => {
  expect(corrected(original, original).figures).toMatchObject({ calories: 360, protein: 35, sodium: 76 })
})

test('a food whose grams changed counts for its new weight, and the totals follow', () => {
  const { figures, items } = corrected(original, { ...original, items: [{ ...rice, grams: 75 }, chicken] })
  expect(items[0]).toMatchObject({ grams: 75, calories: 97.5, carbs: 21, fiber: 0.3 })
  expect(figures).toEqual({
    calories: 262.5,
    protein: 33,
    carbs: 21,
    fat: 3.8,
    sugar: 0.05,
    fiber: 0.3,
    sodium: 75,
  })
})

test('grams and figures changed together are taken as sent', () => {
  const { figures } = corrected(original, {
    ...original,
    items: [{ ...rice, grams: 75, calories: 100 }, chicken],
  })
  expect(figures.calories).toBe(265)
})

test('of two portions of one food each counts by its own weight', () => {
  const twice = { ...original, items: [rice, { ...rice, grams: 50, calories: 65 }] }
  const { items } = corrected(twice, { ...twice, items: [rice, { ...rice, grams: 100, calories: 65 }] })
  expect(items.map(({ calories }) => calories)).toEqual([195, 130])
})

test('a removed food no longer counts, a figure typed over does', () => {
  expect(corrected(original, { ...original, items: [chicken] }).figures).toMatchObject({
    calories: 165,
    carbs: 0,
  })
  expect(
    corrected(original, { ...original, items: [rice, { ...chicken, calories: 200 }] }).figures.calories,
  ).toBe(395)
})

test('totals typed over while the foods stayed are taken as typed', () => {
  expect(corrected(original, { ...original, calories: 500 }).figures.calories).toBe(500)
})

test('without the kept analysis the figures are those sent', () => {
  expect(corrected(undefined, { calories: 200, protein: 1, carbs: 2, fat: 3 }).figures).toEqual({
    calories: 200,
    protein: 1,
    carbs: 2,
    fat: 3,
    sugar: null,
    fiber: null,
    sodium: null,
  })
})
