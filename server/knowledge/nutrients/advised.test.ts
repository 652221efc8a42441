import { expect, test } from 'vitest'
import { advisedNutrients } from './advised.ts'

const advised = (person: Partial<Parameters<typeof advisedNutrients>[0]>) =>
  Object.fromEntries(
    advisedNutrients({ sex: 'unspecified', age: null, kilograms: null, ...person }).map((one) => [
      one.name,
      one.advised,
    ]),
  )

test('an adult is advised as EFSA advises adults', () => {
  const all = { fiber: 25, sugar: null, sodium: 2000, caffeine: 400 }
  expect(advised({ sex: 'male', age: 40 })).toEqual({ ...all, water: 2000 })
  expect(advised({ sex: 'female', age: 40 })).toEqual({ ...all, water: 1600 })
})

test('whose age and sex are not known is taken for an adult, with the smaller amount of water', () => {
  expect(advised({})).toEqual(advised({ sex: 'female', age: 30 }))
})

test('a child is advised by age, and caffeine by weight where it is known', () => {
  expect(advised({ sex: 'male', age: 12, kilograms: 42 })).toEqual({
    fiber: 19,
    sugar: null,
    sodium: 2000,
    caffeine: 126,
    water: 1680,
  })
  expect(advised({ age: 12 })).toMatchObject({ caffeine: null })
})

test('every figure names its source', () => {
  for (const { source } of advisedNutrients({ sex: 'male', age: 30, kilograms: 80 }))
    expect(source).toMatch(/EFSA 20\d\d|WHO 20\d\d/)
})
