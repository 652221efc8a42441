import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.name)
const grams = (text: string) => readMeal(text).items.map((item) => Math.round(item.grams))
const kcal = (text: string) => readMeal(text).items.reduce((sum, item) => sum + item.calories, 0)

describe('shops and chains are no foods', () => {
  test.each([
    ['five guys cheeseburger', ['cheeseburger']],
    ['dominos pizza', ['cheese pizza']],
    ['chick fil a nuggets 8 count and waffle fries', ['chicken nugget', 'french fries']],
    ['popeyes chicken sandwich, cajun fries, sweet tea', ['chicken sandwich', 'french fries', 'sweet tea']],
    ['in n out double double animal style, fries', ['double cheeseburger', 'french fries']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods)
    expect(readMeal(text).notUnderstood).toEqual([])
  })
  test('five guys are not five cheeseburgers', () =>
    expect(kcal('five guys cheeseburger')).toBeCloseTo(kcal('1 cheeseburger'), 6))
})

describe('what people in several countries eat every day', () => {
  test.each([
    ['rajma chawal', ['rajma', 'white rice']],
    ['chole bhature', ['chana masala', 'puri']],
    ['vada pav and cutting chai', ['vada pav', 'masala chai']],
    ['4 phulka, bhindi sabzi, toor dal 1 katori', ['chapati', 'bhindi masala', 'dal']],
    ['enchiladas suizas 3', ['chicken enchilada']],
    ['sopes 3 with chicken', ['sope']],
    ['torta de milanesa', ['torta de milanesa']],
    ['matcha latte and melon pan', ['matcha latte', 'melon pan']],
    ['mentaiko spaghetti', ['mentaiko spaghetti']],
    ['fish finger sandwich with tartare sauce', ['fish finger sandwich', 'tartar sauce']],
    ['moules frites', ['moules frites']],
    ['prawn cocktail crisps', ['sour cream and onion potato chip']],
    ['a pretzel and a weissbier 0.5l', ['soft pretzel', 'wheat beer']],
    ['sandwich with ham, cheese and mustard', ['ham sandwich', 'cheddar cheese', 'mustard']],
    ['tuna with mayo in a wrap', ['canned tuna in water', 'mayonnaise', 'flour tortilla']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods)
    expect(readMeal(text).notUnderstood).toEqual([])
  })
  test('a sweetened hibiscus drink is not free of energy', () =>
    expect(kcal('agua de jamaica 500 ml')).toBeGreaterThan(100))
  test('2 sausages are not the little links of an American breakfast', () => {
    expect(grams('2 sausages')).toEqual([100])
    expect(grams('2 breakfast sausage links')).toEqual([46])
  })
  test('10 hard pretzels stay small', () => {
    expect(grams('10 pretzels')).toEqual([60])
    expect(grams('2 soft pretzels')).toEqual([230])
  })
  test('12 chicken nuggets are no half chicken', () =>
    expect(names('12 chicken nuggets')).toEqual(['chicken nugget']))
})

describe('amounts', () => {
  test('a side of fries is a serving, not one fry', () =>
    expect(kcal('a side of fries')).toBeCloseTo(kcal('fries'), 6))
  test('a katori is 150 ml', () => expect(grams('1 katori dal')).toEqual([150]))
  test('what was shared is divided', () => {
    expect(kcal('1 bottle of prosecco shared between 2')).toBeCloseTo(kcal('1 bottle of prosecco') / 2, 6)
    expect(grams('500 g pasta bake shared between 4 people')).toEqual([125])
    expect(kcal('a large pizza split 3 ways')).toBeCloseTo(kcal('a large pizza') / 3, 6)
    expect(names('banana split and split pea soup')).toEqual(['banana split', 'split pea soup'])
  })
  test('an omelette of 3 eggs has no 3 eggs beside it', () =>
    expect(grams('cheese and ham omelette 3 eggs')).toEqual(grams('cheese and ham omelette (3 eggs)')))
  test('milk belongs to the coffee that it follows', () =>
    expect(grams('1 l water and a cup filter coffee with milk').at(-1)).toBe(30))
  test('both halves of a bagel are spread', () =>
    expect(grams('everything bagel with cream cheese')).toEqual([99, 30]))
})
