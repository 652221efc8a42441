import { expect, test } from 'vitest'
import { addExercise, beginWorkout, doSet } from './live-workout.ts'
import { trainedTime } from './trained-time.ts'

const start = Date.parse('2026-11-21T17:00:00Z')
const minutes = (count: number) => new Date(start + count * 60_000)

test('time without training, such as a forgotten end, is not trained', () => {
  let number = 0
  const begun = addExercise(
    beginWorkout('workout', 'ann', 'Legs', minutes(0)),
    { key: 'one', exerciseId: 'squat', name: 'Squat', load: 'external', counts: 'reps' },
    () => String(number++),
  )
  const [first, second] = begun.exercises[0]!.sets
  const once = doSet(begun, 'one', first!.id, minutes(3))
  expect(trainedTime(once)).toEqual({ duration: 180, activeSeconds: 40 })
  // Two hours later one more set: ten minutes of the pause count.
  expect(trainedTime(doSet(once, 'one', second!.id, minutes(123)))).toEqual({
    duration: 780,
    activeSeconds: 80,
  })
})
