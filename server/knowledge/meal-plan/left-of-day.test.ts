import { expect, test } from 'vitest'
import { type PlannedMeal, plannedMeals } from '#contract/meal-plans.ts'
import { goalsOf } from './figures.ts'
import { type Eaten, leftOfDay } from './left-of-day.ts'

const goals = { calories: 2000, protein: 150, carbs: 200, fat: 80 }
const [seven, noon, evening, late] = [7, 12, 19, 22].map((hour) => hour * 60) as [
  number,
  number,
  number,
  number,
]
const meal = (mealType: Eaten['mealType'], calories: number, change: Partial<Eaten> = {}): Eaten => ({
  mealType,
  calories,
  protein: calories * 0.075,
  carbs: calories * 0.1,
  fat: calories * 0.04,
  ...change,
})
const left = (eaten: Eaten[], minute: number, meals: readonly PlannedMeal[] = plannedMeals) =>
  leftOfDay(meals, goals, { eaten, minute })

test('a day on which nothing is eaten and nothing over is planned whole', () => {
  expect(left([], seven)).toBeUndefined()
})

test('a logged meal is not planned again, and the others share what is left', () => {
  expect(left([meal('breakfast', 700)], seven)).toEqual({
    meals: ['lunch', 'dinner', 'snack'],
    goals: { calories: 1300, protein: 97.5, carbs: 130, fat: 52 },
  })
})

test('a coffee is no breakfast, and counts', () => {
  const { meals, goals: rest } = left([meal('breakfast', 40)], seven)!
  expect(meals).toEqual(plannedMeals)
  expect(rest.calories).toBe(1960)
})

test('a main meal whose hour is over counts by its usual share where it was not logged', () => {
  const { meals, goals: rest } = left([], evening)!
  expect(meals).toEqual(['dinner', 'snack'])
  expect(rest.protein).toBeCloseTo(goalsOf(['dinner', 'snack'], goals).protein)
  expect(left([meal('drink', 100)], noon)!.goals.calories).toBeCloseTo(2000 * 0.76 - 100)
})

test('a coffee before a breakfast that is eaten elsewhere leaves the share of that breakfast alone', () => {
  const dinner = left([meal('breakfast', 40)], seven, ['dinner'])!
  expect(dinner.meals).toEqual(['dinner'])
  expect(dinner.goals.calories).toBeCloseTo(2000 * (0.33 / 0.9))
})

test('an entry that states energy alone counts its macros in the proportions of the goals', () => {
  const unknown = { protein: null, carbs: null, fat: null }
  expect(left([meal('breakfast', 500, unknown)], seven)!.goals).toEqual({
    calories: 1500,
    protein: 112.5,
    carbs: 150,
    fat: 60,
  })
})

test('with little left the snack is given up first, then all', () => {
  expect(left([meal('breakfast', 900), meal('lunch', 750)], evening)).toMatchObject({ meals: ['dinner'] })
  expect(left([meal('breakfast', 900), meal('lunch', 900)], evening)).toMatchObject({ meals: [] })
})

test('what is used up is aimed at half of what the meals to come usually hold', () => {
  const rest = left([meal('breakfast', 700, { fat: 100 })], seven)!
  expect(rest.goals.fat).toBeCloseTo(80 * 0.76 * 0.5)
})

test('nothing is left late in the evening', () => {
  expect(left([], late)!.meals).toEqual([])
})

test('a plan of dinners alone is measured by its own share of the day', () => {
  expect(left([meal('lunch', 900)], noon, ['dinner'])).toMatchObject({
    meals: ['dinner'],
    goals: { calories: expect.closeTo(2000 * (0.66 / 0.9) - 900, 6) },
  })
})
