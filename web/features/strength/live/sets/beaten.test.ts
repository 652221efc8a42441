import { expect, test } from 'vitest'
import { beginExercise, type LiveSet } from '../live-workout.ts'
import { beatenBy } from './beaten.ts'

const row = (id: string, kilograms: number, reps: number, more: Partial<LiveSet> = {}): LiveSet => ({
  ...{ id, kind: 'working', kilograms, reps, seconds: null, metres: null },
  ...{ rpe: null, repsInReserve: null, note: null, doneAt: `2026-11-21T17:0${id}:00Z`, ...more },
})
const withSets = (...sets: LiveSet[]) => ({
  ...beginExercise({ exerciseId: 'squat', name: 'Squat', load: 'external', counts: 'reps' }, () => 'key'),
  best: { heaviest: 100, estimatedMax: 116.667, mostReps: 8 },
  sets,
})
const beaten = (sets: LiveSet[], at: number) => beatenBy(withSets(...sets), sets[at]!, 'automatic')

test('a set beats what is heavier, estimated higher or has more repetitions than ever', () => {
  expect(beaten([row('1', 102.5, 5)], 0)).toEqual(['heaviest', 'estimatedMax'])
  expect(beaten([row('1', 60, 9)], 0)).toEqual(['mostReps'])
  expect(beaten([row('1', 100, 5)], 0)).toEqual([])
})

test('only the best set of the workout holds the record, the first of equal ones', () => {
  const sets = [row('1', 105, 3), row('2', 110, 3), row('3', 110, 3)]
  expect(sets.map((_, at) => beaten(sets, at).includes('heaviest'))).toEqual([false, true, false])
})

test('warm-ups, rows not done and first times beat nothing', () => {
  expect(beaten([row('1', 120, 5, { kind: 'warm_up' })], 0)).toEqual([])
  expect(beaten([row('1', 120, 5, { doneAt: null })], 0)).toEqual([])
  const sets = [row('1', 120, 5)]
  expect(beatenBy({ ...withSets(...sets), best: null }, sets[0]!, 'automatic')).toEqual([])
})
