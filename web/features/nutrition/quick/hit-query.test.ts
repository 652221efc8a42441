import { expect, test } from 'vitest'
import { hitQuery } from './hit-query.ts'

test.each([
  ['ba', 'ba'],
  [' Greek yogurt with honey ', 'Greek yogurt with honey'],
  ['mac & cheese', 'mac & cheese'],
  ['Lunch: banana', 'banana'],
  ['2% milk', '2% milk'],
  ['7up', '7up'],
  ['A&W root beer', 'A&W root beer'],
  ['каша', 'каша'],
])('“%s” is searched', (text, q) => {
  expect(hitQuery(text)).toEqual({ q })
})

test.each([
  ['3017620422003', '3017620422003'],
  ['0 36000 29145-2', '036000291452'],
  ['Snack: 96385074', '96385074'],
])('“%s” is a product', (text, barcode) => {
  expect(hitQuery(text)).toEqual({ barcode })
})

test.each([
  '',
  'b',
  '🍕',
  '12345678',
  '2 eggs',
  '2.5 bananas',
  '½ avocado',
  '200g rice',
  'eggs, toast',
  'eggs\ntoast',
  'eggs + toast',
  'two eggs and a slice of toast',
  'a banana',
  'I had soup',
  'Lunch: 2 eggs',
])('“%s” brings no hits', (text) => {
  expect(hitQuery(text)).toBeUndefined()
})

test('no more characters are searched than the search takes', () => {
  expect(hitQuery('x'.repeat(2000))).toEqual({ q: 'x'.repeat(100) })
})
