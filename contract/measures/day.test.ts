import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, dayStart, daysBetween, isTimezone, weekStart } from './day.ts'
import { day } from './day-schemas.ts'

const zones = [
  'America/Chicago',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'UTC',
]
const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

test('every instant lies in exactly one day of its zone: at or after its start, before the next one’s', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
      const of = dayIn(zone, instant)
      expect(dayStart(zone, of).getTime()).toBeLessThanOrEqual(instant.getTime())
      expect(dayIn(zone, dayStart(zone, of))).toBe(of)
      expect(dayIn(zone, new Date(dayStart(zone, of).getTime() - 1)) < of).toBe(true)
    }),
  )
})

test('days can be added and counted across leap days, months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  fc.assert(
    fc.property(instants, fc.integer({ min: -2000, max: 2000 }), (instant, days) => {
      const from = dayIn('UTC', instant)
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})

test('a week starts on Monday', () => {
  expect(weekStart('2026-11-21')).toBe('2026-11-16')
  expect(weekStart('2026-11-16')).toBe('2026-11-16')
  expect(weekStart('2026-11-22')).toBe('2026-11-16')
})

test('a day that does not exist is refused', () => {
  for (const wrong of ['2026-02-30', '2026-13-01', '26-01-01', 'today', '2026-1-1', '9999-01-01'])
    expect(day.safeParse(wrong).success).toBe(false)
  expect(day.safeParse('2028-02-29').success).toBe(true)
})

test('zones are names that follow daylight saving, not offsets', () => {
  expect(isTimezone('Europe/Berlin')).toBe(true)
  for (const wrong of ['+02:00', 'Mars/Base', '']) expect(isTimezone(wrong)).toBe(false)
})
