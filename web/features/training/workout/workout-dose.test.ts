import { expect, test } from 'vitest'
import { detailsOf, doseOf } from './workout-dose.ts'

const one = { sets: 1, reps: null, seconds: 40, metres: null, perSide: false }

test('a dose reads as sets of repetitions, time or distance', () => {
  expect(doseOf({ ...one, sets: 3, reps: 10 })).toBe('3 × 10')
  expect(doseOf({ ...one, reps: 12 })).toBe('12 reps')
  expect(doseOf({ ...one, reps: 1 })).toBe('1 rep')
  expect(doseOf(one)).toBe('40 s')
  expect(doseOf({ ...one, sets: 4, metres: 400 })).toBe('4 × 400 m')
  expect(doseOf({ ...one, metres: 5000 })).toBe('5.0 km')
  expect(doseOf({ ...one, metres: 5000 }, 'mi')).toBe('3.1 miles')
})

test('of time on each side the half is shown, since its seconds are those of both', () => {
  expect(doseOf({ ...one, seconds: 60, perSide: true })).toBe('30 s')
  expect(doseOf({ ...one, sets: 2, reps: 8, seconds: 60, perSide: true })).toBe('2 × 8')
})

test('details leave out what an exercise does not have', () => {
  expect(detailsOf({ restSeconds: 90, tempo: '3-1-1-0', rpe: 7.5 })).toEqual([
    'Rest 90 s',
    'Tempo 3‑1‑1‑0',
    'Effort 7.5 of 10',
  ])
  expect(detailsOf({ restSeconds: 2, tempo: null, rpe: null })).toEqual([])
})
