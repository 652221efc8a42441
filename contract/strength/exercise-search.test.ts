import { expect, test } from 'vitest'
import { calledAlso, searchExercises } from './exercise-search.ts'
import type { ListedExercise } from './exercises.ts'

const one = (name: string, more: Partial<ListedExercise> = {}): ListedExercise => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  primary: ['chest'],
  secondary: [],
  equipment: [],
  load: 'external',
  timed: false,
  own: false,
  also: null,
  common: null,
  lastOn: null,
  ...more,
})
const all = [
  one('Bench Dip', { load: 'bodyweight', secondary: ['triceps'] }),
  one('Bench Press', { common: 1, equipment: ['barbell', 'bench'] }),
  one('Squat Jump', { primary: ['quads'], load: 'bodyweight' }),
  one('Back Squat', { common: 0, primary: ['quads'], equipment: ['barbell'] }),
  one('Romanian Deadlift', { common: 2, also: 'rdl\nstiff leg deadlift', primary: ['hamstrings'] }),
  one('Single-Leg Deadlift', { also: 'single leg rdl', primary: ['hamstrings'] }),
  one('Clamshell', { also: 'hip abduction', primary: ['glutes'] }),
]
const names = (asked: string, more?: Parameters<typeof searchExercises>[2]) =>
  searchExercises(all, asked, more).map(({ name }) => name)

test.each([
  ['bench', ['Bench Press', 'Bench Dip']],
  ['SQUAT', ['Back Squat', 'Squat Jump']],
  ['rdl', ['Romanian Deadlift', 'Single-Leg Deadlift']],
  ['RDL single', ['Single-Leg Deadlift']],
  ['hip abd', ['Clamshell']],
  ['chest', ['Bench Press', 'Bench Dip']],
  ['barbell squat', ['Back Squat']],
  ['quat', []],
  ['squats', ['Back Squat', 'Squat Jump']],
  ['benchpress', ['Bench Press']],
  ['dead lift', ['Romanian Deadlift', 'Single-Leg Deadlift']],
  ['dedlifts', ['Romanian Deadlift', 'Single-Leg Deadlift']],
  ['sqat', ['Back Squat', 'Squat Jump']],
  ['bench squat', []],
  ['yoga', []],
])('%s finds %j', (asked, found) => {
  expect(names(asked)).toEqual(found)
})

test('what was done last comes first where it is called as asked, one’s own before it', () => {
  const done = one('Incline Bench', { lastOn: '2026-05-02' })
  const own = one('My Bench', { own: true })
  const found = searchExercises([...all, done, own], 'bench').map(({ name }) => name)
  expect(found).toEqual(['My Bench', 'Incline Bench', 'Bench Press', 'Bench Dip'])
})

test('a muscle and equipment narrow the list', () => {
  expect(names('', { muscle: 'quads' })).toEqual(['Back Squat', 'Squat Jump'])
  expect(names('', { muscle: 'triceps' })).toEqual(['Bench Dip'])
  expect(names('', { muscle: 'quads', equipment: 'barbell' })).toEqual(['Back Squat'])
  expect(names('', { equipment: 'body' })).toEqual(['Bench Dip', 'Squat Jump'])
})

test('the everyday name that was asked for is told, if the name does not hold it', () => {
  expect(calledAlso(all[6]!, 'hip abduct')).toBe('hip abduction')
  expect(calledAlso(all[4]!, 'romanian')).toBeUndefined()
  expect(calledAlso(all[0]!, '')).toBeUndefined()
})
