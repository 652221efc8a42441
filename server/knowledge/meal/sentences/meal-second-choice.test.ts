import { expect, test } from 'vitest'
import { describeMeal } from '../read-meal.ts'

const secondOf = (sentence: string) => describeMeal(sentence)!.items[0]!.second

test.each([
  ['2 slices of toast', 'buttered toast'],
  ['cereal', 'cooked cereal'],
  ['100 g fries', 'oven fries'],
  ['1 cup of coffee', 'coffee with cream'],
  ['100 g tuna', 'tuna steak'],
])('“%s” may also mean %s', (sentence, name) => {
  expect(secondOf(sentence)?.name).toBe(name)
})

test.each([
  // What differs little needs no question.
  '1 cup of rice',
  'a glass of red wine',
  '2 eggs',
  // The words rule the other out.
  'a cup of black coffee',
  '150 g cooked quinoa',
  // A dish of several foods is said by name.
  '150 g salmon',
])('“%s” has no second choice', (sentence) => {
  expect(secondOf(sentence)).toBeUndefined()
})

test('a second choice has the amount that was said', () => {
  const slices = describeMeal('2 slices of toast')!.items[0]!
  expect(slices.second).toMatchObject({ name: 'buttered toast', measure: { label: '1 slice' } })
  expect(slices.second!.grams / slices.second!.measure!.grams).toBe(2)
  expect(secondOf('100 g fries')).toMatchObject({ grams: 100, calories: 158 })
})

test('one of a portion that was not said is its own usual one', () => {
  const cereal = describeMeal('cereal')!.items[0]!
  expect(cereal).toMatchObject({ name: 'corn flakes', isUsual: true })
  expect(cereal.second!.grams).toBeGreaterThan(150)
  expect(cereal.second).toMatchObject({ isUsual: true })
})
