import { expect, test } from 'vitest'
import { customFoodOf, customForm, formOf, inputOf } from './custom-figures.ts'
import { someFood } from './testing.ts'

const bar = { name: 'Oat bar', basis: 45, calories: 180, protein: 4.5, carbs: 27, fat: 6.3 }

test('figures for one serving become figures for 100 g', () => {
  expect(customFoodOf(customForm.parse(bar)).per100).toEqual({
    calories: 400,
    protein: 10,
    carbs: 60,
    fat: 14,
    sugar: null,
    fiber: null,
    sodium: null,
  })
})

test('vitamins and minerals for one serving become those for 100 g; what is empty stays unknown', () => {
  const form = customForm.parse({ ...bar, nutrients: { ironMg: 2.1, calciumMg: 0, zincMg: null } })
  expect(customFoodOf(form).nutrients).toMatchObject({
    ironMg: 4.6667,
    calciumMg: 0,
    zincMg: null,
    vitaminCMg: null,
  })
  expect(customForm.safeParse({ ...bar, nutrients: { ironMg: Number.NaN } }).success).toBe(false)
  const food = someFood({ nutrients: { ironMg: 4.6667, caffeineMg: 5 } })
  expect(customFoodOf(customForm.parse(formOf(food))).nutrients).toMatchObject({
    ironMg: 4.6667,
    zincMg: null,
  })
})

test('a portion needs both its name and its weight', () => {
  for (const half of [{ portionLabel: '1 bar' }, { portionGrams: 45 }])
    expect(customForm.safeParse({ ...bar, ...half }).success).toBe(false)
  const whole = customForm.parse({ ...bar, portionLabel: ' 1 bar ', portionGrams: 45 })
  expect(customFoodOf(whole).portions).toEqual([{ label: '1 bar', grams: 45 }])
})

test('editing a food starts from its own figures and loses none of its portions', () => {
  const food = someFood({
    portions: [
      { label: '1 cup', grams: 240 },
      { label: '1 glass', grams: 200 },
    ],
  })
  const form = customForm.parse(formOf(food))
  expect(customFoodOf({ ...form, portionGrams: 250 }, food.portions)).toMatchObject({
    per100: food.per100,
    portions: [
      { label: '1 cup', grams: 250 },
      { label: '1 glass', grams: 200 },
    ],
  })
})

test('a refusal of the server finds its input', () => {
  expect(['per100.carbs', 'nutrients.ironMg', 'name', 'portions.0.grams', 'barcode'].map(inputOf)).toEqual([
    'carbs',
    'nutrients.ironMg',
    'name',
    'portionGrams',
    undefined,
  ])
})
