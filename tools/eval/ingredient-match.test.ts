import { expect, test } from 'vitest'
import type { Ingredient } from './datasets/labelled-meal.ts'
import { matchIngredients } from './ingredient-match.ts'
import { ingredientScore } from './ingredient-score.ts'
import type { Reading } from './reading.ts'

const how = (truth: string, read: string) => matchIngredients([{ name: truth }], [read])[0]?.by

test.each([
  ['cherry tomatoes', 'Cherry Tomato', 'same words'],
  ['mashed potato', 'potato, mashed', 'same words'],
  ['courgette', 'zucchini', 'same words'],
  ['fries', 'french fries', 'same food'],
  ['rice', 'brown rice', 'plainer name'],
  ['chicken', 'grilled chicken breast', 'plainer name'],
  ['roasted potatoes', 'boiled potatoes', 'plainer name'],
  ['green beans', 'black beans', undefined],
  ['rice', 'rice vinegar', undefined],
  ['milk', 'milk chocolate', undefined],
  ['chicken', 'beef', undefined],
])('%s and %s: %s', (truth, read, by) => {
  expect(how(truth, read)).toBe(by)
  expect(how(read, truth)).toBe(by)
})

test('each name is used once, and by the strictest match', () => {
  const matched = matchIngredients([{ name: 'rice' }, { name: 'brown rice' }], ['brown rice', 'rice', 'rice'])
  expect(matched.map((one) => [one.true.name, one.read, one.by])).toEqual([
    ['rice', 'rice', 'same words'],
    ['brown rice', 'brown rice', 'same words'],
  ])
  expect(matchIngredients([{ name: 'brown rice' }, { name: 'white rice' }], ['rice'])).toHaveLength(1)
})

const reading = (truth: Ingredient[] | undefined, ingredients?: string[]): Reading => ({
  of: { id: '1', text: '', photo: undefined, truth: {}, ingredients: truth },
  run: 1,
  ms: 1,
  source: 'model',
  ...(ingredients && { ingredients }),
})

test('precision is about what was read, recall about what is there, by weight where it was weighed', () => {
  const truth = [
    { name: 'beef', grams: 150 },
    { name: 'olive oil', grams: 10 },
    { name: 'salt', grams: 1 },
  ]
  expect(ingredientScore([reading(truth, ['beef', 'zucchini']), reading(undefined, ['beef'])])).toEqual({
    precision: 1 / 2,
    recall: 1 / 3,
    recallByWeight: 150 / 161,
    answers: 1,
    matchedBy: { 'same words': 1, 'same food': 0, 'plainer name': 0 },
  })
  expect(ingredientScore([reading([{ name: 'beef' }], [])])).toMatchObject({
    precision: 0,
    recall: 0,
    recallByWeight: undefined,
  })
  expect(ingredientScore([reading(truth)])).toBeUndefined()
})
