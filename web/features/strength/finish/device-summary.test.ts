import { expect, test } from 'vitest'
import { addExercise, beginWorkout, doSet, type LiveWorkout } from '../live/live-workout.ts'
import { deviceSummary } from './device-summary.ts'

let ids = 0
const newId = () => `id-${++ids}`
const began = new Date('2026-11-21T17:00:00Z')
const best = { heaviest: 100, estimatedMax: 116.667, mostReps: 8 }

/** A workout of an exercise with its first two rows done, a minute apart. */
function lifted(sets: readonly [kilograms: number | null, reps: number][], load: 'external' | 'bodyweight') {
  const planned = sets.map(([kilograms, reps]) => ({
    ...{ kind: 'working' as const, kilograms, reps, seconds: null, metres: null },
  }))
  const exercise = { exerciseId: 'squat', name: 'Squat', load, counts: 'reps' as const, planned, best }
  let workout: LiveWorkout = addExercise(beginWorkout('workout', 'ann', 'Legs', began), exercise, newId)
  const { key, sets: rows } = workout.exercises[0]!
  for (const [at, { id }] of rows.slice(0, 2).entries())
    workout = doSet(workout, key, id, new Date(began.getTime() + (at + 1) * 60_000))
  return deviceSummary(workout, 'automatic')
}

test('done sets count, with what they moved and the records that they beat', () => {
  expect(
    lifted(
      [
        [105, 5],
        [100, 5],
        [120, 5],
      ],
      'external',
    ),
  ).toEqual({
    duration: 120,
    sets: 2,
    volume: 1025,
    records: [
      { exerciseName: 'Squat', kind: 'heaviest', value: 105, before: 100 },
      { exerciseName: 'Squat', kind: 'estimatedMax', value: expect.closeTo(122.5), before: 116.667 },
    ],
  })
})

test('what the body moves is not known here, and not 0', () => {
  expect(lifted([[null, 8]], 'bodyweight').volume).toBeNull()
})
