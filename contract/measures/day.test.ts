import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dayIn,
  dayStart,
  daysBetween,
  firstDay,
  firstInstant,
  isTimezone,
  lastDay,
  lastInstant,
  weekEnd,
  weekStart,
} from './day.ts'
import { day, moment } from './day-schemas.ts'

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

test('the day of an instant is that of its zone, not of UTC', () => {
  const evening = new Date('2027-03-27T23:30:00Z')
  expect(zones.map((zone) => dayIn(zone, evening))).toEqual([
    '2027-03-27',
    '2027-03-28',
    '2027-03-27',
    '2027-03-28',
    '2027-03-28',
    '2027-03-27',
    '2027-03-28',
    '2027-03-27',
  ])
  // An hour later by summer time.
  expect(dayIn('Europe/Berlin', new Date('2027-03-28T22:30:00Z'))).toBe('2027-03-29')
})

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

test('days derived from a day end where the diary does', () => {
  expect(addDays('1970-01-03', -7)).toBe(firstDay)
  expect(addDays('2200-12-30', 400)).toBe(lastDay)
  expect([weekStart('1970-01-04'), weekEnd('1970-01-01')]).toEqual([firstDay, '1970-01-04'])
  expect([weekStart('2200-12-31'), weekEnd('2200-12-29')]).toEqual(['2200-12-29', lastDay])
})

test('a moment is accepted if its day lies in the diary in every zone', () => {
  for (const zone of zones) {
    expect(dayIn(zone, new Date(firstInstant)) >= firstDay).toBe(true)
    expect(dayIn(zone, new Date(lastInstant)) <= lastDay).toBe(true)
  }
  const isMoment = (text: string) => moment.safeParse(text).success
  const [first, last] = [firstInstant, lastInstant].map((at) => new Date(at).toISOString())
  expect([first, last, '1970-01-02T12:00:00+12:00'].map((text) => isMoment(text!))).toEqual([
    true,
    true,
    true,
  ])
  for (const far of [firstInstant - 1, lastInstant + 1])
    expect(isMoment(new Date(far).toISOString())).toBe(false)
  for (const text of ['0001-01-01T00:00:00Z', '1970-01-02T00:00:00+14:00', '9999-12-31T00:00:00Z', 'soon'])
    expect(isMoment(text)).toBe(false)
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
