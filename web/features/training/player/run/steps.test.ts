import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsOf } from '#contract/training/workout-steps.ts'
import { workoutSeconds } from '#contract/training/workouts.ts'
import { block, exercise, workoutOf } from '../testing.ts'

const anyBlock = fc
  .record({
    rounds: fc.integer({ min: 1, max: 4 }),
    restBetweenRounds: fc.integer({ min: 0, max: 120 }),
    exercises: fc.array(
      fc.record({
        sets: fc.integer({ min: 1, max: 4 }),
        seconds: fc.integer({ min: 1, max: 600 }),
        restSeconds: fc.integer({ min: 0, max: 180 }),
        reps: fc.option(fc.integer({ min: 1, max: 20 })),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ exercises, ...rounds }) =>
    block(
      exercises.map((one) => exercise('Any', one)),
      rounds,
    ),
  )

test('the steps take as long as the workout says, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 4 }), (blocks) => {
      const workout = workoutOf(blocks)
      const sum = stepsOf(workout).reduce((seconds, step) => seconds + step.seconds, 0)
      expect(sum).toBe(workoutSeconds(workout))
    }),
  )
})

test('sets come one after the other with their rest, then the next exercise, then the next round', () => {
  const squat = exercise('Squat', { sets: 2, reps: 10, seconds: 40, restSeconds: 60 })
  const plank = exercise('Plank', { seconds: 20, restSeconds: 15 })
  const steps = stepsOf(workoutOf([block([squat, plank], { rounds: 2, restBetweenRounds: 90 })]))
  const round = ['work 40', 'rest 60', 'work 40', 'rest 60', 'work 20']
  expect(steps.map(({ kind, seconds }) => `${kind} ${seconds}`)).toEqual([...round, 'rest 90', ...round])
})

test('repetitions and ways wait for the person; seconds do not', () => {
  const [counted, way, held] = stepsOf(
    workoutOf([block([exercise('Squat', { reps: 8 }), exercise('Run', { metres: 800 }), exercise('Plank')])]),
  )
  expect([counted!.timed, way!.timed, held!.timed]).toEqual([false, false, true])
})
