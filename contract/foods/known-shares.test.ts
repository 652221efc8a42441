import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownSums, knownShareOf, unknownEnergy, withEntryAdded } from './known-shares.ts'
import { unstatedNames } from './nutrients.ts'

const nothing: KnownSums = {
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  sugar: 0,
  fiber: 0,
  sodium: 0,
  known: {},
}
const figure = fc.option(fc.integer({ min: 0, max: 900 }))
const foods = {
  calories: fc.integer({ min: 0, max: 900 }),
  protein: figure,
  carbs: figure,
  fat: figure,
  sugar: figure,
  fiber: figure,
  sodium: figure,
}
const entry = fc.record(foods)

test('a share is that of the energy whose entries state the nutrient, and a sum is null where it is 0', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      const sums = entries.reduce<KnownSums>((all, one) => withEntryAdded(all, one), nothing)
      const energy = entries.reduce((sum, { calories }) => sum + calories, 0)
      for (const name of unstatedNames) {
        const stating = entries.filter((one) => one[name] !== null)
        const share = energy > 0 ? stating.reduce((sum, { calories }) => sum + calories, 0) / energy : 1
        // Each of six steps rounds to a hundredth.
        expect(Math.abs(knownShareOf(sums, name) - share)).toBeLessThan(0.04)
        if (share === 0) expect(sums[name]).toBeNull()
        else if (share > 0.04) expect(sums[name]).toBe(stating.reduce((sum, one) => sum + one[name]!, 0))
      }
    }),
  )
})

test('an entry without a figure is unknown as a whole, one with foods for those that do not state it', () => {
  const items = [
    { calories: 300, protein: 20 },
    { calories: 100, protein: null },
  ]
  expect(unknownEnergy({ calories: 400, protein: 20, items }).protein).toBe(100)
  expect(unknownEnergy({ calories: 400, protein: null, items }).protein).toBe(400)
  // Typed energy below that of its foods.
  expect(unknownEnergy({ calories: 60, protein: 20, items }).protein).toBe(60)
  expect(unknownEnergy({ calories: 400, protein: 20 }).protein).toBe(0)
})
