import { expect, test } from 'vitest'
import { exerciseById } from '#server/knowledge/exercises/exercises.ts'
import { aliases } from './aliases.ts'
import { matchExercise } from './match-exercise.ts'

test('every alias is of an exercise of the library', () => {
  for (const row of aliases.trim().split('\n')) expect(exerciseById(row.split(' | ')[0]!), row).toBeDefined()
})

test.each([
  ['Bench Press (Barbell)', 'bench-press'],
  ['Bench Press (Dumbbell)', 'dumbbell-bench-press'],
  ['Romanian Deadlift (Barbell)', 'romanian-deadlift'],
  ['Romanian Deadlift (Dumbbell)', 'dumbbell-romanian-deadlift'],
  ['Goblet Squat (Kettlebell)', 'kettlebell-goblet-squat'],
  ['Shoulder Press (Machine)', 'shoulder-press-machine'],
  ['Lat Pulldown (Machine)', 'lat-pulldown'],
  ['Crunch (Cable)', 'cable-crunch'],
  ['Lateral Raise (Band)', 'banded-lateral-raise'],
  ['Chest Dip (Weighted)', 'parallel-bar-dip'],
  ['Face Pull', 'face-pull'],
])('%s is %s', (name, id) => {
  expect(matchExercise(name).id).toBe(id)
})

test.each([
  'Bench Press (Smith Machine)',
  'Deadlift (Dumbbell)',
  'Lateral Raise (Cable)',
  'Hip Thrust (Assisted)',
  'Push Press',
  'Preacher Curl (Barbell)',
  'Good Morning (Barbell)',
])('%s is another exercise than the library’s', (name) => {
  expect(matchExercise(name).id).toBeUndefined()
})

test('the bracket says how an exercise is loaded', () => {
  expect(matchExercise('Pull Up (Assisted)')).toMatchObject({ id: 'pull-up', load: 'assisted' })
  expect(matchExercise('Preacher Curl (Barbell)')).toMatchObject({ load: 'external', equipment: ['barbell'] })
})
