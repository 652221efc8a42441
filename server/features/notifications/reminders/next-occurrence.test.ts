import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, dayStart } from '#contract/measures/day.ts'
import { nextOccurrence } from './next-occurrence.ts'

const at = (localTime: string, zone: string, after: string, weekday?: number) =>
  nextOccurrence({ localTime, zone, weekday }, new Date(after)).toISOString()

test('a time that the clocks skip is the first instant after the gap', () => {
  expect(at('02:30', 'America/Chicago', '2026-03-08T06:00:00Z')).toBe('2026-03-08T08:00:00.000Z')
  expect(at('02:00', 'America/Chicago', '2026-03-08T06:00:00Z')).toBe('2026-03-08T08:00:00.000Z')
  expect(at('03:00', 'America/Chicago', '2026-03-08T06:00:00Z')).toBe('2026-03-08T08:00:00.000Z')
  expect(at('02:15', 'Australia/Lord_Howe', '2026-10-03T12:00:00Z')).toBe('2026-10-03T15:30:00.000Z')
  expect(at('00:30', 'Africa/Cairo', '2026-04-23T12:00:00Z')).toBe('2026-04-23T22:00:00.000Z')
})

test('where the clocks skip the end of a day it is the last minute before, and the next day has its own', () => {
  expect(at('23:59', 'America/Godthab', '2028-03-25T01:59:00Z')).toBe('2028-03-26T00:59:00.000Z')
  expect(at('23:59', 'America/Godthab', '2028-03-26T00:59:00Z')).toBe('2028-03-27T00:59:00.000Z')
})

test('a time that the clocks show twice is the first of the two, and does not come again that day', () => {
  expect(at('01:30', 'America/Chicago', '2026-11-01T05:00:00Z')).toBe('2026-11-01T06:30:00.000Z')
  expect(at('01:30', 'America/Chicago', '2026-11-01T06:30:00Z')).toBe('2026-11-02T07:30:00.000Z')
})

test('the far ends of the calendar have days of their own', () => {
  expect(at('08:00', 'Pacific/Kiritimati', '2026-05-01T12:00:00Z')).toBe('2026-05-01T18:00:00.000Z')
  expect(at('08:00', 'Etc/GMT+12', '2026-05-01T12:00:00Z')).toBe('2026-05-01T20:00:00.000Z')
  expect(at('12:00', 'Pacific/Apia', '2011-12-30T06:00:00Z')).toBe('2011-12-30T22:00:00.000Z')
})

test('a weekly time comes on its weekday alone', () => {
  expect(at('08:30', 'Europe/Berlin', '2026-11-21T12:00:00Z', 1)).toBe('2026-11-23T07:30:00.000Z')
  expect(at('08:30', 'Europe/Berlin', '2026-11-23T07:30:00Z', 1)).toBe('2026-11-30T07:30:00.000Z')
})

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'Etc/GMT-14', 'Etc/GMT+12')
const localTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const start = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

test('every local day has exactly one reminder, in order, however the zone turns its clocks', () => {
  fc.assert(
    fc.property(zone, localTime, start, (zone, localTime, from) => {
      let after = from
      let last = dayIn(zone, from)
      for (let count = 0; count < 60; count++) {
        const next = nextOccurrence({ localTime, zone }, after)
        expect(next.getTime()).toBeGreaterThan(after.getTime())
        const on = dayIn(zone, next)
        // The first may be today; each later one is on the next day, unless the zone skipped that day.
        if (count === 0) expect([last, following(zone, last)]).toContain(on)
        else expect(on).toBe(following(zone, last))
        // Earlier only where the clocks skip the rest of the day.
        const isOver = dayIn(zone, new Date(next.getTime() + 60_000)) !== on
        expect(clock(zone, next) >= localTime || isOver).toBe(true)
        const before = new Date(next.getTime() - 1000)
        if (clock(zone, next) > localTime)
          expect(dayIn(zone, before) !== on || clock(zone, before) < localTime).toBe(true)
        last = on
        after = next
      }
    }),
    { numRuns: 100 },
  )
})

function following(zone: string, on: string): string {
  const next = addDays(on, 1)
  return dayIn(zone, dayStart(zone, next))
}

function clock(zone: string, instant: Date): string {
  return instant.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
}
