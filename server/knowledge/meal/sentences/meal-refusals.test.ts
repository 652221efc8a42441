import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what was not refused is never left out', () => {
  test.each([
    [
      'couldnt say no to 1 slice of apple pie (125g, shop bought) with 1/2 cup vanila ice cream',
      ['apple pie 125', 'vanilla ice cream 66'],
    ],
    [
      'Not very hungry this morning after the late shift so just had 2 kiwis and 100g raspberries',
      ['kiwi 138', 'raspberry 100'],
    ],
    ['could not resist 2 oreos (11g each)', ['chocolate sandwich cookie 22']],
    ['no time for breakfast so 1 banana and 30 g almonds', ['banana 118', 'almond 30']],
    ['not only 2 cookies (16g each) but also 200ml milk', ['chocolate chip cookie 32', 'whole milk 206']],
    ['no bread today so had 100g rice and 2 eggs', ['white rice 100', 'egg 100']],
    ['toast no butter 2 eggs 1 banana', ['toast 52', 'egg 100', 'banana 118']],
    ['coffee no sugar no milk and 1 croissant (57g)', ['coffee 240', 'croissant 57']],
    ['2 Scrambled egs and 3 strips bacon', ['scrambled egg 122', 'bacon 35']],
    [
      'Bag of popcorn air popped - 4 cups - with 1 tbsp melted butter',
      ['air-popped popcorn 32', 'butter 14'],
    ],
    ['no sugar oat latte 300ml', ['oat milk latte 306']],
    ['a bag of soup', ['vegetable soup 245']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('a dish without a part of its name is its measured parts', () => {
  test.each([
    [
      'Chole bhature w/o the bhature: 1 cup cooked chickpeas, 1 tbsp sunflower oil, 180g rice',
      ['chickpeas 164', 'sunflower oil 14', 'white rice 180'],
    ],
    ['burger without the bun: 120g beef patty, 20g cheddar', ['hamburger patty 120', 'cheddar cheese 20']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what was refused stays out', () => {
  test.each([
    ['no carbs tonight: 200g salmon', ['salmon 200']],
    ['2 eggs no toast', ['egg 100']],
    ['skipped the fries, cheeseburger 150g', ['cheeseburger 150']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
