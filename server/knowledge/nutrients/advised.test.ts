import { expect, test } from 'vitest'
import { advisedNutrients } from './advised.ts'

const advised = (person: Partial<Parameters<typeof advisedNutrients>[0]>) =>
  Object.fromEntries(
    advisedNutrients({ sex: 'unspecified', age: null, kilograms: null, ...person }).map((one) => [
      one.name,
      one.advised,
    ]),
  )

test('an adult is advised by sex', () => {
  const all = { sugar: null, sodium: 2300, caffeine: 400 }
  expect(advised({ sex: 'male', age: 40 })).toEqual({ ...all, fiber: 38, water: 2000 })
  expect(advised({ sex: 'female', age: 40 })).toEqual({ ...all, fiber: 25, water: 1600 })
})

test('whose age and sex are not known is taken for an adult, with the smaller amounts', () => {
  expect(advised({})).toEqual(advised({ sex: 'female', age: 30 }))
})

test('a child is advised by age, and caffeine by weight where it is known', () => {
  expect(advised({ sex: 'male', age: 12, kilograms: 42 })).toEqual({
    fiber: 31,
    sugar: null,
    sodium: 1800,
    caffeine: 126,
    water: 1680,
  })
  expect(advised({ age: 12 })).toMatchObject({ caffeine: null })
})

test('every figure names its source', () => {
  for (const { source } of advisedNutrients({ sex: 'male', age: 30, kilograms: 80 }))
    expect(source).toMatch(/(EFSA|WHO|National Academies) 20\d\d/)
})
