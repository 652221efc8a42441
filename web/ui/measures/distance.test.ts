import { expect, test } from 'vitest'
import { formatClock, formatDistance, formatDuration, formatPace, lengthUnit } from './distance.ts'

test('as specified, logging speaks in miles, the history and plans in kilometres; a chosen system rules all', () => {
  expect([lengthUnit('specified', 'logging'), lengthUnit('specified', 'history')]).toEqual(['mi', 'km'])
  expect([lengthUnit('metric', 'logging'), lengthUnit('imperial', 'history')]).toEqual(['km', 'mi'])
  expect([lengthUnit('specified', 'plan'), lengthUnit('imperial', 'plan')]).toEqual(['km', 'mi'])
})
test('a distance, a pace and a time read as runners write them', () => {
  expect(formatDistance(5, 'mi')).toBe('3.1 miles')
  expect(formatDistance(0.28, 'mi')).toBe('0.17 miles')
  expect(formatDistance(5, 'km')).toBe('5.00 km')
  expect(formatPace(5, 'mi')).toBe('8:03 /mi')
  expect(formatPace(5.999, 'km')).toBe('6:00 /km')
  expect(formatClock(3765)).toBe('1:02:45')
  expect(formatDuration(3900)).toBe('1 h 05 min')
  expect(formatDuration(2700)).toBe('45 min')
  expect([0, 14, 61].map(formatDuration)).toEqual(['0 min', '1 min', '1 min'])
})
