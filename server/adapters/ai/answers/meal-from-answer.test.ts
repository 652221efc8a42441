import { expect, test } from 'vitest'
import { mealAnalysis } from '#contract/nutrition/nutrition.ts'
import type { TableRow } from '#server/knowledge/food/food.ts'
import { mealFrom } from './meal-from-answer.ts'
import type { MealAnswer } from './model-answers.ts'

const butter: TableRow = {
  ref: 'builtin:butter',
  name: 'butter',
  aliases: [],
  category: 'dairy',
  emoji: '🧈',
  per100: { calories: 717, protein: 0.9, carbs: 0.1, fat: 81, sugar: 0.1, fiber: 0, sodium: 643 },
  portions: new Map([['serving', 14]]),
  contains: new Set(['milk']),
  source: 'SR28 01001',
}
const about = {
  hasPhoto: true,
  hasNotes: false,
  knownFood: (name: string) => (name === 'Butter' ? butter : undefined),
}

type Stated = MealAnswer['foods'][number]
const stew: Stated = {
  name: 'stew',
  grams: 100,
  calories: 152,
  protein: 10,
  carbs: 10,
  fat: 8,
  sugar: 2,
  fiber: 1,
  sodium: 300,
  alcohol: 0,
  confidence: 0.8,
}
const read = (...foods: Partial<Stated>[]) =>
  mealFrom(
    {
      title: 'Lunch',
      serving: '1 plate',
      foods: foods.map((food) => ({ ...stew, ...food })),
      notUnderstood: [],
    },
    about,
  )

test('foods of the table get its figures per gram, the others keep the model’s, and the analysis says which', () => {
  const meal = read({ name: 'Butter', grams: 20, calories: 20, fat: 1 }, {})
  expect(meal.items.map(({ name, calories, emoji }) => ({ name, calories, emoji }))).toEqual([
    { name: 'Butter', calories: 143, emoji: '🧈' },
    { name: 'stew', calories: 152, emoji: expect.any(String) },
  ])
  expect(meal).toMatchObject({ calories: 295, fat: 24.2, servingSize: '1 plate, 120 g', confidence: 0.8 })
  expect(meal.analysis).toContain(
    'Figures per gram of Butter come from the food table, the others from the model.',
  )
})

test('figures that do not add up are recalculated, trusted less, and said to be', () => {
  const meal = read({ calories: 890 })
  expect(meal).toMatchObject({ calories: 152, confidence: 0.5 })
  expect(meal.analysis).toContain('for stew did not add up')
})

test('a food without a name or a weight does not spoil the rest', () => {
  const meal = read({}, { name: '\u202e' }, { name: 'salt', grams: 0, calories: 0 })
  expect(meal.items.map((item) => item.name)).toEqual(['stew'])
})

test('an answer without food, with a weightless food, or with more than one meal holds is refused', () => {
  expect(() => read()).toThrow('no food')
  expect(() => read({ grams: 0 })).toThrow('weight')
  expect(() => read({ grams: 9000, calories: 60_000, fat: 6000, protein: 0, carbs: 0 })).toThrow('more than')
  expect(() => read(...Array(41).fill({}))).toThrow('more foods')
})

test('names are cleaned and cut to what the contract takes', () => {
  const meal = mealFrom(
    {
      title: `<b>${'x'.repeat(400)}`,
      serving: '\n',
      foods: [{ ...stew, name: 's'.repeat(300) }],
      notUnderstood: ['', 'a\u0000b'],
    },
    about,
  )
  expect(mealAnalysis.omit({ id: true }).parse(meal)).toEqual(meal)
  expect(meal.foodName).toHaveLength(200)
  expect(meal.servingSize).toBe('100 g')
  expect(meal.notUnderstood).toEqual(['a b'])
})
