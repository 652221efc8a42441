import type { Prescribed, Workout } from '#contract/training/workouts.ts'

export const exercise = (name: string, given: Partial<Prescribed> = {}): Prescribed => ({
  exerciseId: null,
  name,
  sets: 1,
  reps: null,
  seconds: 30,
  metres: null,
  restSeconds: 0,
  perSide: false,
  tempo: null,
  rpe: null,
  cue: null,
  ...given,
})

export const workoutOf = (blocks: Workout['blocks']): Workout => ({
  title: 'Morning',
  workoutType: 'strength',
  fitnessLevel: 'beginner',
  equipment: 'none',
  targetMuscles: ['fullbody'],
  goal: 'general_fitness',
  minutes: 10,
  blocks,
  muscles: ['quads'],
  calories: 60,
  notes: [],
})

export const block = (
  exercises: Prescribed[],
  { rounds = 1, restBetweenRounds = 0 }: { rounds?: number; restBetweenRounds?: number } = {},
): Workout['blocks'][number] => ({ kind: 'main', title: 'Main', rounds, restBetweenRounds, exercises })
