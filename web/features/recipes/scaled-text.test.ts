import { expect, test } from 'vitest'
import { scaledText } from './scaled-text.ts'

const scaled = (text: string, name: string, factor: number, grams = 10) =>
  scaledText({ text, name, grams }, factor)

test('the recipe’s own servings leave its lines as they are', () => {
  expect(scaled('2 medium carrots, sliced', 'carrot', 1)).toBe('2 medium carrots, sliced')
})

test('counts, spoons, weights and what stands in brackets grow together', () => {
  expect(scaled('4 medium tomatoes (480 g) chopped', 'tomato', 1.5)).toBe('6 medium tomatoes (720 g) chopped')
  expect(scaled('1½ tbsp olive oil', 'olive oil', 2)).toBe('3 tbsp olive oil')
  expect(scaled('1 1/2 tsp salt', 'salt', 0.5)).toBe('¾ tsp salt')
  expect(scaled('725 ml vegetable stock', 'vegetable stock', 2)).toBe('1.45 l vegetable stock')
  expect(scaled('580 g spinach in small cubes', 'spinach', 0.5)).toBe('290 g spinach in small cubes')
  expect(scaled('1.2 kg potatoes', 'potato', 0.5)).toBe('600 g potatoes')
  expect(scaled('2–3 sprigs of thyme', 'thyme', 2)).toBe('4–6 sprigs of thyme')
})

test('one becomes many and many become one in words, too', () => {
  expect(scaled('1 medium onion (110 g)', 'onion', 2)).toBe('2 medium onions (220 g)')
  expect(scaled('4 medium tomatoes (480 g)', 'tomato', 0.25)).toBe('1 medium tomato (120 g)')
  expect(scaled('1 clove garlic', 'garlic', 3)).toBe('3 cloves garlic')
  expect(scaled('2 tins chickpeas (480 g)', 'chickpea', 0.5)).toBe('1 tin chickpeas (240 g)')
  expect(scaled('2 bay leaves (1 g)', 'bay leaf', 0.5)).toBe('1 bay leaf (0.5 g)')
  expect(scaled('1 pinch black pepper', 'black pepper', 3)).toBe('3 pinches black pepper')
  expect(scaled('1 chicken breast (170 g)', 'chicken breast', 2)).toBe('2 chicken breasts (340 g)')
  expect(scaled('1 courgette, cut into sticks', 'courgette', 2)).toBe('2 courgettes, cut into sticks')
})

test('an amount without a number is followed by its weight', () => {
  expect(scaled('a few leaves of basil', 'basil', 3, 5)).toBe('a few leaves of basil (15 g)')
})

test('nothing ever shrinks to nothing', () => {
  expect(scaled('½ tsp salt', 'salt', 1 / 12)).toBe('¼ tsp salt')
  expect(scaled('1 g saffron', 'saffron', 1 / 12)).toBe('0.1 g saffron')
})
