import { describe, expect, test } from 'vitest'
import { confidenceBand } from '#contract/nutrition/nutrition.ts'
import { readMeal } from '../read-meal.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.name)
const grams = (text: string) => readMeal(text).items.map((item) => Math.round(item.grams))
const only = (text: string) => {
  const { items, notUnderstood } = readMeal(text)
  expect(notUnderstood).toEqual([])
  expect(items.map((item) => item.name)).toHaveLength(1)
  return items[0]!
}

describe('a whole breakfast', () => {
  const { items, notUnderstood, description } = readMeal(
    '2 scrambled eggs with a slice of buttered wholegrain toast and a small glass of OJ',
  )
  test('is read food by food', () => {
    expect(items.map((item) => item.name)).toEqual([
      'scrambled egg',
      'buttered whole wheat toast',
      'orange juice',
    ])
    expect(notUnderstood).toEqual([])
  })
  test('counts a small glass as 180 ml', () => {
    expect(items[2]!.grams).toBeGreaterThan(178)
    expect(items[2]!.grams).toBeLessThan(192)
  })
  test('is sure, because every amount was said', () => {
    expect(items.map(({ amountStated }) => amountStated)).toEqual([true, true, true])
    expect(confidenceBand(description!.confidence)).toBe('high')
  })
})

describe('amounts', () => {
  test.each([
    ['150g cooked rice', 150],
    ['rice 200g', 200],
    ['oats - 40 g', 40],
    ['200 g: rice', 200],
    ['1 lb potatoes', 454],
    ['3 oz grilled salmon', 85],
    ['0.5 kg strawberries', 500],
    ['2 tbsp (32g) peanut butter', 32],
    ['2 cookies (20 g each)', 40],
    ['2x30g almonds', 60],
    ['a 12 oz steak', 340],
    ['1,200 ml water', 1200],
    ['leg of lamb 200g', 200],
  ])('%s weighs %d g', (text, weight) => expect(Math.round(only(text).grams)).toBe(weight))
  test.each([
    ['2x bananas', 'bananas x2'],
    ['two bananas', '2 bananas'],
    ['one and a half bananas', '1½ bananas'],
    ['2-3 bananas', '2.5 bananas'],
    ['about 2 bananas', '2 bananas'],
    ['half a dozen bananas', '6 bananas'],
    ['a couple of bananas', '2 bananas'],
    ['1 1/2 cups of milk', '1.5 cup milk'],
    ['an 8 fl oz glass of milk', '8 fl oz milk'],
    ['2 330ml cans of cola', '660 ml cola'],
    ['1 can (330ml) cola', '330 ml cola'],
  ])('%s is %s', (one, other) => expect(only(one).grams).toBeCloseTo(only(other).grams, 6))
  test('amounts before and behind their foods both hold', () => {
    expect(grams('rice 200g chicken breast 150g broccoli 100 g')).toEqual([200, 150, 100])
    expect(grams('200g rice 150g chicken breast 100g broccoli')).toEqual([200, 150, 100])
    expect(grams('rice, 200g, broccoli, 100 g')).toEqual([200, 100])
  })
  test('an amount in brackets is that of the food before', () => {
    expect(readMeal('tuna (1 can)').items[0]!.amountStated).toBe(true)
  })
  test('sizes make more or less of a piece', () => {
    expect(only('a large banana').grams).toBeGreaterThan(only('a medium banana').grams)
    expect(only('a small banana').grams).toBeLessThan(only('a medium banana').grams)
  })
  test('where nothing was said a serving is guessed, and said to be', () => {
    expect(only('banana')).toMatchObject({ amountStated: false })
    expect(only('banana').confidence).toBeLessThan(only('1 banana').confidence)
  })
})

describe('dishes win over their words', () => {
  test.each([
    ['chicken salad sandwich', 'chicken salad sandwich'],
    ['fish and chips', 'fish and chips'],
    ['mac & cheese', 'mac and cheese'],
    ['Peanut Butter and Jelly Sandwich', 'peanut butter and jelly sandwich'],
    ['salt and vinegar chips', 'salt and vinegar potato chip'],
    ['spaghetti bolognese', 'spaghetti bolognese'],
    ['hotdog', 'hot dog'],
    ['ice-cream', 'vanilla ice cream'],
    ['toast with peanut butter and banana', 'peanut butter banana toast'],
  ])('%s is %s', (text, name) => expect(names(text)).toEqual([name]))
})

describe('misspellings', () => {
  test.each([
    ['100g brocolli', 'broccoli'],
    ['a bannana', 'banana'],
    ['half an avacado', 'avocado'],
    ['150g chiken brest', 'chicken breast'],
    ['100 g spagetti', 'pasta'],
    ['100g strawberrys', 'strawberry'],
  ])('%s is %s', (text, name) => expect(only(text).name).toBe(name))
  test('make the reading less sure', () => {
    expect(only('100g brocolli').confidence).toBeLessThan(only('100g broccoli').confidence)
  })
  test('are not mended into something far away', () => {
    expect(readMeal('100 g zorblax').items).toEqual([])
    expect(readMeal('a laptop and a bicycle').items).toEqual([])
  })
})

describe('what was added or left out', () => {
  test('sugar in tea is counted by the spoon', () => {
    const [, sugar] = readMeal('tea with 2 sugars').items
    expect(sugar!.grams).toBeGreaterThan(7)
    expect(sugar!.grams).toBeLessThan(10)
  })
  test('milk in coffee is a splash, in cereal more', () => {
    const coffee = readMeal('coffee with 2% milk').items.at(-1)!
    expect(coffee.grams).toBeLessThan(60)
    expect(coffee.amountStated).toBe(false)
  })
  test('butter on bread follows the slices', () => {
    const [, butter] = readMeal('2 slices of rye bread with butter').items
    expect(butter!.name).toBe('butter')
    expect(butter!.grams).toBeGreaterThan(8)
    expect(butter!.grams).toBeLessThan(15)
  })
  test('what was left out is neither counted nor reported', () => {
    expect(readMeal('burger without cheese')).toMatchObject({
      items: [{ name: 'hamburger' }],
      notUnderstood: [],
    })
    expect(names('cheeseburger and an apple, no ketchup')).toEqual(['cheeseburger', 'apple'])
    expect(names('salad without onions and cheese, with 1 tbsp olive oil')).toHaveLength(2)
  })
  test('of "an apple or a banana" one is counted', () =>
    expect(names('an apple or a banana')).toEqual(['apple']))
})

describe('sizes that the food gives a meaning', () => {
  test('inches of a sub are no count', () => {
    expect(only('a 6 inch turkey sub').grams).toBe(only('1 turkey sub').grams)
    expect(only('a 12 inch turkey sub').grams).toBe(2 * only('1 turkey sub').grams)
  })
  test('an omelette of three eggs is one and a half usual ones', () => {
    expect(only('3 egg omelette').grams).toBeCloseTo(1.5 * only('1 omelette').grams, 6)
    expect(only('omelette (3 eggs)').grams).toBeCloseTo(1.5 * only('1 omelette').grams, 6)
  })
})

describe('what is around the food', () => {
  test.each([
    ['I had leftover homemade lasagna for lunch with a glass of red wine', ['lasagna', 'red wine']],
    ['for breakfast a banana', ['banana']],
    ['Breakfast: 2 bananas, coffee\nSnack: apple', ['banana', 'coffee', 'apple']],
    ['- 1 banana\n- 1 apple', ['banana', 'apple']],
    ['BANANA + APPLE', ['banana', 'apple']],
    ['yesterday evening we ate an apple at home', ['apple']],
  ])('%j', (text, foods) =>
    expect(readMeal(text)).toMatchObject({ items: foods.map((name) => ({ name })), notUnderstood: [] }),
  )
})

describe('what is not known', () => {
  test('comes back in the person’s own words and is never counted', () => {
    expect(readMeal('Zorblax 200 g and an apple')).toMatchObject({
      items: [{ name: 'apple' }],
      notUnderstood: ['Zorblax 200 g'],
    })
  })
  test('a unit nobody knows leaves its food uncounted', () => {
    expect(readMeal('3 blorps of rice')).toMatchObject({ items: [], notUnderstood: ['3 blorps of rice'] })
  })
  test('nor is more than anybody eats', () => {
    expect(readMeal('99999 bananas')).toMatchObject({ items: [], notUnderstood: ['99999 bananas'] })
  })
  test('nothing at all is nothing', () => expect(readMeal(' \n ')).toEqual({ items: [], notUnderstood: [] }))
})

test('allergens of a food stay with it', () => {
  expect(only('peanut butter and jelly sandwich').food.contains.has('peanut')).toBe(true)
})
