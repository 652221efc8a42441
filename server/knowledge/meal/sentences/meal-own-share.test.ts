import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a dish named before its measured parts counts once', () => {
  test.each([
    [
      'chilli con carne, my share: 110g raw 90% lean beef mince, 100 g drained kidney beans, 40g onion',
      ['raw 90% lean ground beef 110', 'canned kidney beans 100', 'onion 40'],
    ],
    [
      'Spag bol, my portion: 90g dry spaghetti, 120 g beef mince 5% raw, 5 g olive oil',
      ['dry pasta 90', 'raw 95% lean ground beef 120', 'olive oil 5'],
    ],
    [
      'Post ride smoothie, 1 medium banana, 100g fresh raspberries, 250 ml whole milk, 1 tbsp peanut butter',
      ['banana 118', 'raspberry 100', 'whole milk 258', 'peanut butter 16'],
    ],
    [
      'Post gym shake, 300 ml semi skimmed milk, 30g whey, 1 banana',
      ['2% milk 309', 'whey protein powder 30', 'banana 118'],
    ],
    ['tuna pasta salad, 180g cooked pasta, 80 g tuna in oil', ['pasta 180', 'canned tuna in oil 80']],
    [
      'Burger night! 1 hamburger bun (44g), 100 g oven baked french fries, light beer 12oz',
      ['hamburger bun 44', 'oven fries 100', 'light beer 355'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but what is no dish is no list of parts', () =>
    expect(read('banana, my plate: 150g cooked rice, 80 g prawns')[0]).toBe('banana 118'))
  test('but one that is only eaten beside a part of its kind stays', () =>
    expect(read('a fruit smoothie, 200 g chicken breast, 1 banana')).toContain('fruit smoothie 300'))
  test('and so does a shake with nothing poured beside it', () =>
    expect(read('protein shake, 1 apple, 30 g almonds, 1 banana')).toHaveLength(4))
})
