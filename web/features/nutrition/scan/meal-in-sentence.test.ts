import { expect, test } from 'vitest'
import { mealInSentence } from './meal-in-sentence.ts'

test.each([
  ['Breakfast: 2 eggs', 'breakfast'],
  ['  for dinner - lasagna', 'dinner'],
  ['SNACK: an apple', 'snack'],
  ['brunch: pancakes', 'lunch'],
  ['2 eggs for breakfast', undefined],
  ['lunch', undefined],
  ['dinner rolls: 2', undefined],
])('%s: %s', (sentence, meal) => {
  expect(mealInSentence(sentence)).toBe(meal)
})
