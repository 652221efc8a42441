import { expect, test } from 'vitest'
import { nutrientsOfGrams, sumNutrients } from './nutrients.ts'

test('figures are those of the serving amount, and what is unknown stays unknown', () => {
  const per100 = { calories: 64, protein: 3.3, carbs: 4.8, fat: 3.5, sugar: 4.8, fiber: null, sodium: 40 }
  expect(nutrientsOfGrams(per100, 240)).toEqual({
    calories: 153.6,
    protein: 7.92,
    carbs: 11.52,
    fat: 8.4,
    sugar: 11.52,
    fiber: null,
    sodium: 96,
  })
})

test('a sum counts what is known, and is unknown where no part states it', () => {
  const energyAlone = {
    calories: 200,
    protein: null,
    carbs: null,
    fat: null,
    sugar: null,
    fiber: null,
    sodium: null,
  }
  expect(sumNutrients([energyAlone, { calories: 100.005, protein: 8 }])).toEqual({
    ...energyAlone,
    calories: 300.01,
    protein: 8,
  })
  expect(sumNutrients([])).toMatchObject({ calories: 0, protein: null })
})
