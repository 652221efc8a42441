import { expect, test } from 'vitest'
import type { Allergy } from '#contract/account/profile.ts'
import { isOnTarget } from '#contract/meal-plans.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { figuresOf, sumOf } from './figures.ts'
import { mealPlanner, type PlanRequest } from './planner.ts'
import { planRequest } from './planner-testing.ts'

const recipesOf = (change: Partial<PlanRequest>) =>
  mealPlanner.plan(planRequest(change)).days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe))

test('whoever saved nothing yet gets weeks that meet the usual goals nearly every day', () => {
  for (const seed of [1, 2, 3]) {
    const { days, goals } = mealPlanner.plan(planRequest({ seed }))
    const onTarget = days.filter(({ meals }) => isOnTarget(sumOf(meals.map(figuresOf)), goals))
    expect(onTarget.length).toBeGreaterThanOrEqual(6)
  }
})

test('a saved recipe that suits a planned meal is on the plan, though the goals are better met without it', () => {
  const [dish] = recipesOf({
    ingredients: ['chicken breast', 'rice', 'bell pepper', 'onion'],
    meals: ['dinner'],
  })
  const saved = {
    ...dish!,
    id: dish!.title,
    sessionId: null,
    isSaved: true,
    createdAt: '2026-03-02T12:00:00Z',
  }
  for (const seed of [5, 6, 7, 8]) {
    const planned = recipesOf({ saved: [saved], meals: ['lunch', 'dinner'], seed })
    expect(planned.map(({ title }) => title)).toContain(saved.title)
  }
})

test('weeks of other goals and diets meet energy and each macro on most days', () => {
  const asked: Partial<PlanRequest>[] = [
    { goals: { calories: 1786, protein: 134, carbs: 220, fat: 41 } },
    { goals: { calories: 2800, protein: 180, carbs: 330, fat: 85 }, diets: ['vegetarian'] },
    { goals: { calories: 2200, protein: 100, carbs: 290, fat: 70 }, diets: ['vegan'] },
    { goals: { calories: 2000, protein: 150, carbs: 200, fat: 67 }, diets: ['vegan'] },
    { goals: { calories: 1500, protein: 120, carbs: 140, fat: 50 }, diets: ['gluten_free'] },
  ]
  const met = asked.map((change, seed) => {
    const { days, goals } = mealPlanner.plan(planRequest({ ...change, seed }))
    return days.filter(({ meals }) => isOnTarget(sumOf(meals.map(figuresOf)), goals)).length
  })
  expect(Math.min(...met)).toBeGreaterThanOrEqual(4)
  expect(met.reduce((sum, days) => sum + days)).toBeGreaterThanOrEqual(asked.length * 6)
})

test('no seed brings what somebody is allergic to, in name, part or allergen', () => {
  const avoided: [Allergy[], string[]][] = [
    [
      ['milk', 'egg'],
      ['milk', 'egg'],
    ],
    [
      ['wheat', 'tree_nut', 'peanut'],
      ['wheat', 'tree_nut', 'peanut'],
    ],
    [
      ['fish', 'shellfish', 'sesame', 'soy'],
      ['fish', 'shellfish', 'sesame', 'soy'],
    ],
  ]
  for (const [allergies, words] of avoided)
    for (const seed of [4, 5])
      for (const { parts, allergens } of recipesOf({ allergies, seed, ingredients: ['eggs', 'cheddar'] })) {
        expect(allergens.filter((one) => allergies.includes(one))).toEqual([])
        for (const { name } of parts)
          expect(words.filter((word) => kitchenIngredient(name)?.contains.has(word))).toEqual([])
      }
})

test('what is neither at hand nor in every pantry is named as missing', () => {
  for (const { parts, missing } of recipesOf({ ingredients: ['spinach', '6 eggs'] })) {
    const there = parts.filter((part) => !part.missing).map(({ name }) => name)
    for (const name of there)
      expect(['spinach', 'egg'].includes(name) || kitchenIngredient(name)?.pantry, name).toBe(true)
    expect(missing).toEqual(parts.filter((part) => part.missing).map(({ name }) => name))
  }
})
