import { expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${Math.round(grams)} g ${name}`)
const names = (text: string) => readMeal(text).items.map(({ name }) => name)

test('a dish is its measured parts, before it or after it, whatever is said in between', () => {
  expect(names('40 g feta, 200g tomatoes, 100g cucumber and 1 tbsp olive oil, greek salad')).not.toContain(
    'greek salad',
  )
  expect(
    names('for lunch i made myself a tuna wrap, one flour tortilla (48g), 100g tuna in water'),
  ).not.toContain('tuna wrap')
  expect(names('cheese on toast, 2 slices wholemeal bread, 60g cheddar')).toEqual([
    'whole wheat bread',
    'cheddar cheese',
  ])
  expect(names('Porridge this morning, 40g oats with 250ml milk')).toEqual(['oats', 'whole milk'])
})

test('a dish with an amount of its own, or with little beside it, stays', () => {
  expect(read('200 g greek salad, 40 g feta, 30 g olives')).toContain('200 g greek salad')
  expect(names('burger, 20 g mayo, 10 g lettuce')).toHaveLength(3)
  expect(names('2 cheeseburgers, 30 g cheddar, 100 g beef')).toHaveLength(3)
})

test('salmon with rice is both, and an amount before it is the salmon’s', () => {
  expect(names('salmon with rice')).toEqual(['salmon', 'white rice'])
  expect(read('150g salmon with rice')).toContain('150 g salmon')
  expect(names('salmon rice bowl')).toEqual(['salmon rice bowl'])
})

test('what is named first and then measured counts once', () => {
  expect(read('handful of nuts, weighed it: 32g mixed nuts')).toEqual(['32 g mixed nuts'])
  expect(names('nuts and 32 g mixed nuts')).toHaveLength(2)
})

test('one of a dish with its weight is the dish, not what is in it', () => {
  expect(read('beef burrito w beans and cheese, 1 (241g)')[0]).toBe('241 g beef bean and cheese burrito')
})

test('a kitchen is no food, and what a box says is the amount', () => {
  expect(read('spaghetti & meatballs at the italian place, box says 565g')).toEqual([
    '565 g spaghetti with meatballs',
  ])
  expect(names('100g hummus and 2 large carrots for dipping')).toEqual(['hummus', 'carrot'])
})
