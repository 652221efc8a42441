import { expect, test } from 'vitest'
import type { NutritionLog } from '#contract/nutrition.ts'
import { fitAnswer, fittedPaths } from './fit-answer.ts'
import { paths } from './seen-answers.ts'

const entry: NutritionLog = {
  id: '018f4c1e-7c1a-7000-8000-000000000001',
  foodName: 'Oats',
  foodEmoji: '🥣',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fat: 6.9,
  sugar: 1,
  fiber: 10.6,
  sodium: 2,
  servingSize: '100 g',
  mealType: 'breakfast',
  notes: null,
  targetDate: '2026-11-21',
  createdAt: '2026-11-21T07:00:00.000Z',
  source: 'manual',
  confidence: null,
  items: [],
  photoUrl: null,
}

test('an answer of this version is shown as it was stored', () => {
  expect(fitAnswer(paths.meals, [entry])).toEqual({ answer: [entry] })
})

test('a field that an earlier version did not know is null where it may be', () => {
  const { sodium: _, photoUrl: __, ...earlier } = entry
  expect(fitAnswer(paths.meals, [entry, earlier])).toEqual({
    answer: [entry, { ...entry, sodium: null, photoUrl: null }],
  })
})

test('an answer that lacks what every screen needs is not shown, nor one of a path that is not stored', () => {
  const { foodName: _, ...earlier } = entry
  expect(fitAnswer(paths.meals, [earlier])).toBeUndefined()
  expect(fitAnswer(paths.meals, 'gone')).toBeUndefined()
  expect(fitAnswer('/api/elsewhere', [entry])).toBeUndefined()
})

test('every path that is stored has a schema to be fitted to', () => {
  expect(fittedPaths.toSorted()).toEqual(Object.values(paths).toSorted())
})
