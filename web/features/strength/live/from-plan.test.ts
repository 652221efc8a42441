import { expect, test } from 'vitest'
import type { Prescribed, Workout, WorkoutBlock } from '#contract/training/workouts.ts'
import { allExercises } from '#server/knowledge/exercises/exercises.ts'
import { exercisesOfPlan } from './from-plan.ts'
import { beginExercise, valuesOf, withLast } from './live-workout.ts'

const library = new Map(allExercises.map((one) => [one.id, one]))
const prescribed = (exerciseId: string, more: Partial<Prescribed> = {}): Prescribed => ({
  ...{ exerciseId, name: exerciseId, sets: 3, reps: 8, seconds: 40, metres: null, restSeconds: 90 },
  ...{ perSide: false, tempo: null, rpe: null, cue: null, ...more },
})
const block = (kind: WorkoutBlock['kind'], exercises: Prescribed[], rounds = 1): WorkoutBlock => ({
  ...{ kind, title: kind, rounds, restBetweenRounds: 60, exercises },
})
const workout = (...blocks: WorkoutBlock[]) => ({ workoutType: 'strength', blocks }) as Workout

test('the main exercises come with their sets, warm-up and cool-down stay outside', () => {
  const plan = workout(
    block('warm_up', [prescribed('bodyweight-squat')]),
    block('main', [prescribed('bench-press'), prescribed('pull-up', { sets: 2, reps: 6 })]),
  )
  expect(
    exercisesOfPlan(plan, library).map(({ exerciseId, load, planned }) => [
      exerciseId,
      load,
      planned?.length,
    ]),
  ).toEqual([
    ['bench-press', 'external', 3],
    ['pull-up', 'bodyweight', 2],
  ])
  expect(exercisesOfPlan({ ...plan, workoutType: 'yoga' }, library)).toEqual([])
})

test('a circuit is a superset with a set for each round', () => {
  const round = [prescribed('bench-press', { sets: 1 }), prescribed('pull-up', { sets: 1 })]
  const [one, two] = exercisesOfPlan(workout(block('circuit', round, 4)), library)
  expect(one!.planned).toHaveLength(4)
  expect(one!.supersetId).toBe(two!.supersetId)
  expect(one!.restSeconds).toBe(60)
})

test('an effort that is asked for becomes a weight by what was lifted last time', () => {
  const [planned] = exercisesOfPlan(
    workout(block('main', [prescribed('bench-press', { reps: 5, rpe: 8 })])),
    library,
  )
  // 100 kg × 5 with two in reserve are seven possible ones, by Epley 123.3 kg.
  const last = { kind: 'working', kilograms: 100, reps: 5, seconds: null, metres: null, rpe: 8 } as const
  const known = {
    sets: [{ ...last, repsInReserve: null }],
    best: { heaviest: 100, estimatedMax: 117, mostReps: 5 },
  }
  const begun = beginExercise(planned!, () => 'id')
  expect(
    valuesOf(
      withLast(begun, known, () => 'id', 2.5),
      0,
    ),
  ).toMatchObject({ kilograms: 100, reps: 5 })
  const easier = { ...known, sets: [{ ...known.sets[0]!, rpe: 7 }] }
  expect(
    valuesOf(
      withLast(begun, easier, () => 'id', 2.5),
      0,
    ),
  ).toMatchObject({ kilograms: 102.5, reps: 5 })
})
