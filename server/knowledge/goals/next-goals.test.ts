import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInGoals } from '#contract/check-ins.ts'
import { fitnessObjectives } from '#contract/goals.ts'
import { leastCalories } from './care.ts'
import { nextGoals } from './next-goals.ts'

const facts = {
  weight: 80,
  height: 178,
  age: 40,
  sex: 'male',
  motherhood: null,
  dietaryPreferences: [],
} as const
const of = { ...facts, dietaryPreferences: [] }

test('no proposal leaves the safe bounds, those of the goals, or the energy of its macros', () => {
  fc.assert(
    fc.property(
      // Told in tens.
      fc.integer({ min: 60, max: 500 }).map((tens) => tens * 10),
      fc.constantFrom(...fitnessObjectives),
      fc.record({
        weight: fc.double({ min: 30, max: 300, noNaN: true }),
        height: fc.option(fc.integer({ min: 120, max: 220 })),
        age: fc.option(fc.integer({ min: 10, max: 100 })),
        sex: fc.constantFrom('female', 'male', 'unspecified'),
        motherhood: fc.constantFrom(null, 'pregnancy', 'lactation'),
        dietaryPreferences: fc.subarray(['vegan', 'low_carb', 'keto'] as const),
      }),
      (expenditure, objective, person) => {
        const { calories, protein, carbs, fat, bounds } = nextGoals(expenditure, objective, person)
        expect(calories).toBeGreaterThanOrEqual(person.sex === 'male' ? 1500 : leastCalories)
        expect(calories).toBeGreaterThanOrEqual(bounds.least)
        expect(calories).toBeLessThanOrEqual(bounds.most)
        // At most 750 kcal and a quarter of it below what is used, and 400 above, but for the minimum.
        expect(expenditure - calories).toBeLessThanOrEqual(Math.min(750, expenditure / 4))
        if (calories > bounds.least) expect(calories - expenditure).toBeLessThanOrEqual(400)
        const goals = { dailyCalorieGoal: calories, proteinGoal: protein, carbGoal: carbs, fatGoal: fat }
        expect(checkInGoals.safeParse(goals).success).toBe(true)
        expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - calories)).toBeLessThanOrEqual(5)
      },
    ),
  )
})

test('a loss is planned for weight loss, a gain for muscle, and a weight that stays for the rest', () => {
  const pace = (objective: (typeof fitnessObjectives)[number]) => nextGoals(2500, objective, of).pace
  expect(pace('weight_loss')).toBeCloseTo(-0.45, 2)
  expect(pace('muscle_gain')).toBeCloseTo(0.23, 2)
  expect(pace('general_fitness')).toBe(0)
  expect(pace('marathon')).toBe(0)
})

test('a bound that holds is named', () => {
  expect(nextGoals(1700, 'weight_loss', of)).toMatchObject({ calories: 1500, heldAt: 'least' })
  expect(nextGoals(2500, 'weight_loss', of).heldAt).toBeUndefined()
})

test('nobody below a healthy weight, and no minor, is proposed a deficit', () => {
  for (const person of [
    { ...of, weight: 55 },
    { ...of, age: 17 },
  ])
    expect(nextGoals(2500, 'weight_loss', person)).toMatchObject({
      calories: 2500,
      pace: 0,
      care: expect.any(String),
    })
})

test('in pregnancy and lactation no objective brings a deficit, and one sentence says why', () => {
  const mother = { ...of, sex: 'female' } as const
  for (const objective of fitnessObjectives) {
    const pregnant = nextGoals(2200, objective, { ...mother, motherhood: 'pregnancy' })
    expect(pregnant).toMatchObject({
      calories: 2460,
      care: expect.stringMatching(/^While you are pregnant[^.]+\.$/),
    })
    const nursing = nextGoals(2200, objective, { ...mother, motherhood: 'lactation' })
    expect(nursing).toMatchObject({
      calories: 2200,
      pace: 0,
      care: expect.stringMatching(/^While you breastfeed[^.]+\.$/),
    })
  }
})
