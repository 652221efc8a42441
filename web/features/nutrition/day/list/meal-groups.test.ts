import { expect, test } from 'vitest'
import { logged } from '../../testing.ts'
import { mealGroups } from './meal-groups.ts'

test('meals stand in the order of the day, each type with its own sum, empty ones too', () => {
  const groups = mealGroups([
    logged({ mealType: 'snack', calories: 162 }),
    logged({ mealType: 'breakfast', calories: 412 }),
    logged({ mealType: 'snack', calories: 124 }),
  ])
  expect(groups.map(({ mealType, calories }) => [mealType, calories])).toEqual([
    ['breakfast', 412],
    ['lunch', 0],
    ['dinner', 0],
    ['snack', 286],
  ])
})

test('a drink that was logged as a meal has a heading of its own', () => {
  const groups = mealGroups([logged({ mealType: 'drink' })])
  expect(groups.map(({ mealType }) => mealType)).toContain('drink')
})

test('a sentence that is not read yet stands in its meal and adds nothing', () => {
  const line = { id: 'one', sentence: '2 eggs', mealType: 'lunch' as const, targetDate: '2026-11-20' }
  const groups = mealGroups([logged({ mealType: 'lunch', calories: 95 })], [line])
  const lunch = groups.find(({ mealType }) => mealType === 'lunch')
  expect([lunch?.sentences, lunch?.calories]).toEqual([[line], 95])
  expect(mealGroups([], [{ ...line, mealType: 'drink' }]).map(({ mealType }) => mealType)).toContain('drink')
})
