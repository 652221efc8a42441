import { expect, test } from 'vitest'
import { isMealOver, mealAt } from './meal-hours.ts'

const clock = (text: string) => {
  const [hours, minutes] = text.split(':').map(Number)
  return hours! * 60 + minutes!
}

test.each([
  ['00:30', 'snack'],
  ['07:15', 'breakfast'],
  ['12:30', 'lunch'],
  ['16:00', 'snack'],
  ['19:00', 'dinner'],
  ['23:10', 'snack'],
])('at %s the meal is %s for who has no hours yet', (time, meal) => {
  expect(mealAt(clock(time), {})).toBe(meal)
})

test.each([
  ['10:29', []],
  ['10:30', ['breakfast']],
  ['15:00', ['breakfast', 'lunch']],
  ['21:59', ['breakfast', 'lunch']],
  ['22:00', ['breakfast', 'lunch', 'dinner', 'snack']],
])('at %s the hours of these meals are over: %j', (time, over) => {
  const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const
  expect(meals.filter((meal) => isMealOver(meal, clock(time)))).toEqual(over)
})

test('the account’s own hours win over the usual ones', () => {
  const own = { breakfast: clock('11:00'), lunch: clock('15:30'), dinner: clock('23:30') }
  expect(mealAt(clock('11:40'), own)).toBe('breakfast')
  expect(mealAt(clock('14:30'), own)).toBe('lunch')
  expect(mealAt(clock('00:20'), own)).toBe('dinner')
  expect(mealAt(clock('18:00'), own)).toBe('dinner')
})
