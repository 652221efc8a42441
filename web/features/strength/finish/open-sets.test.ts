import { expect, test } from 'vitest'
import { addExercise, beginWorkout, doneSets, doSet, type NewExercise } from '../live/live-workout.ts'
import { doOpenSets, openSets } from './open-sets.ts'

let ids = 0
const newId = () => `id-${++ids}`
const now = new Date('2026-11-21T17:10:00Z')
const set = { kind: 'working', kilograms: 60, reps: 8, seconds: null, metres: null } as const
const workoutOf = (exercise: Partial<NewExercise>) =>
  addExercise(
    beginWorkout('workout', 'ann', 'Push', now),
    { exerciseId: 'bench-press', name: 'Bench Press', load: 'external', counts: 'reps', ...exercise },
    newId,
  )
const placesOf = (workout: ReturnType<typeof workoutOf>) => openSets(workout).map(({ at }) => at)

test('planned rows and rows of last time that are not done are open', () => {
  for (const rows of [{ planned: [set, set] }, { last: [set, set] }]) {
    const workout = workoutOf(rows)
    const { key, sets } = workout.exercises[0]!
    expect(placesOf(workout)).toEqual([0, 1])
    expect(placesOf(doSet(workout, key, sets[0]!.id, now))).toEqual([1])
  }
})

test('rows that nothing was planned or typed for are not asked about', () => {
  const workout = workoutOf({})
  expect(workout.exercises[0]!.sets).toHaveLength(3)
  expect(placesOf(workout)).toEqual([])
  const [exercise] = workout.exercises
  const typed = exercise!.sets.map((one, at) => (at === 1 ? { ...one, reps: 5 } : one))
  expect(placesOf({ ...workout, exercises: [{ ...exercise!, sets: typed }] })).toEqual([1])
})

test('open rows are done with what they ask for; one without a number stays open', () => {
  const workout = doOpenSets(workoutOf({ planned: [set, { ...set, kilograms: 65 }] }), now)
  expect(doneSets(workout).map(({ kilograms, reps }) => [kilograms, reps])).toEqual([
    [60, 8],
    [65, 8],
  ])
  const unknown = workoutOf({ planned: [{ ...set, reps: null }] })
  expect(openSets(unknown)[0]!.problem).toBe('Enter repetitions first.')
  expect(doneSets(doOpenSets(unknown, now))).toEqual([])
})
