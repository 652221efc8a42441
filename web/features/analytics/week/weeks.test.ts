import { expect, test } from 'vitest'
import { mondayOf, oldestOf, weekRange, weekTitle } from './weeks.ts'

const today = '2026-11-19'
const thisMonday = '2026-11-16'

test('an address names a week by a Monday that has come, and by nothing else', () => {
  expect(mondayOf('2026-11-09', today)).toBe('2026-11-09')
  expect(mondayOf(thisMonday, today)).toBe(thisMonday)
  for (const text of [null, '', '2026-11-10', '2026-11-23', '2026-13-40', 'next week'])
    expect(mondayOf(text, today)).toBeUndefined()
})

test('the list reaches back half a year, and further where entries do', () => {
  expect(oldestOf(thisMonday, null)).toBe('2026-05-25')
  expect(oldestOf(thisMonday, '2026-11-09')).toBe('2026-05-25')
  expect(oldestOf(thisMonday, '2020-01-06')).toBe('2020-01-06')
})

test('a week of another year names it', () => {
  expect(weekTitle('2026-11-09', thisMonday)).toBe('Week of November 9')
  expect(weekTitle('2025-12-29', thisMonday)).toBe('Week of December 29, 2025')
  expect(weekRange('2025-12-29', thisMonday)).toBe('Dec 29 – Jan 4')
  expect(weekRange('2025-12-22', thisMonday)).toBe('Dec 22 – Dec 28, 2025')
})
