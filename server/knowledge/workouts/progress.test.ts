import { describe, expect, test } from 'vitest'
import { buildWorkout } from './build-workout.ts'
import { asked, exercisesIn, workOf } from './testing.ts'

const first = buildWorkout(asked(), { seed: 3 }).workout
const lifts = workOf(first)[0]!.exercises
const sessionAfter = (rpe: number, setsDone = 4) =>
  buildWorkout(asked(), {
    seed: 4,
    advanced: { feedback: lifts.map(({ exerciseId, name }) => ({ exerciseId, name, setsDone, rpe })) },
  }).workout
/** Maximum sets of a lift that was trained before and is planned again. */
const setsIn = (workout: typeof first) =>
  Math.max(
    ...workOf(workout)
      .flatMap(({ exercises }) => exercises)
      .filter(({ exerciseId }) => lifts.some((lift) => lift.exerciseId === exerciseId))
      .map(({ sets }) => sets),
  )
const cues = (workout: typeof first) =>
  workOf(workout).flatMap(({ exercises }) => exercises.map(({ cue }) => cue))

describe('what comes after the last session', () => {
  test('a lift that felt right comes again with the same weight', () => {
    const next = sessionAfter(8)
    const again = exercisesIn(workOf(next)).filter(({ id }) =>
      lifts.some(({ exerciseId }) => exerciseId === id),
    )
    expect(again.length).toBeGreaterThanOrEqual(2)
    expect(cues(next).join(' ')).toContain('keep the weight')
  })
  test('an easy one gets more weight', () => {
    expect(cues(sessionAfter(6)).join(' ')).toContain('take 5% more weight')
  })
  test('a hard session is followed by fewer sets and less weight', () => {
    const next = sessionAfter(9.4)
    expect(setsIn(next)).toBeLessThan(setsIn(sessionAfter(8)))
    expect(cues(next).join(' ')).toContain('less weight')
    expect(next.notes.join(' ')).toContain('one set less')
  })
  test('a push-up that failed gives way to its easier one', () => {
    const bare = asked({ equipment: 'none', targetMuscles: ['chest'] })
    const feedback = [{ exerciseId: 'push-up', name: 'Push-Up', setsDone: 0, rpe: 10 }]
    const ids = exercisesIn(workOf(buildWorkout(bare, { seed: 2, advanced: { feedback } }).workout)).map(
      ({ id }) => id,
    )
    expect(ids).not.toContain('push-up')
  })
  test('the coached read more about form', () => {
    const plain = cues(first).join('').length
    const coached = buildWorkout(asked(), { seed: 3, advanced: { feedback: [] } }).workout
    expect(cues(coached).join('').length).toBeGreaterThan(plain)
  })
})
