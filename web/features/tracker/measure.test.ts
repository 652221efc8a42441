import { expect, test } from 'vitest'
import { climbIn, formatClock, formatPace, lengthIn, lengthUnit } from './measure.ts'

test('the tracker speaks miles, unless a person chose metric units', () => {
  expect([lengthUnit('specified'), lengthUnit('imperial'), lengthUnit('metric')]).toEqual(['mi', 'mi', 'km'])
  expect(lengthIn(16.0934, 'mi')).toBeCloseTo(10)
  expect(lengthIn(5, 'km')).toBe(5)
  expect(climbIn(100, 'km')).toBe(100)
  expect(climbIn(100, 'mi')).toBeCloseTo(328.08, 1)
})

test('a clock shows whole seconds that have passed, and hours once there are any', () => {
  expect([0, 59.9, 60, 1671, 3723, -3].map(formatClock)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '27:51',
    '1:02:03',
    '0:00',
  ])
})

test('a pace is the time a kilometre or mile takes, a dash at rest', () => {
  expect(formatPace(12, 'km')).toBe('5:00')
  expect(formatPace(12, 'mi')).toBe('8:03')
  expect(formatPace(0.2, 'km')).toBe('–')
  expect(formatPace(null, 'km')).toBe('–')
})
