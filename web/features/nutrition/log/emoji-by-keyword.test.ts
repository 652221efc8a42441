import { expect, test } from 'vitest'
import { emojiByKeyword } from './emoji-by-keyword.ts'

test.each([
  ['Grilled Chicken', '🍗'],
  ['apple pie', '🍰'],
  ['Vanilla ice cream', '🍦'],
  ['2 eggs', '🥚'],
  ['constructor', '🍽️'],
  ['', '🍽️'],
])('“%s” shows %s', (name, emoji) => {
  expect(emojiByKeyword(name)).toBe(emoji)
})
