import { expect, test } from 'vitest'
import { advisedNutrients } from './advised.ts'

const advised = (person: Partial<Parameters<typeof advisedNutrients>[0]>) =>
  Object.fromEntries(
    advisedNutrients({ sex: 'unspecified', motherhood: null, age: null, kilograms: null, ...person }).map(
      (one) => [one.name, one.advised],
    ),
  )

test('an adult is advised by sex', () => {
  const all = { sugar: null, sodium: 2300, caffeine: 400 }
  expect(advised({ sex: 'male', age: 40 })).toEqual({ ...all, fiber: 38, water: 2000 })
  expect(advised({ sex: 'female', age: 40 })).toEqual({ ...all, fiber: 25, water: 1600 })
})

test('in pregnancy and lactation more water and fiber and less caffeine are advised', () => {
  const woman = { sex: 'female', age: 30 } as const
  expect(advised({ ...woman, motherhood: 'pregnancy' })).toMatchObject({
    fiber: 28,
    caffeine: 200,
    water: 1840,
  })
  expect(advised({ ...woman, motherhood: 'lactation' })).toMatchObject({
    fiber: 29,
    caffeine: 200,
    water: 2160,
  })
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
  for (const { source } of advisedNutrients({ sex: 'male', motherhood: null, age: 30, kilograms: 80 }))
    expect(source).toMatch(/(EFSA|WHO|National Academies) 20\d\d/)
})
