import { expect, test } from 'vitest'
import { countText } from './portion-text.ts'

test.each([
  [1, 'egg', '1 egg'],
  [2, 'egg', '2 eggs'],
  [0.5, 'cup', '0.5 cup'],
  [1.5, 'cup', '1.5 cups'],
  [3, 'tbsp', '3 tbsp'],
  [2, 'extra large', '2 extra large'],
  [2, 'large slice', '2 large slices'],
  [12, 'fl oz', '12 fl oz'],
  [200, 'ml', '200 ml'],
  [2, 'cup (8 fl oz)', '2 cups (8 fl oz)'],
  [2, '1/2 bagel', '2 × 1/2 bagel'],
])('%s of the unit %s is written “%s”', (count, unit, text) => {
  expect(countText(count, unit)).toBe(text)
})
