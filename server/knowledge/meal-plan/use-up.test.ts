import { expect, test } from 'vitest'
import { isOnTarget, plannedMeals } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { atHandOf } from './at-hand.ts'
import { figuresOf, sumOf } from './figures.ts'
import { mealPlanner } from './planner.ts'
import { mealsAtHand, unusedAtHand } from './use-up.ts'

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
  const [all, without, early, late]: number[][] = [[], [], [], []]
  for (const seed of [1, 2, 3, 4, 5]) {
    const planned = week(seed, ingredients)
    const uses = usesOf(planned)
    all!.push(sum(uses))
    without!.push(sum(usesOf(week(seed, []))))
    early!.push(sum(uses.slice(0, 3)))
    late!.push(sum(uses.slice(4)))
    const onTarget = planned.days.filter(({ meals }) =>
      isOnTarget(sumOf(meals.map(figuresOf)), planned.goals),
    )
    expect(onTarget.length).toBeGreaterThanOrEqual(6)
  }
  expect(sum(all!)).toBeGreaterThan(1.3 * sum(without!))
  expect(sum(early!)).toBeGreaterThan(1.2 * sum(late!))
})

test('an amount lasts for as many meals as it feeds, and what was typed without one for a single meal', () => {
  const dish = { servings: 2, parts: [{ name: 'Spinach', grams: 200 }] } as unknown as Recipe
  const lasts = mealsAtHand(atHandOf(['450 g spinach', 'eggs']), [dish], 2)
  expect([...lasts]).toEqual([
    ['spinach', 2],
    ['egg', 1],
  ])
})

test('an amount for many meals is planned for more of them than one for a single meal', () => {
  const meals = (typed: string) =>
    sum(
      [1, 2, 3, 4].map(
        (seed) =>
          week(seed, [typed]).days.flatMap((day) =>
            day.meals.filter(({ recipe }) => recipe.parts.some(({ name }) => name === 'spinach')),
          ).length,
      ),
    )
  expect(meals('1 kg spinach')).toBeGreaterThan(meals('spinach'))
})

test('what no recipe holds is unused, whatever its amount and spelling, and is named once', () => {
  const dish = { parts: [{ name: 'spinach' }, { name: 'Cherry tomatoes' }] } as unknown as Recipe
  const typed = ['450 g spinach', 'cherry tomato', '6 eggs', 'egg', 'Aunt Jo’s chutney ']
  expect(unusedAtHand(typed, [dish])).toEqual(['eggs', 'Aunt Jo’s chutney'])
  expect(unusedAtHand(['spinach'], [dish])).toEqual([])
})
