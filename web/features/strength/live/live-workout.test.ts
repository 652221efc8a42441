import { expect, test } from 'vitest'
import { newId } from '#web/http/random.ts'
import {
  addExercise,
  beginWorkout,
  changeExercise,
  changeSet,
  doneSets,
  doSet,
  isComplete,
  type LiveWorkout,
  moveExercise,
  type NewExercise,
  newSetOf,
  nextInRound,
  swapExercise,
  toggleSuperset,
  undoSet,
  valuesOf,
  workoutLike,
} from './live-workout.ts'

const at = new Date('2026-11-21T17:00:00Z')
const last = [
  { kind: 'warm_up', kilograms: 60, reps: 8, seconds: null, metres: null },
  { kind: 'working', kilograms: 100, reps: 5, seconds: null, metres: null },
] as const
const squat = {
  key: 'one',
  exerciseId: 'back-squat',
  name: 'Back Squat',
  load: 'external',
  counts: 'reps',
  last,
} as const satisfies NewExercise

const begun = (exercise: NewExercise = squat) =>
  addExercise(beginWorkout('workout', 'ann', 'Legs', at), exercise, newId)

test('an exercise comes with the rows of last time, and a new one with three', () => {
  expect(begun().exercises[0]!.sets.map(({ kind }) => kind)).toEqual(['warm_up', 'working'])
  expect(begun({ ...squat, last: [] }).exercises[0]!.sets).toHaveLength(3)
})

test('a workout like an earlier one has its exercises in order, with its sets as last time’s', () => {
  const set = (exerciseId: string, kilograms: number) =>
    ({
      exerciseId,
      exerciseName: exerciseId,
      load: 'external',
      kind: 'working',
      kilograms,
      reps: 5,
      seconds: null,
      metres: null,
      supersetId: null,
    }) as const
  const empty = beginWorkout('workout', 'ann', 'Legs', at)
  const again = workoutLike(empty, [set('squat', 100), set('press', 50), set('squat', 105)], newId)
  expect(again.exercises.map(({ exerciseId, sets }) => [exerciseId, sets.length])).toEqual([
    ['squat', 2],
    ['press', 1],
  ])
  expect(valuesOf(again.exercises[0]!, 1)).toEqual({ kilograms: 105, reps: 5, seconds: null, metres: null })
})

test('one press takes last time’s set over and begins the rest', () => {
  const workout = begun()
  const done = doSet(workout, 'one', workout.exercises[0]!.sets[1]!.id, at)
  expect(doneSets(done)).toMatchObject([{ kilograms: 100, reps: 5, doneAt: at.toISOString() }])
  expect(done.rest).toEqual({ until: at.getTime() + 120_000, seconds: 120 })
})

test('what is typed wins over last time, and goes on in the rows after it', () => {
  const workout = changeExercise(begun({ ...squat, last: [] }), 'one', (one) =>
    changeSet(one, one.sets[0]!.id, { kilograms: 80, reps: 6 }),
  )
  const [exercise] = workout.exercises
  expect(valuesOf(exercise!, 1)).toEqual({ kilograms: 80, reps: 6, seconds: null, metres: null })
  const typed = changeSet(exercise!, exercise!.sets[1]!.id, { reps: 4 })
  expect(valuesOf(typed, 1)).toEqual({ kilograms: 80, reps: 4, seconds: null, metres: null })
})

test('a row of which nothing is known is not complete', () => {
  expect(isComplete(valuesOf(begun({ ...squat, last: [] }).exercises[0]!, 0))).toBe(false)
})

test('a timed exercise has seconds and no repetitions', () => {
  const plank = {
    ...squat,
    counts: 'seconds',
    last: [{ kind: 'working', kilograms: null, reps: null, seconds: 60, metres: null }],
  } as const
  expect(valuesOf(begun(plank).exercises[0]!, 0)).toEqual({
    kilograms: null,
    reps: null,
    seconds: 60,
    metres: null,
  })
})

test('only a done row is sent, and a press taken back is done no longer', () => {
  const workout = begun()
  const { id } = workout.exercises[0]!.sets[1]!
  expect(newSetOf(workout, 'one', id, at)).toBeUndefined()
  const done = doSet(workout, 'one', id, at)
  expect(newSetOf(done, 'one', id, at)).toMatchObject({ place: 1, kilograms: 100, reps: 5, kind: 'working' })
  expect(newSetOf(undoSet(done, 'one', id), 'one', id, at)).toBeUndefined()
})

test('exercises move by one place and stay within the list', () => {
  const workout = addExercise(begun(), { ...squat, key: 'two' }, newId)
  const keys = (by: 1 | -1, key: string) => moveExercise(workout, key, by).exercises.map((one) => one.key)
  expect(keys(-1, 'two')).toEqual(['two', 'one'])
  expect(keys(1, 'two')).toEqual(['one', 'two'])
})

const lift = (workout: LiveWorkout, exercise: number, set: number) => {
  const { key, sets } = workout.exercises[exercise]!
  return doSet(workout, key, sets[set]!.id, at)
}

test('in a superset the rest begins after the round, and the next exercise is named before it', () => {
  const two = addExercise(begun(), { ...squat, key: 'two' }, newId)
  const joined = toggleSuperset(two, 'one', newId)
  const first = lift(joined, 0, 0)
  expect(first.rest).toBeNull()
  expect(nextInRound(first, 'one')?.key).toBe('two')
  const second = lift(first, 1, 0)
  expect(second.rest).not.toBeNull()
  expect(nextInRound(second, 'two')).toBeUndefined()
  const apart = toggleSuperset(joined, 'one', newId)
  expect(apart.exercises.map(({ supersetId }) => supersetId)).toEqual([null, null])
})

test('a swapped exercise keeps the sets that were done of it, and the new one stands behind it', () => {
  const swapped = swapExercise(
    lift(begun(), 0, 1),
    'one',
    { ...squat, key: 'press', exerciseId: 'leg-press' },
    newId,
  )
  expect(swapped.exercises.map(({ exerciseId, sets }) => [exerciseId, sets.length])).toEqual([
    ['back-squat', 1],
    ['leg-press', 2],
  ])
  const untouched = swapExercise(begun(), 'one', { ...squat, key: 'press', exerciseId: 'leg-press' }, newId)
  expect(untouched.exercises.map(({ exerciseId }) => exerciseId)).toEqual(['leg-press'])
})

test('a planned set wins over last time, and takes from it what the plan leaves open', () => {
  const plan = { kind: 'working', kilograms: 102.5, reps: 5, seconds: null, metres: null } as const
  const [planned] = begun({ ...squat, planned: [plan, { ...plan, kilograms: null }] }).exercises
  expect(valuesOf(planned!, 0)).toMatchObject({ kilograms: 102.5, reps: 5 })
  expect(valuesOf(planned!, 1)).toMatchObject({ kilograms: 100, reps: 5 })
  expect(planned!.sets).toHaveLength(2)
})
