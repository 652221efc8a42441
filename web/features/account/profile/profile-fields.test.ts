import { expect, test } from 'vitest'
import { changeOf, type ProfileFields, refusalsOf } from './profile-fields.ts'

const ann: ProfileFields = {
  firstName: 'Ann',
  lastName: null,
  sex: 'female',
  motherhood: null,
  birthDate: null,
  targetWeight: null,
  weight: 62.5,
  height: 170,
  activityLevel: null,
  fitnessGoals: [],
  dietaryPreferences: [],
  allergies: [],
}

test('only what changed is sent, so that an untouched weight is no new weigh-in', () => {
  expect(changeOf({ ...ann, lastName: ' Miller ' }, { lastName: true })).toEqual({ lastName: ' Miller ' })
})

test('an emptied text clears its field', () => {
  expect(changeOf({ ...ann, firstName: ' ', birthDate: '' }, { firstName: true, birthDate: true })).toEqual({
    firstName: null,
    birthDate: null,
  })
  expect(refusalsOf({ ...ann, birthDate: '' }, 'metric')).toEqual({})
})

test('limits are told in the units on the screen', () => {
  const giant = { ...ann, height: 300, weight: 500 }
  expect(refusalsOf(giant, 'specified')).toEqual({
    height: 'Height is between 50 and 260 cm.',
    weight: 'Weight is between 20 and 400 kg.',
  })
  expect(refusalsOf(giant, 'imperial')).toEqual({
    height: 'Height is between 1 ft 8 in and 8 ft 6 in.',
    weight: 'Weight is between 45 and 881 lb.',
  })
})

test('a text that is no number is refused as such, whatever the units', () => {
  const odd = { ...ann, weight: Number.NaN }
  expect(refusalsOf(odd, 'metric')).toEqual({ weight: 'Enter a number.' })
  expect(refusalsOf(odd, 'imperial')).toEqual({ weight: 'Enter a number.' })
})
