import { expect, test } from 'vitest'
import { againstStyle, type MealStyle, mealStyles } from '#contract/recipes.ts'
import { difficultyOf } from './difficulty.ts'
import type { MadeRecipe } from './made-recipe.ts'
import { buildRecipes } from './recipe-builder.ts'
import { kitchens } from './testing.ts'

const styles = Object.keys(mealStyles) as MealStyle[]
const build = (ingredients: readonly string[], mealStyle: MealStyle, not: readonly MadeRecipe[] = []) =>
  buildRecipes({
    ingredients: [...ingredients],
    servings: 2,
    mealStyle,
    diets: [],
    allergies: [],
    seed: 1,
    not,
  })
const made = styles.flatMap((style) => kitchens.map((kitchen) => build(kitchen, style))).flat()
const share = (is: (recipe: MadeRecipe) => boolean) => made.filter(is).length / made.length

test('from sixty kitchens, most recipes take about the time and give about the energy that their style says', () => {
  expect(kitchens.length).toBeGreaterThanOrEqual(40)
  expect(share((one) => againstStyle(one).time === 'about')).toBeGreaterThan(0.75)
  expect(share((one) => againstStyle(one).energy === 'about')).toBeGreaterThan(0.93)
  expect(
    share((one) => againstStyle(one).time === 'about' && againstStyle(one).energy === 'about'),
  ).toBeGreaterThan(0.72)
})

test('every style brings at least three recipes from nearly every kitchen', () => {
  const few = styles.flatMap((style) => kitchens.filter((kitchen) => build(kitchen, style).length < 3))
  expect(few.length).toBeLessThanOrEqual(3)
})

test('how hard a recipe is depends on what there is to do, not on its style', () => {
  for (const style of styles) {
    const levels = new Set(made.filter(({ mealStyle }) => mealStyle === style).map((one) => one.difficulty))
    expect(levels.size, style).toBeGreaterThan(1)
  }
  const stirred = ['Chop the onion', 'Fry the onion for 5 minutes', 'Add the egg', 'Serve']
  expect(difficultyOf({ steps: stirred, minutes: 12 })).toBe('beginner')
  const cooked = [...stirred, 'Boil the rice', 'Roast the carrots', 'Whisk the dressing', 'Serve']
  expect(difficultyOf({ steps: cooked, minutes: 35 })).toBe('intermediate')
  expect(difficultyOf({ steps: [...cooked, ...stirred], minutes: 60 })).toBe('advanced')
  expect(difficultyOf({ steps: stirred, minutes: 12, advanced: true })).toBe('advanced')
})

test('a side that is cooked beside a dish is named, weighed, and adds only the time that it takes longer', () => {
  const withRoast = made.filter(({ title }) => /\broast /.test(title))
  expect(withRoast.length).toBeGreaterThan(0)
  for (const { instructions, cookingTime, title } of withRoast) {
    const [, roasted] = /Roast the .+ for (\d+) minutes/.exec(instructions) ?? []
    expect(cookingTime, title).toBeGreaterThanOrEqual(Number(roasted))
    expect(instructions).toMatch(/beside it$/)
  }
})

test('another style brings dishes that no style has brought yet', () => {
  const [everyday] = kitchens
  let before: MadeRecipe[] = []
  for (const style of styles) {
    const next = build(everyday!, style, before)
    expect(next.length).toBeGreaterThanOrEqual(3)
    const dishes = new Set(before.map(({ description }) => description))
    expect(next.filter(({ description }) => dishes.has(description)).map(({ title }) => title)).toEqual([])
    before = [...before, ...next]
  }
})
