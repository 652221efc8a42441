import { expect, test } from 'vitest'
import { disagreeingEnergy } from './macro-energy.ts'

const bar = { calories: 410, protein: 10, carbs: 60, fat: 14, fiber: 5 }

test('energy within 25 % of the macros agrees with them', () => {
  // 40 kcal of protein, 126 of fat, 220 to 250 of carbs and fiber.
  for (const calories of [290, 410, 519]) expect(disagreeingEnergy({ ...bar, calories })).toBeUndefined()
})

test('energy further off disagrees, and the macros say what they come to', () => {
  expect(disagreeingEnergy({ ...bar, calories: 289 })).toBe(386)
  expect(disagreeingEnergy({ ...bar, calories: 521 })).toBe(416)
  // Kilojoules in place of kilocalories.
  expect(disagreeingEnergy({ ...bar, calories: 410 / 4.184 })).toBe(386)
})

test('small figures disagree from 10 kcal on', () => {
  const tea = { calories: 9, protein: 0, carbs: 0.2, fat: 0 }
  expect(disagreeingEnergy(tea)).toBeUndefined()
  expect(disagreeingEnergy({ ...tea, calories: 12 })).toBe(1)
})

test('nothing is said where a macro is unknown, or the energy of a drink may be that of its alcohol', () => {
  expect(disagreeingEnergy({ ...bar, calories: 900, fat: null })).toBeUndefined()
  const wine = { calories: 83, protein: 0.1, carbs: 2.7, fat: 0 }
  expect(disagreeingEnergy(wine, { isDrink: true })).toBeUndefined()
  expect(disagreeingEnergy(wine, { isDrink: true, alcohol: 10.3 })).toBeUndefined()
  expect(disagreeingEnergy(wine, { isDrink: true, alcohol: 0 })).toBe(11)
})
