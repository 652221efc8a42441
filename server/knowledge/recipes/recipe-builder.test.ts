import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergies, dietaryPreferences } from '#contract/account/profile.ts'
import { nutrientNames } from '#contract/foods/nutrients.ts'
import { recipe, stepsOf } from '#contract/recipes.ts'

import { allIngredients, kitchenIngredient } from '../kitchen/ingredients.ts'
import { isLeftOut } from '../kitchen/suitable.ts'
import type { MadeRecipe, RecipesToMake } from './made-recipe.ts'
import { buildRecipes } from './recipe-builder.ts'
import { kitchens } from './testing.ts'

const asked: RecipesToMake = {
  ingredients: [],
  servings: 2,
  mealStyle: 'balanced',
  diets: [],
  allergies: [],
  seed: 1,
  not: [],
}
const build = (change: Partial<RecipesToMake>) => buildRecipes({ ...asked, ...change })
const everyday = [
  'chicken breast',
  'tomatoes',
  'onion',
  'spinach',
  'parmesan',
  'eggs',
  'mushrooms',
  'pasta',
  'potatoes',
  'carrots',
]

describe('recipes from an everyday fridge', () => {
  test.each(['quick', 'balanced', 'creative'] as const)(
    'are at least three different ones for the %s style',
    (mealStyle) => {
      const recipes = build({ ingredients: everyday, mealStyle })
      expect(new Set(recipes.map(({ title }) => title)).size).toBe(recipes.length)
      expect(recipes.length).toBeGreaterThanOrEqual(3)
      for (const one of recipes) expect(one).toMatchObject({ mealStyle, source: 'builtin', servings: 2 })
    },
  )
  test('are the same for the same seed, and others for another', () => {
    expect(build({ ingredients: everyday, seed: 5 })).toEqual(build({ ingredients: everyday, seed: 5 }))
    const titles = (seed: number) => build({ ingredients: everyday, seed }).map(({ title }) => title)
    expect(new Set([1, 2, 3, 4, 5].flatMap(titles)).size).toBeGreaterThan(7)
  })
  test('hold one for which nothing has to be bought, staples aside, in every usual kitchen', () => {
    const without = kitchens.filter((ingredients) =>
      build({ ingredients: [...ingredients], mealStyle: 'quick' }).every(({ missing }) => missing.length),
    )
    expect(without).toEqual([])
  })
  test('show no meat and no fish where there is none', () => {
    const recipes = [...kitchens, ['tofu', 'yogurt', 'bell pepper', 'potatoes', 'eggplant']].flatMap(
      (ingredients) => build({ ingredients: [...ingredients], diets: ['vegetarian'], mealStyle: 'creative' }),
    )
    const shown = recipes.filter(({ emoji }) => /[🍗🥩🍖🥓🐟🍣🍤🦐🦪]/u.test(emoji))
    expect(shown.map(({ title, emoji }) => `${emoji} ${title}`)).toEqual([])
  })
  test('are not those that were given before', () => {
    const first = build({ ingredients: everyday })
    const second = build({ ingredients: everyday, not: first })
    expect(second.filter(({ title }) => first.some((one) => one.title === title))).toEqual([])
  })
  test('grow with the servings, one serving stays about the same', () => {
    const [two] = build({ ingredients: everyday })
    const six = build({ ingredients: everyday, servings: 6 }).find(
      ({ title }) => title.slice(0, 8) === two!.title.slice(0, 8),
    )
    expect(Math.abs(six!.calories - two!.calories) / two!.calories).toBeLessThan(0.15)
  })
})

test('nothing is cooked of what nobody knows, of nothing, or of what is left out', () => {
  expect(build({ ingredients: [] })).toEqual([])
  expect(build({ ingredients: ['unobtainium', 'socks'] })).toEqual([])
  expect(build({ ingredients: ['eggs', 'cheddar'], diets: ['vegan'] })).toEqual([])
})

const request = fc.record({
  ingredients: fc.uniqueArray(fc.constantFrom(...allIngredients.map(({ name }) => name)), {
    minLength: 1,
    maxLength: 18,
  }),
  servings: fc.integer({ min: 1, max: 12 }),
  mealStyle: fc.constantFrom('quick' as const, 'balanced' as const, 'creative' as const),
  diets: fc.subarray([...dietaryPreferences], { maxLength: 2 }),
  allergies: fc.subarray([...allergies], { maxLength: 3 }),
  seed: fc.nat(),
  not: fc.constant([]),
})

test('whoever asks with whatever, no allergen and nothing a diet leaves out is in a recipe, which is what its parts say', () => {
  fc.assert(
    fc.property(request, (wanted) => {
      for (const made of buildRecipes(wanted)) {
        for (const { name } of made.parts)
          expect(isLeftOut(kitchenIngredient(name)!, wanted), `${made.title}: ${name}`).toBe(false)
        expect(made.allergens.filter((one) => wanted.allergies.includes(one))).toEqual([])
        for (const diet of wanted.diets) expect(made.diets).toContain(diet)
        isWhatItsPartsSay(made)
      }
    }),
    { numRuns: 1500 },
  )
}, 60_000)

function isWhatItsPartsSay(made: MadeRecipe) {
  expect(
    recipe.omit({ id: true, sessionId: true, isSaved: true, createdAt: true }).safeParse(made).error,
  ).toBeUndefined()
  for (const name of nutrientNames) {
    const sum = made.parts.reduce((total, part) => total + part[name], 0)
    expect(Math.abs(sum / made.servings - made[name])).toBeLessThanOrEqual(0.051)
  }
  expect(made.calories).toBeGreaterThanOrEqual(60)
  expect(made.calories).toBeLessThanOrEqual(1000)
  expect(made.cookingTime).toBeGreaterThan(0)
  expect(stepsOf(made).length).toBeGreaterThanOrEqual(2)
  expect(unnamed(made), made.instructions).toEqual([])
  expect(made.instructions).not.toMatch(/undefined|\{|\}|\[|\]| {2}/)
  expect(made.missing.length).toBeLessThanOrEqual(8)
}

/** Parts that no step speaks of; salt and pepper go without saying. */
function unnamed({ parts, instructions }: MadeRecipe): string[] {
  const said = instructions.toLowerCase()
  return parts
    .map(({ name }) => kitchenIngredient(name)!)
    .filter(
      ({ name, plural }) =>
        !said.includes(name) && !said.includes(plural) && name !== 'salt' && name !== 'black pepper',
    )
    .map(({ name }) => name)
}
