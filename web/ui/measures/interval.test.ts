import { expect, test } from 'vitest'
import { formatSpan, formatWay } from './interval.ts'

test('spans are seconds while they are short, minutes when they are whole', () => {
  expect(formatSpan(20)).toBe('20 s')
  expect(formatSpan(60)).toBe('1 min')
  expect(formatSpan(90)).toBe('90 s')
  expect(formatSpan(120)).toBe('2 min')
  expect(formatSpan(150)).toBe('2:30')
})

test('short distances are metres or yards, longer ones kilometres or miles', () => {
  expect([formatWay(400, 'km'), formatWay(400, 'mi')]).toEqual(['400 m', '437 yd'])
  expect([formatWay(5000, 'km'), formatWay(5000, 'mi')]).toEqual(['5.0 km', '3.1 miles'])
})
