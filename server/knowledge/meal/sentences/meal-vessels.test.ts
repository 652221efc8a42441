import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('how large a cup was is said of what was poured into it, never of what was stirred in', () => {
  test.each([
    [
      'coffee x3 today each w/ 1 tbsp half and half & 1 tsp sugar, 8oz cups',
      ['coffee 710', 'half and half 45', 'sugar 13'],
    ],
    ['3 coffees with 1 tsp sugar each, 8 oz mugs', ['coffee 710', 'sugar 13']],
    ['tea x2 with 1 tsp sugar, 300ml mug', ['tea 600', 'sugar 4']],
    ['porridge 40g dry oats with 1 tsp cinnamon, 300ml bowl', ['oats 40', 'cinnamon 3']],
    ['popcorn 3 cups with 1 tsp salt and 1 tbsp butter, 2 litre bowl', ['popcorn 33', 'salt 6', 'butter 14']],
    ['2 cups of tea with milk 30 ml and 2 tsp sugar, 250 ml cups', ['tea with milk 480', 'sugar 8']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('"each" counts what was said once, for all that it was said of', () => {
  test.each([
    ['tea 3 x 250ml mugs with 1 tsp sugar and 20 ml milk each', ['tea 750', 'sugar 13', 'whole milk 62']],
    ['black tea x5, 1 tsp sugar each, small 6oz glasses', ['tea 887', 'sugar 21']],
    [
      'Two pieces of toast, white, each with a level tablespoon of peanut butter',
      ['toast 52', 'peanut butter 32'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
