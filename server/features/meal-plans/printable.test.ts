import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('text for a PDF keeps Western letters and signs, spells others, and drops what no font of a reader has', () => {
  expect(printable('Crème brûlée – “½ dose” at 180 °C × 2 …')).toBe('Crème brûlée – “½ dose” at 180 °C × 2 …')
  expect(printable('Šopska salata, żurek, győri, łosoś')).toBe('Šopska salata, zurek, gyori, losos')
  expect(printable('🍲 Ramen ラーメン ⅓ cup')).toBe('Ramen 1/3 cup')
})
