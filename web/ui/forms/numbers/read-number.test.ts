import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 12,5 ', 12.5],
  ['0,125', 0.125],
  ['1234,567', 1234.567],
  [',5', 0.5],
  ['.5', 0.5],
  ['5,', 5],
  ['5.', 5],
  ['1 234,5', 1234.5],
  ['1\u202f234,5', 1234.5],
  ['1\u2009234,5', 1234.5],
  ['1\u00a0234.5', 1234.5],
  ['1’234.5', 1234.5],
  ["1'234'567", 1_234_567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['½', 0.5],
  ['1 ½', 1.5],
  ['2¼', 2.25],
  ['١٢٫٥', 12.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['۱۲٫۵', 12.5],
  ['１２.５', 12.5],
  ['-5,5', -5.5],
  ['−5.5', -5.5],
  ['+5', 5],
  ['-0', 0],
])('%j is read as %d', (typed, value) => expect(readNumber(typed)).toBe(value))

test.each(['', ' ', '\u202f'])('%j is no entry', (typed) => expect(readNumber(typed)).toBeNull())

test.each([
  ...['1e3', 'abc', '12,5,3', '12.5.3', '--5', '-', '.', ',', '5-', '12 5', '1 2345', '1,2.3,4'],
  ...['1.234.56', '1,234.567.8', "1'234,567.8", '12,34.5', '1/2', '5 km', 'Infinity', '0x10', '½5', '1½½'],
  '9'.repeat(400),
])('%j is refused', (typed) => expect(readNumber(typed)).toBeNaN())

test('a text with two readings is read as the app writes numbers', () => {
  expect(readNumber('1,234')).toBe(1234)
  expect(readNumber('1.234')).toBe(1.234)
})

test('a text with two readings is read as the one that the field takes', () => {
  expect(readNumber('72,125', (kilograms) => kilograms >= 20 && kilograms <= 400)).toBe(72.125)
  expect(readNumber('1.850', Number.isInteger)).toBe(1850)
  expect(readNumber('1,850', Number.isInteger)).toBe(1850)
  expect(readNumber('900,000', (value) => value < 10)).toBe(900_000)
})

test('what fits does not change the reading of other texts', () => {
  expect(readNumber('12,5', Number.isInteger)).toBe(12.5)
})

test('any number is read back from the way that a locale writes it', () => {
  const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL', 'sv-SE', 'ar-EG', 'fa-IR', 'ja-JP']
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...locales), (hundredths, locale) => {
      const value = hundredths / 100
      const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value)
      expect(readNumber(typed)).toBe(value)
    }),
  )
})
