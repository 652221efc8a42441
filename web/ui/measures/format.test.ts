import { expect, test } from 'vitest'
import {
  formatCount,
  formatDay,
  formatFixed,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatTime,
} from './format.ts'

test('numbers are grouped, and keep at most the decimals asked for', () => {
  expect(formatNumber(1316.4)).toBe('1,316')
  expect(formatNumber(0.54, 1)).toBe('0.5')
  expect(formatNumber(25, 1)).toBe('25')
  expect(formatFixed(1.6, 2)).toBe('1.60')
  expect(formatMoney(9.99)).toBe('$9.99')
})

test('no number shows as a dash, and nothing as minus zero', () => {
  for (const none of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatNumber(none)).toBe('–')
  expect(formatNumber(-0.2)).toBe('0')
  expect(formatNumber(-0)).toBe('0')
  expect(formatNumber(-3)).toBe('-3')
})

test('a calendar day keeps its date in whatever zone the browser is', () => {
  expect(formatLongDate('2026-11-26')).toBe('Thursday, November 26, 2026')
  expect(formatDay('2026-11-26', 'short')).toBe('Nov 26')
  expect(formatDay('2026-11-26', 'weekday')).toBe('Thursday')
  expect(formatDay('2026-11-26')).toBe('Thu, Nov 26')
})

test('an instant shows the date and time of the zone it is read in', () => {
  expect(formatLongDate('2026-11-26T03:00:00Z', 'America/Chicago')).toBe('Wednesday, November 25, 2026')
  expect(formatLongDate('2026-11-26T03:00:00Z', 'Europe/Berlin')).toBe('Thursday, November 26, 2026')
  expect(formatTime('2026-11-26T20:20:00Z', 'America/Chicago')).toMatch(/^2:20\sPM$/)
})

test('counts agree with their noun', () => {
  expect(formatCount(1, 'day', 'days')).toBe('1 day')
  expect(formatCount(0, 'day', 'days')).toBe('0 days')
  expect(formatCount(12, 'day', 'days')).toBe('12 days')
})
