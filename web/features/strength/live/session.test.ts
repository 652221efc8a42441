import { expect, test } from 'vitest'
import {
  addExercise,
  beginSession,
  changeExercise,
  changeSet,
  doneSets,
  doSet,
  isComplete,
  type LiveExercise,
  moveExercise,
  newSetOf,
  sessionLike,
  undoSet,
  valuesOf,
} from './session.ts'

const at = new Date('2026-11-21T17:00:00Z')
const newId = () => crypto.randomUUID()
const last = [
  { kind: 'warm_up', weight: 60, reps: 8, seconds: null },
  { kind: 'working', weight: 100, reps: 5, seconds: null },
] as const
const squat = {
  key: 'one',
  exerciseId: 'back-squat',
  name: 'Back Squat',
  load: 'external',
  timed: false,
  last,
} as const satisfies Omit<LiveExercise, 'sets' | 'restSeconds'>

const begun = (exercise: Omit<LiveExercise, 'sets' | 'restSeconds'> = squat) =>
  addExercise(beginSession('session', 'ann', 'Legs', at), exercise, newId)

test('an exercise comes with the rows of last time, and a new one with three', () => {
  expect(begun().exercises[0]!.sets.map(({ kind }) => kind)).toEqual(['warm_up', 'working'])
  expect(begun({ ...squat, last: [] }).exercises[0]!.sets).toHaveLength(3)
})

test('a session like an earlier one has its exercises in order, with its sets as last time’s', () => {
  const set = (exerciseId: string, weight: number) =>
    ({
      exerciseId,
      exerciseName: exerciseId,
      load: 'external',
      kind: 'working',
      weight,
      reps: 5,
      seconds: null,
    }) as const
  const empty = beginSession('session', 'ann', 'Legs', at)
  const again = sessionLike(empty, [set('squat', 100), set('press', 50), set('squat', 105)], newId)
  expect(again.exercises.map(({ exerciseId, sets }) => [exerciseId, sets.length])).toEqual([
    ['squat', 2],
    ['press', 1],
  ])
  expect(valuesOf(again.exercises[0]!, 1)).toEqual({ weight: 105, reps: 5, seconds: null })
})

test('one press takes last time’s set over and begins the rest', () => {
  const session = begun()
  const done = doSet(session, 'one', session.exercises[0]!.sets[1]!.id, at)
  expect(doneSets(done)).toMatchObject([{ weight: 100, reps: 5, doneAt: at.toISOString() }])
  expect(done.rest).toEqual({ until: at.getTime() + 120_000, seconds: 120 })
})

test('what is typed wins over last time, and goes on in the rows after it', () => {
  const session = changeExercise(begun({ ...squat, last: [] }), 'one', (one) =>
    changeSet(one, one.sets[0]!.id, { weight: 80, reps: 6 }),
  )
  const [exercise] = session.exercises
  expect(valuesOf(exercise!, 1)).toEqual({ weight: 80, reps: 6, seconds: null })
  const typed = changeSet(exercise!, exercise!.sets[1]!.id, { reps: 4 })
  expect(valuesOf(typed, 1)).toEqual({ weight: 80, reps: 4, seconds: null })
})

test('a row of which nothing is known is not complete', () => {
  expect(isComplete(valuesOf(begun({ ...squat, last: [] }).exercises[0]!, 0))).toBe(false)
})

test('a timed exercise has seconds and no repetitions', () => {
  const plank = {
    ...squat,
    timed: true,
    last: [{ kind: 'working', weight: null, reps: null, seconds: 60 }],
  } as const
  expect(valuesOf(begun(plank).exercises[0]!, 0)).toEqual({ weight: null, reps: null, seconds: 60 })
})

test('only a done row is sent, and a press taken back is done no longer', () => {
  const session = begun()
  const { id } = session.exercises[0]!.sets[1]!
  expect(newSetOf(session, 'one', id, at)).toBeUndefined()
  const done = doSet(session, 'one', id, at)
  expect(newSetOf(done, 'one', id, at)).toMatchObject({ place: 1, weight: 100, reps: 5, kind: 'working' })
  expect(newSetOf(undoSet(done, 'one', id), 'one', id, at)).toBeUndefined()
})

test('exercises move by one place and stay within the list', () => {
  const session = addExercise(begun(), { ...squat, key: 'two' }, newId)
  const keys = (by: 1 | -1, key: string) => moveExercise(session, key, by).exercises.map((one) => one.key)
  expect(keys(-1, 'two')).toEqual(['two', 'one'])
  expect(keys(1, 'two')).toEqual(['one', 'two'])
})
