import { expect, test } from 'vitest'
import { recentDay } from './recent-day.ts'

test('days of the last week are told from today, others by their date', () => {
  const told = (day: string) => recentDay(day, '2026-03-02')
  expect(told('2026-03-02')).toBe('Today')
  expect(told('2026-03-01')).toBe('Yesterday')
  expect(told('2026-02-28')).toBe('2 days ago')
  expect(told('2026-02-24')).toBe('6 days ago')
  expect(told('2026-02-23')).toBe('Mon, Feb 23')
  expect(told('2026-03-03')).toBe('Tomorrow')
  expect(told('2026-03-04')).toBe('Wed, Mar 4')
  expect(recentDay('2026-01-05', '2026-03-02', 'short')).toBe('Jan 5')
})
