import { expect, test } from 'vitest'
import { micronutrients } from '#contract/foods/micronutrients.ts'
import { referenceRowOf } from './food.ts'
import { foods } from './food-table.ts'
import { linkedFood, micronutrientsOf } from './linked-food.ts'
import { recipeSource } from './recipe-source.ts'

const of = (ref: string) => micronutrientsOf(linkedFood(ref)!)

test('a food of a reference has the figures of its row, and what the row leaves empty is unknown', () => {
  const banana = of('usda:sr28:09040')
  expect(banana).toMatchObject({ potassiumMg: 358, vitaminB6Mg: 0.367, vitaminB12Ug: 0, manganeseMg: 0.27 })
  expect(Object.keys(banana).toSorted()).toEqual(micronutrients.toSorted())
  const milk = of('usda:fndds:11111000')
  expect(milk).toMatchObject({ calciumMg: 123, vitaminDUg: 1.1, ironMg: 0, saturatedFatG: 1.86 })
  expect(milk).not.toHaveProperty('manganeseMg')
  expect(milk).not.toHaveProperty('pantothenicAcidMg')
})

test('a food of ours has the figures of the row that it was taken from', () => {
  expect(of('builtin:apple')).toMatchObject({
    vitaminCMg: 4.6,
    folateUg: 3,
    vitaminKUg: 2.2,
    copperMg: 0.027,
  })
})

test('a recipe has what its parts hold by their grams, in as many grams as it weighs when it is done', () => {
  // 26 g of bread with 119 mg of calcium in 100 g, 7 g of butter with 24 mg: 32.62 mg in 33 g.
  expect(of('builtin:buttered toast').calciumMg).toBeCloseTo(98.85, 2)
  expect(of('builtin:buttered toast').saturatedFatG).toBeCloseTo(11.498, 3)
  expect(of('builtin:buttered toast').vitaminAUg).toBeCloseTo(145.09, 2)
  // 125 g of raw shark are 100 g of cooked.
  expect(of('builtin:shark')).toMatchObject({ ironMg: 1.05, vitaminB12Ug: 1.8625, seleniumUg: 45.625 })
  // Of 250 g of meringue 213ths are 100 g of egg white; 300 g of cream, 250 g of strawberries, 10 g of sugar.
  expect(of('builtin:pavlova').vitaminCMg).toBeCloseTo((300 * 0.6 + 250 * 58.8) / 810, 3)
})

test('a dish with the figures of a reference has those of its row, not of its parts', () => {
  expect(recipeSource(foods().find(({ name }) => name === 'paella')!.source)?.parts.length).toBeGreaterThan(5)
  expect(of('builtin:paella')).toEqual(of('usda:fndds:27360090'))
})

test('of a recipe nothing is told that one of its parts does not state', () => {
  // Vermouth is a typical value.
  expect(of('builtin:negroni')).toEqual({})
})

test('a typical value of labels has no micronutrients', () => {
  expect(linkedFood('builtin:vegan egg')).toBeDefined()
  expect(of('builtin:vegan egg')).toEqual({})
})

test('every food of ours is found by its ref, and each part of its recipe is a row or a food of ours', () => {
  for (const food of foods()) expect(linkedFood(food.ref)).toMatchObject({ name: food.name })
  const parts = foods().flatMap(({ source }) => recipeSource(source)?.parts ?? [])
  const missing = parts.filter(
    ({ source }) => !linkedFood(source.replace('SR28 ', 'usda:sr28:')) && !linkedFood(`builtin:${source}`),
  )
  expect(parts.length).toBeGreaterThan(4000)
  expect(missing).toEqual([])
})

test('the energy of a recipe is that of its parts, as its micronutrients are', () => {
  const off = foods().filter(({ source, per100 }) => {
    const recipe = recipeSource(source)
    if (!recipe || referenceRowOf(source)) return false
    const energy = recipe.parts.reduce((sum, part) => {
      const food =
        linkedFood(part.source.replace('SR28 ', 'usda:sr28:')) ?? linkedFood(`builtin:${part.source}`)
      return sum + (part.grams * food!.per100.calories) / recipe.weight
    }, 0)
    return Math.abs(energy - per100.calories) > Math.max(1.5, energy / 50)
  })
  expect(off.map(({ name }) => name)).toEqual([])
})

test('a ref of no food is none', () => {
  for (const ref of [
    'builtin:no such food',
    'usda:sr28:1',
    'usda:173944',
    'off:03017620422003',
    'custom:x',
    '',
  ])
    expect(linkedFood(ref)).toBeUndefined()
})
