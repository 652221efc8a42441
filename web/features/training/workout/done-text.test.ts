import { expect, test } from 'vitest'
import { doneText } from './done-text.ts'

test('a workout says how often it was done, and when last in the person’s own zone', () => {
  expect(doneText({ timesDone: 0, lastDoneAt: null }, 'Europe/Berlin')).toBe('Not done yet')
  expect(doneText({ timesDone: 1, lastDoneAt: '2026-11-20T23:30:00Z' }, 'Europe/Berlin')).toBe(
    'Done once, on Sat, Nov 21',
  )
  expect(doneText({ timesDone: 3, lastDoneAt: '2026-11-20T23:30:00Z' }, 'America/Chicago')).toBe(
    'Done 3 times, last on Fri, Nov 20',
  )
})
