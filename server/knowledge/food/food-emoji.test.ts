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
