import { describe, expect, test } from 'vitest'
import { allIngredients } from '../../kitchen/ingredients.ts'
import { fits } from '../fill-slots.ts'
import type { RecipesToMake } from '../made-recipe.ts'
import { buildRecipes } from '../recipe-builder.ts'
import { kitchens } from '../testing.ts'
import { dishes } from './dishes.ts'

const styles = ['quick', 'balanced', 'creative'] as const
const build = (ingredients: readonly string[], change: Partial<RecipesToMake> = {}) =>
  buildRecipes({
    ingredients: [...ingredients],
    servings: 2,
    mealStyle: 'balanced',
    diets: [],
    allergies: [],
    seed: 1,
    not: [],
    ...change,
  })
const listOf = (foods: string) => foods.trim().split(/, |\n\s*/)

/** Common foods, each of which is a kitchen. */
const alone = listOf(`
  pork chops, chicken breast, chicken thighs, beef steak, ground beef, turkey mince, lamb chops, sausages, bacon, ham
  cooked chicken, salmon, cod, tuna, smoked salmon, shrimp, mussels, tofu, tempeh, eggs, black beans, chickpeas
  white beans, red lentils, green lentils, pasta, gnocchi, noodles, rice, cooked rice, couscous, quinoa, oats, granola
  bread, tortillas, pita bread, flour, potatoes, sweet potatoes, carrots, beet, broccoli, cauliflower, cabbage, spinach
  kale, green beans, asparagus, leeks, onion, zucchini, eggplant, butternut squash, mushrooms, bell peppers, tomatoes
  canned tomatoes, peas, corn, cucumber, lettuce, avocado, yogurt, cottage cheese, cheddar, feta, halloumi, milk, apples
  bananas, strawberries, oranges, peaches, walnuts, raisins, fish sticks, chicken nuggets, falafel, dumplings, egg whites
  puff pastry, pizza dough, chickpea flour, coconut milk, kimchi, split peas, mung beans, dried chickpeas, dried beans
`)
const twos = listOf(`
  pork chops + potatoes, chicken breast + rice, pasta + cheddar, bread + cheddar, oats + banana, yogurt + granola
  tortillas + cheddar, tortillas + black beans, ground beef + pasta, shrimp + garlic, tuna + bread, bread + avocado
  apples + oats, lettuce + cucumber, bread + peanut butter, salmon + rice, steak + potatoes, cabbage + sausages
`)

test.each([...alone, ...twos])(
  '%s makes three dishes in each style, one of which needs nothing else',
  (kitchen) => {
    for (const mealStyle of styles) {
      const made = build(kitchen.split(' + '), { mealStyle })
      expect(new Set(made.map(({ title }) => title)).size, mealStyle).toBeGreaterThanOrEqual(3)
      expect(made.filter(({ missing }) => !missing.length).length, mealStyle).toBeGreaterThanOrEqual(1)
      for (const { title, calories } of made) {
        expect(calories, title).toBeGreaterThan(100)
        expect(calories, title).toBeLessThan(800)
      }
    }
  },
)

test('a dish that uses both of two foods comes before those that leave one', () => {
  expect(build(['bread', 'peanut butter']).map(({ title }) => title)).toContain('Toast with peanut butter')
  expect(build(['tortillas', 'cheddar']).map(({ title }) => title)).toContain('Plain quesadilla with cheddar')
})

test('slow meat makes a slow dish rather than none', () => {
  const [braise] = build(['stew beef'], { mealStyle: 'quick' })
  expect(braise).toMatchObject({ title: 'Beef braised with onions', missing: [] })
})

test('staples by themselves are cooked only where nothing else is at hand', () => {
  expect(build(['milk', 'flour', 'butter']).length).toBeGreaterThanOrEqual(3)
  expect(build(['salt', 'olive oil'])).toEqual([])
})

test('a staple is never something to buy', () => {
  const staples = new Set(allIngredients.filter(({ pantry }) => pantry).map(({ name }) => name))
  for (const kitchen of [['mussels'], ['ground beef'], ['green lentils'], ['milk']])
    for (const { missing } of build(kitchen)) expect(missing.filter((name) => staples.has(name))).toEqual([])
})

test('basic dishes stay out of well-filled kitchens', () => {
  const basic = new Set(
    dishes()
      .filter((dish) => dish.basic)
      .map(({ about }) => about),
  )
  const made = kitchens
    .filter((kitchen) => kitchen.length >= 5)
    .flatMap((kitchen) => styles.flatMap((mealStyle) => build(kitchen, { mealStyle })))
  // At most 2.4 % over two hundred seeds.
  expect(made.filter(({ description }) => basic.has(description)).length / made.length).toBeLessThan(0.04)
})

describe('basic dishes', () => {
  test('buy bread, tortillas and staples at most', () => {
    const bought = dishes()
      .filter((dish) => dish.basic)
      .flatMap(({ slots }) => Object.values(slots).flatMap(({ buy }) => buy ?? []))
    expect([...new Set(bought)].sort()).toEqual(['bread', 'flour', 'flour tortilla', 'milk'])
  })
  test('never replace the flour of a dough or batter by starch', () => {
    const doughs = dishes().filter((dish) => dish.basic && dish.slots.flour)
    expect(doughs.length).toBeGreaterThan(8)
    const starch = allIngredients.find(({ name }) => name === 'cornstarch')!
    for (const { id, slots } of doughs) expect(fits(slots.flour!, starch), id).toBe(false)
    for (const { title } of build(['yogurt'], { diets: ['gluten_free'] }))
      expect(title).not.toMatch(/flatbread|pancake/)
  })
})
