import { expect, test } from 'vitest'
import { heldBy } from './candidates/candidates.ts'
import { mealPlanner, type PlanRequest } from './planner.ts'
import { planRequest } from './planner-testing.ts'

/** The ingredient in most meals of a week, and their share. */
function mostUsed(change: Partial<PlanRequest>): { name: string; share: number } {
  const meals = mealPlanner.plan(planRequest(change)).days.flatMap((day) => day.meals)
  const held = meals.flatMap(({ recipe }) => heldBy(recipe))
  const shares = [...new Set(held)].map((name) => ({
    name,
    share: held.filter((one) => one === name).length / meals.length,
  }))
  return shares.reduce((most, one) => (one.share > most.share ? one : most))
}

test('no ingredient is in more than a third of the meals, whatever is at hand, avoided or aimed at', () => {
  const weeks: Partial<PlanRequest>[] = [
    { ingredients: ['spinach', 'eggs'] },
    { ingredients: ['chicken breast'], seed: 2 },
    { diets: ['vegetarian', 'gluten_free'], goals: { calories: 1786, protein: 134, carbs: 220, fat: 41 } },
    { diets: ['vegan'], ingredients: ['tofu'], seed: 3 },
    { meals: ['breakfast', 'dinner'], seed: 4 },
    { meals: ['dinner'], ingredients: ['spinach'], seed: 5 },
    { meals: ['dinner'], diets: ['vegan'], seed: 7 },
  ]
  for (const week of weeks) {
    const { name, share } = mostUsed(week)
    expect(share, `${name} of ${JSON.stringify(week)}`).toBeLessThanOrEqual(1 / 3)
  }
})

test('an ingredient typed with an amount for more meals may be in more of them', () => {
  const of = (spinach: string) => {
    const wanted = planRequest({ meals: ['lunch', 'dinner'], ingredients: [spinach] })
    const meals = mealPlanner.plan(wanted).days.flatMap((day) => day.meals)
    return meals.filter(({ recipe }) => heldBy(recipe).includes('spinach')).length
  }
  expect(of('spinach')).toBeLessThanOrEqual(14 / 3)
  expect(of('2 kg spinach')).toBeGreaterThan(14 / 3)
})

test('staples of every kitchen, such as oil, onions and spices, are not counted', () => {
  const parts = ['olive oil', 'salt', 'onion', 'garlic', 'paprika', 'spinach'].map((name) => ({ name }))
  expect(heldBy({ parts: parts as never })).toEqual(['spinach'])
})

test('another recipe for a meal brings none that is in a third of the meals already', () => {
  const wanted = planRequest({ ingredients: ['spinach', 'eggs'] })
  const week = mealPlanner.plan(wanted)
  const stored = week.days.map((day) =>
    day.meals.map((meal) => ({
      ...meal,
      recipe: { ...meal.recipe, id: meal.recipe.title, sessionId: null, isSaved: false, createdAt: '' },
    })),
  )
  for (const seed of [1, 2, 3, 4]) {
    const elsewhere = stored.slice(1).flatMap((meals) => meals.map(({ recipe }) => recipe))
    const next = mealPlanner.replace({
      ...wanted,
      goals: week.goals,
      seed,
      day: stored[0]!,
      at: 2,
      elsewhere,
    })!
    const others = [...elsewhere, ...stored[0]!.filter((_, at) => at !== 2).map(({ recipe }) => recipe)]
    const held = others.flatMap(heldBy)
    for (const name of heldBy(next.meal.recipe))
      expect(held.filter((one) => one === name).length, name).toBeLessThan(28 / 3)
  }
})
