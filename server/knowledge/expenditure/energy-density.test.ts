import { expect, test } from 'vitest'
import { energyDensity, fatMass } from './energy-density.ts'

test('a kilogram of a body with 30 kg of fat is near the rule of 7 700 kcal, of a lean one far below', () => {
  // Hall 2008: the rule holds from about 30 kg of fat on.
  expect(energyDensity(30)).toBeCloseTo(7478, 0)
  expect(energyDensity(10)).toBeCloseTo(5554, 0)
})

test('body fat follows the body mass index, sex and age, and stays within what bodies have', () => {
  expect(fatMass({ weight: 80, height: 178, age: 40, sex: 'male' }) / 80).toBeCloseTo(0.233, 3)
  expect(fatMass({ weight: 80, height: 178, age: 40, sex: 'female' }) / 80).toBeCloseTo(0.341, 3)
  expect(fatMass({ weight: 300, height: 150, age: 90, sex: 'female' })).toBe(180)
  expect(fatMass({ weight: 30, height: 190, age: 18, sex: 'male' })).toBeCloseTo(1.8, 5)
})
