import { expect, test } from 'vitest'
import { emojiOf } from './food-emoji.ts'

test.each([
  ['banana', '🍌', 'fruit'],
  ['Bananas', '🍌', 'fruit'],
  ['Pepperoni pizza', '🍕', 'main_dish'],
  ['grandma’s zorblax curry', '🍛', 'main_dish'],
  ['zorblax', '🍽️', 'general'],
  ['', '🍽️', 'general'],
  ['constructor', '🍽️', 'general'],
])('%j has %s and is %s', (name, emoji, category) => expect(emojiOf(name)).toEqual({ emoji, category }))

test('it takes less than a tenth of a millisecond', () => {
  const names = ['banana', 'chicken tikka masala', 'zorblax stew', 'two scrambled eggs on toast']
  for (const name of names) emojiOf(name)
  const start = performance.now()
  for (let round = 0; round < 500; round++) for (const name of names) emojiOf(name)
  expect((performance.now() - start) / 2000).toBeLessThan(0.1)
})
