import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a share of what was cooked', () => {
  test.each([
    [
      'banana bread, whole loaf is 240g flour, 120g sugar, 120g butter. cut in 12, i ate 2 slices',
      ['flour 40', 'sugar 20', 'butter 20'],
    ],
    [
      'Chicken tray bake\nserves 4\n800g raw chicken thighs\n600g raw potatoes\n\nI had 1 serving',
      ['raw chicken thigh 200', 'raw potato 150'],
    ],
    [
      'Stew: 800g beef, 400g potatoes, 200g carrots. My portion was a quarter',
      ['stew beef 200', 'potato 100', 'carrot 50'],
    ],
    [
      'Arepas: 300g cornmeal, 30g butter, 120g cheddar. Made 6, ate 2',
      ['cornmeal 100', 'butter 10', 'cheddar cheese 40'],
    ],
    ['Serves 2: 250g salmon, 200g potatoes', ['salmon 125', 'potato 100']],
    ['200g dry spaghetti, 20g parmesan, split between 2', ['dry pasta 100', 'parmesan cheese 10']],
    ['Overnight oats for 2: 100g oats, 20g honey. I ate half', ['oats 50', 'honey 10']],
    [
      'Meal prep 5 containers: 1kg raw chicken breast, 500g dry rice. Took one to work',
      ['raw chicken breast 200', 'dry white rice 100'],
    ],
    ['Soup: 400g potatoes, 200g leeks. Total weight 1200g, I had 300g', ['potato 100', 'leek 50']],
    [
      'Curry: 600g chicken thigh, 200g onion. Makes 4 servings. Per serving',
      ['chicken thigh 150', 'onion 50'],
    ],
    ['a sixth of the tray: 600g potatoes, 300g cheddar', ['potato 100', 'cheddar cheese 50']],
    ['900g lasagna serves 6, had one serving', ['lasagna 150']],
    ['Split a 14 inch cheese pizza (8 slices) with hubby. he had 5, I had 3', ['cheese pizza 320']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('the share said before the list', () => {
  test.each([
    ['so half of: 2 slices white bread, 2 tbsp peanut butter', ['white bread 29', 'peanut butter 16']],
    ['Ate 2 of 12 muffins I made with 240g flour, 120g sugar', ['flour 40', 'sugar 20']],
    [
      'had 2 slices of homemade bread (loaf: 500g flour, 10g olive oil, cut in 20)',
      ['flour 50', 'olive oil 1'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what stands beside it was eaten whole', () => {
  test.each([
    [
      'Dal for 4: 240g dry lentils, 40g ghee. I had one portion with 2 chapati 40g each',
      ['dry lentils 60', 'ghee 10', 'chapati 80'],
    ],
    [
      'Coffee 200ml. Oat bars: 300g oats, 150g honey, cut into 10 bars, ate 1. Apple 150g',
      ['coffee 200', 'oats 30', 'honey 15', 'apple 150'],
    ],
    [
      'Breakfast: 2 eggs\nLunch: lentil soup (serves 4)\n- 200g dry lentils\n- 20g olive oil\nhad 1 bowl\nDinner: 150g salmon',
      ['egg 100', 'dry lentils 50', 'olive oil 5', 'salmon 150'],
    ],
    [
      'Ate 4 of 16 falafel (400g chickpeas, 60g flour) plus 30g hummus',
      ['chickpeas 100', 'flour 15', 'hummus 30'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what only sounds like a share', () => {
  test.each([
    ['I had 2 slices of toast', ['toast 52']],
    ['coffee for one', ['coffee 240']],
    ['Chilli for 4, my portion: 110g beef mince, 80g kidney beans', ['ground beef 110', 'kidney beans 80']],
    ['ate 3 of my 5 meals: 100g oats, 200g rice', ['oats 100', 'white rice 200']],
    ['meal prep box 3 of 5: 150g chicken breast, 200g rice', ['chicken breast 150', 'white rice 200']],
    ['toast 60g, 20g butter, ate half of it', ['toast 60', 'butter 10']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what was left, made or said once more', () => {
  test.each([
    ['12 oz ribeye, boxed half of it so ate 6 oz (cooked)', ['ribeye steak 170']],
    ['400g steak, left a quarter of it', ['steak 300']],
    ['besan chilla from 60g besan, 30g onion', ['chickpea flour 60', 'onion 30']],
    ['2 slices pepperoni pizza from a 14 inch, regular crust', ['pepperoni pizza 222']],
    ['1 whole large egg + 3 large egg whites', ['egg 50', 'egg white 99']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
