import { describe, expect, test } from 'vitest'
import { describeMeal, readMeal } from '../read-meal.ts'

describe('words in another language', () => {
  test.each([
    'Zwei Brötchen mit Butter und Käse',
    'протеиновый коктейль',
    'une assiette de frites',
    'ein Apfel',
    'mela',
    'un bol de riz avec du poulet',
    'dos huevos con arroz y frijoles',
    'frango grelhado com arroz e feijão',
    '2 ägg och en skiva bröd',
    '鶏むね肉 100g',
  ])('are not taken for English ones, and come back: %s', (text) => {
    const { items, notUnderstood } = readMeal(text)
    expect(items).toEqual([])
    expect(notUnderstood).toEqual([text])
    expect(describeMeal(text)).toBeUndefined()
  })
  test.each([
    ['arroz con pollo', 'arroz con pollo'],
    ['crème brûlée', 'creme brulee'],
    ['chili con carne', 'chili con carne'],
    ['tres leches cake', 'tres leches cake'],
    ['100 g jalapeños', 'jalapeno'],
  ])('but dishes of the table keep their names: %s', (text, name) =>
    expect(readMeal(text).items.map((item) => item.name)).toEqual([name]),
  )
})

describe('a misspelled word', () => {
  test.each([
    ['100g brocolli, 150g chiken breast, 120g bown rice', ['broccoli', 'chicken breast', 'brown rice']],
    ['60g avacado on 40g rye bred', ['avocado', 'rye bread']],
    ['200 g rice with buter and tost', ['white rice', 'butter', 'toast']],
    ['a glas of white wine', ['white wine']],
  ])('among well-spelled ones is mended: %s', (text, names) =>
    expect(readMeal(text).items.map(({ name }) => name)).toEqual(names),
  )
  test.each(['a kase', '30 g barney'])('is no other common food: %s', (text) =>
    expect(readMeal(text).items).toEqual([]),
  )
})

test('when most of a sentence is not understood there is no figure', () => {
  expect(describeMeal('an apple')).toBeDefined()
  expect(describeMeal('an apple and zorblax')).toMatchObject({ notUnderstood: ['zorblax'] })
  expect(describeMeal('zorblax wibbled frobnitz, quuxes garply and an apple')).toBeUndefined()
})
