import { expect, test } from 'vitest'
import { isOnTarget, plannedMeals } from '#contract/meal-plans.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { figuresOf, sumOf } from './figures.ts'
import { mealPlanner } from './planner.ts'

const ingredients = ['spinach', 'feta', 'salmon', 'mushrooms', 'yogurt']
const week = (seed: number, atHand: readonly string[]) =>
  mealPlanner.plan({
    saved: [],
    ingredients: atHand,
    goals: { calories: 2000, protein: 130, carbs: 200, fat: 80 },
    meals: plannedMeals,
    people: 1,
    diets: [],
    allergies: [],
    seed,
  })
/** How often each day uses ingredients at hand. */
const usesOf = ({ days }: ReturnType<typeof week>) => {
  const names = new Set(ingredients.map((one) => kitchenIngredient(one)!.name))
  return days.map(
    ({ meals }) => meals.flatMap(({ recipe }) => recipe.parts).filter(({ name }) => names.has(name)).length,
  )
}
const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)

test('what is at hand is used more than without it, and mostly on the first days, with the goals still met', () => {
  const early: number[] = []
  const late: number[] = []
  for (const seed of [1, 2, 3, 4, 5]) {
    const planned = week(seed, ingredients)
    const uses = usesOf(planned)
    expect(sum(uses)).toBeGreaterThan(sum(usesOf(week(seed, []))))
    early.push(sum(uses.slice(0, 3)))
    late.push(sum(uses.slice(4)))
    const onTarget = planned.days.filter(({ meals }) =>
      isOnTarget(sumOf(meals.map(figuresOf)), planned.goals),
    )
    expect(onTarget.length).toBeGreaterThanOrEqual(6)
  }
  expect(sum(early)).toBeGreaterThan(1.2 * sum(late))
})
