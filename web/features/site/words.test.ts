import { expect, test } from 'vitest'
import { readMeal } from '#server/knowledge/meal/read-meal.ts'
import { words } from './words.ts'

test('the example of the start page has the figures that its sentence is read with', () => {
  const { sentence, parts } = words.demos
  const { items } = readMeal(sentence)
  expect(parts.map(({ grams, calories }) => [grams, calories])).toEqual(
    items.map(({ grams, calories }) => [`${Math.round(grams)} g`, Math.round(calories)]),
  )
})
