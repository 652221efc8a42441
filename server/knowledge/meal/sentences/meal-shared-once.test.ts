import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a share is taken once, and of nothing that was eaten beside it', () => {
  test.each([
    [
      'Shared a 200g bag of tortilla chips with my husband, I ate half. Plus 60g salsa',
      ['tortilla chip 100', 'salsa 60'],
    ],
    ['shared a 12 inch margherita pizza with my mate, I had 3 slices', ['margherita pizza 204']],
    [
      '500g pot of 0% greek yogurt, had 3/5 of it so 300g, 2 tbsp (40g) jam',
      ['nonfat greek yogurt 300', 'jam 40'],
    ],
    [
      'stew - 600g beef, 400g potatoes. ate a quarter with 2 slices bread',
      ['stew beef 150', 'potato 100', 'white bread 58'],
    ],
    [
      'lentil bolognese - 240g dry red lentils, 800g canned tomatoes. I ate a quarter of it with 80g dry spaghetti (the spaghetti just for me)',
      ['dry red lentils 60', 'canned tomatoes 200', 'dry pasta 80'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('a full stop behind an ounce ends the food before it where the next has its own amount', () => {
  test.each([
    ['peanuts dry roasted salted, 1 oz. beer light 1 can 12oz', ['dry roasted peanut 28', 'light beer 355']],
    ['almonds 1 oz. Apple 1 medium.', ['almond 28', 'apple 182']],
    ['1 oz. cheddar 2 crackers', ['cheddar cheese 28', 'cracker 7']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
