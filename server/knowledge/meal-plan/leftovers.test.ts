import { expect, test } from 'vitest'
import { leftoverDays, leftoversOf } from '#contract/leftovers.ts'
import { isOnTarget, type MealPlan, type PlannedMeal } from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import { figuresOf, sumOf } from './figures.ts'
import { mealPlanner } from './planner.ts'
import { planRequest } from './planner-testing.ts'
import type { WeekDay } from './week.ts'

type Dish = [mealType: PlannedMeal, title: string, servings?: number]
/** A plan of those meals by day; a meal's id is its day's number and type. */
const planOf = (...days: Dish[][]) =>
  ({
    days: days.map((meals, at) => ({
      day: addDays('2026-11-23', at),
      meals: meals.map(([mealType, title, servings = 1]) => ({
        id: `${at} ${mealType}`,
        mealType,
        servings,
        recipe: { title },
      })),
    })),
  }) as unknown as MealPlan
const asPlan = (days: readonly WeekDay[]) =>
  planOf(
    ...days.map(({ meals }) =>
      meals.map(({ mealType, recipe, servings }): Dish => [mealType, recipe.title, servings]),
    ),
  )

test('a week cooks two to four dishes once for two meals, mostly for the lunch after a dinner, and still meets its goals', () => {
  const pairs: number[] = []
  let lunches = 0
  for (const seed of [1, 2, 3, 4, 5]) {
    const { days, goals } = mealPlanner.plan(planRequest({ seed }))
    const found = [...leftoversOf(asPlan(days))].filter(([, { role }]) => role === 'cook')
    pairs.push(found.length)
    lunches += found.filter(([id, { mealType }]) => id.endsWith('dinner') && mealType === 'lunch').length
    const onTarget = days.filter(({ meals }) => isOnTarget(sumOf(meals.map(figuresOf)), goals))
    expect(onTarget.length).toBeGreaterThanOrEqual(6)
  }
  for (const count of pairs) {
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThanOrEqual(4)
  }
  expect(lunches).toBeGreaterThan(pairs.reduce((sum, count) => sum + count, 0) / 2)
})

test('switched off, no main dish comes again within two days', () => {
  for (const seed of [1, 2, 3]) {
    const { days } = mealPlanner.plan(planRequest({ seed, leftovers: false }))
    expect(leftoversOf(asPlan(days)).size).toBe(0)
    const mains = days.map(({ meals }) =>
      meals.flatMap(({ mealType, recipe }) =>
        mealType === 'lunch' || mealType === 'dinner' ? [recipe.title] : [],
      ),
    )
    mains.forEach((titles, day) => {
      const soon = mains.slice(day + 1, day + 1 + leftoverDays).flat()
      expect(titles.filter((title) => soon.includes(title))).toEqual([])
    })
  }
})

test('both meals of a pair know each other, with what is cooked for the two', () => {
  const found = leftoversOf(planOf([['dinner', 'Chili']], [['lunch', 'Chili', 1.5]]))
  expect(found.get('0 dinner')).toEqual({
    role: 'cook',
    day: '2026-11-24',
    mealType: 'lunch',
    servings: 2.5,
    isDouble: false,
  })
  expect(found.get('1 lunch')).toMatchObject({ role: 'eat', day: '2026-11-23', mealType: 'dinner' })
})

test('a replaced meal takes its pair apart, on both sides', () => {
  expect(leftoversOf(planOf([['dinner', 'Soup']], [['lunch', 'Chili']])).size).toBe(0)
  expect(leftoversOf(planOf([['dinner', 'Chili']], [['lunch', 'Soup']])).size).toBe(0)
})

test('what is too long ago, breakfast, or limp by the next day is cooked anew', () => {
  expect(leftoversOf(planOf([['dinner', 'Chili']], [], [], [['dinner', 'Chili']])).size).toBe(0)
  expect(leftoversOf(planOf([['breakfast', 'Porridge']], [['breakfast', 'Porridge']])).size).toBe(0)
  expect(leftoversOf(planOf([['dinner', 'Tuna salad']], [['lunch', 'Tuna salad']])).size).toBe(0)
})

test('a dish that comes three times in a row is cooked twice', () => {
  const found = leftoversOf(planOf([['dinner', 'Chili']], [['dinner', 'Chili']], [['dinner', 'Chili']]))
  expect([...found.keys()]).toEqual(['0 dinner', '1 dinner'])
})
