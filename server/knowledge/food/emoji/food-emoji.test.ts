import { expect, test } from 'vitest'
import { emojiOf } from './food-emoji.ts'

test.each([
  ['banana', '🍌', 'fruit'],
  ['Bananas', '🍌', 'fruit'],
  ['Pepperoni pizza', '🍕', 'main_dish'],
  ['grandma’s zorblax curry', '🍛', 'main_dish'],
  ['hot dog sandwich on white bun', '🥪', 'main_dish'],
  ['goulash with cream', '🍲', 'main_dish'],
  ['pepper type soft drink', '🥤', 'beverage'],
  ['boiled celery with salt', '🥬', 'vegetable'],
  ['zorblax', '🍽️', 'general'],
  ['', '🍽️', 'general'],
  ['constructor', '🍽️', 'general'],
])('%j has %s and is %s', (name, emoji, category) => expect(emojiOf(name)).toEqual({ emoji, category }))
