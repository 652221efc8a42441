import { expect, test } from 'vitest'
import { skippedAt } from './skipped-time.ts'

const autumn = new Date('2026-11-21T12:34:56Z')
const skipped = (time: string, zone: string, from = autumn) => skippedAt(time, zone, from)?.toISOString()

test('the hour that clocks leave out in spring is found, and its edges are not', () => {
  // Sunday, March 14, 2027: from 02:00 CST to 03:00 CDT.
  expect(skipped('02:30', 'America/Chicago')).toBe('2027-03-14T08:00:00.000Z')
  expect(skipped('02:00', 'America/Chicago')).toBe('2027-03-14T08:00:00.000Z')
  expect(skipped('01:59', 'America/Chicago')).toBeUndefined()
  expect(skipped('03:00', 'America/Chicago')).toBeUndefined()
  expect(skipped('02:15', 'Europe/Berlin')).toBe('2027-03-28T01:00:00.000Z')
})

test('a half hour is left out on Lord Howe Island, and midnight in Cairo', () => {
  expect(skipped('02:15', 'Australia/Lord_Howe')).toBe('2027-10-02T15:30:00.000Z')
  expect(skipped('02:45', 'Australia/Lord_Howe')).toBeUndefined()
  expect(skipped('00:30', 'Africa/Cairo')).toBe('2027-04-29T22:00:00.000Z')
  expect(skipped('23:59', 'Africa/Cairo')).toBeUndefined()
})

test('nothing is left out where clocks never change', () => {
  expect(skipped('02:30', 'Asia/Tokyo')).toBeUndefined()
  expect(skipped('02:30', 'Pacific/Kiritimati')).toBeUndefined()
})

test('on the day itself the change that is still to come counts, and the one that has passed does not', () => {
  const eve = new Date('2027-03-14T07:59:30Z')
  expect(skipped('02:30', 'America/Chicago', eve)).toBe('2027-03-14T08:00:00.000Z')
  const after = new Date('2027-03-14T08:00:30Z')
  expect(skipped('02:30', 'America/Chicago', after)).toBe('2028-03-12T08:00:00.000Z')
})
