import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what was not there was not eaten', () => {
  test.each([
    ['ran out of bread so 2 crackers', ['cracker 7']],
    ['we were out of rice so 150g couscous cooked', ['couscous 150']],
    ['no bread left, had 3 rice cakes', ['rice cake 27']],
    ['2 slices toast instead of cereal', ['toast 52']],
    ['left the crusts, 2 slices toast 10g jam', ['toast 52', 'jam 10']],
    ['forgot the butter so 2 slices toast', ['toast 52']],
    ['had almond milk because there was no milk left, 200ml', ['almond milk 204']],
    ['40g pork scratchings. Just kidding, it was a 25g bag of crisps', ['potato chip 25']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('words around the food stay words', () => {
  test.each([
    ['watermelon 500g, too hot to cook', ['watermelon 500']],
    ['100g smoked salmon, keto life', ['smoked salmon 100']],
    ['apple 1 + 2tbsp peanut butter after skl', ['apple 182', 'peanut butter 32']],
    ['15g mayo on the side', ['mayonnaise 15']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
