import { expect, test } from 'vitest'
import { distanceIn, volumeIn } from '../../measures/measures.ts'
import { readTyped, stepped, understoodAs } from './use-typed-number.ts'

test('what is understood is told for all but a plain number', () => {
  expect(['12.5', '12', '-3', '5.', ''].map((text) => understoodAs(text))).toEqual(Array(5).fill(undefined))
  expect(understoodAs('12,5')).toBe(12.5)
  expect(understoodAs('1,234')).toBe(1234)
  expect(understoodAs('½')).toBe(0.5)
  expect(understoodAs('abc')).toBeUndefined()
})

test('the bounds decide between two readings, in the unit of storage', () => {
  const weight = { least: 20, most: 400 }
  expect(readTyped('72,125', undefined, weight)).toBe(72.125)
  // 1,500 miles are more than 2000 km.
  expect(readTyped('1,500', distanceIn('mi'), { least: 0, most: 2000 })).toBe(1.5)
  expect(readTyped('1,500', distanceIn('km'), { least: 0, most: 2000 })).toBe(1500)
})

test('a measure without decimals counts in whole units', () => {
  expect(readTyped('1.250', volumeIn('metric'), { least: 0, most: 5000 })).toBe(1250)
})

test('arrow keys step from what was typed, within the bounds', () => {
  expect(stepped('ArrowUp', '5,2', { step: 0.1 })).toBe(5.3)
  expect(stepped('ArrowDown', '0.5', { bounds: { least: 0 } })).toBe(0)
  expect(stepped('ArrowUp', '', {})).toBe(1)
  expect(stepped('ArrowUp', 'abc', {})).toBeUndefined()
  expect(stepped('a', '5', {})).toBeUndefined()
})
