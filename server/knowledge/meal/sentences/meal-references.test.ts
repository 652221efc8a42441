import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)
const unread = (text: string) => readMeal(text).notUnderstood

describe('a food that our table lacks is that of a reference which has all of its words', () => {
  test.each([
    ['100 g of pickled okra', 'pickled okra 100'],
    ['40 g of dried persimmon', 'dried persimmon 40'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]))

  test('but not where words are left that it has not', () =>
    expect(read('100 g of pickled okra salad')).not.toContain('pickled okra 100'))
  test('nor where only something around it was said', () =>
    expect(read('100 g rice, student dinner again')).toEqual(['white rice 100']))
})

describe('what a reference names in full is that food, though it has foods of ours in it', () => {
  test.each([
    ['1 cup of shrimp and noodles', 'shrimp and noodles 157'],
    ['a calzone with meat and cheese', 'calzone with meat and cheese 424'],
    ['225 g frozen daiquiri', 'frozen daiquiri 225'],
    ['a corn fritter', 'corn fritter 35'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]))

  test('but not where ours has that name', () =>
    expect(read('1 cup of rice and beans')).toEqual(['rice and beans 146']))
})

describe('pieces that one food of a reference names together are that food, of the weight that was said', () => {
  test.each([
    ['a 190 g roast beef sandwich with cheese', 'roast beef sandwich on white with cheese 190'],
    ['75 g chocolate doughnut with chocolate icing', 'chocolate doughnut with chocolate icing 75'],
    ['a 40-gram cereal bar with fruit and nuts', 'fruit and nut cereal or granola bar 40'],
    ['28 g of peanut butter filled hard pretzels', 'hard peanut butter filled pretzels 28'],
    ['some peanut butter-filled pretzels, about 28 g', 'pretzel with peanut butter filling 28'],
    ['a hot dog on a white bun (102 g)', 'hot dog sandwich on white bun 102'],
    [
      'a 199 g griddle cake sandwich filled with egg, cheese, and sausage',
      'pancake sandwich with sausage egg and cheese 199',
    ],
    ['200 g cottage cheese with vegetables', 'cottage cheese with vegetables 200'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]))

  test.each([
    ['a bagel with 2 tbsp cream cheese', ['bagel 99', 'cream cheese 29']],
    ['6 chicken nuggets, medium fries and a coke', ['chicken nugget 96', 'french fries 117', 'cola 370']],
    ['mashed potato 250g w milk and marg', ['mashed potato 250']],
    ['200 g muffin with milk', ['blueberry muffin 200', 'whole milk 244']],
    ['100 g bagel with rice and onions', ['bagel 100', 'white rice 158', 'onion 55']],
    ['a large pumpkin pancake with milk', ['pumpkin pancakes 90', 'whole milk 244']],
    ['200 g meatballs with extra veg', ['meatball 200', 'mixed vegetables 91']],
    ['150 g burger and some sauce', ['hamburger 150', 'ketchup 10']],
    ['120 g salmon on vegetables', ['salmon 120', 'mixed vegetables 91']],
    ['150 g toast and egg', ['toast 150', 'egg 50']],
    ['a burger with some beans on the side', ['hamburger 110', 'pinto beans 171']],
    ['a croissant with some almonds on the side', ['croissant 57', 'almond 28']],
    ['curry, butter and honey', ['chicken curry 300', 'butter 14', 'honey 21']],
    ['100 g ice cream with salsa and sour cream', ['vanilla ice cream 100', 'salsa 36', 'sour cream 24']],
  ])('but what has an amount, a comma or our own row for itself stays apart: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  )
})

describe('the last word of a name says what it is', () => {
  test.each([
    ['26 g of fruit snacks', 'fruit snack 26'],
    ['28 g of cheese-flavored corn snacks', 'cheese flavored corn snacks 28'],
    ['372 g pepper soft drink', 'pepper type soft drink 372'],
    ['a low-fat breakfast tart that weighs 104 g', 'lowfat breakfast tart 104'],
    ['a 54 g breakfast tart', 'breakfast tart 54'],
    ['150 g whole grain noodles', 'cooked whole grain noodles 150'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]))
})

describe('of foods in a row behind one amount the last says what it is', () => {
  test.each([
    ['150 g vanilla oatmeal', ['oatmeal 150']],
    ['150 g honey salmon', ['salmon 150']],
    ['43 g doritos nacho cheese', ['nacho cheese tortilla chip 43']],
    ['a bowl of garlic noodles', ['egg noodles 220']],
    ['100 g durum pasta', ['pasta 100']],
    ['60 g dhal curry', ['dal 60']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))

  test.each([
    ['2 eggs bacon toast and a coffee', ['egg 100', 'bacon 23', 'toast 52', 'coffee 240']],
    ['1 cup greek yogurt, berries', ['greek yogurt 245', 'mixed berries 75']],
  ])('but counted foods are several: %s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('the measures of a reference are its own, in the size that was said', () => {
  test.each([
    ['a medium piece of thick crust pepperoni pizza', 112],
    ['a large piece of thick crust pepperoni pizza', 139],
    ['a slice of thin crust pepperoni pizza', 91],
    ['a small bag of cheese flavored potato chips', 28],
    ['a medium bag of cheese flavored potato chips', 57],
  ])('%s', (text, grams) => {
    const { items } = readMeal(text)
    expect(items.map((item) => [item.food.source.slice(0, 6), Math.round(item.grams)])).toEqual([
      ['fndds:', grams],
    ])
  })
})

describe('words of the occasion are no food and take no amount', () => {
  test.each([
    ['I ate 100 grams of home fries', ['home fries 100']],
    ['I have a 372-gram soft drink', ['cola 372']],
    ['For a quick snack, a snack that includes 240 g of water', ['water 240']],
    ['238 grams of frozen medium crust pepperoni pizza', ['pizza with pepperoni from frozen 238']],
  ])('%s', (text, foods) => {
    expect(read(text)).toEqual(foods)
    expect(unread(text)).toEqual([])
  })
})

test.each([
  ["a chimichanga for dinner, and it's 396 g", ['chimichanga 396']],
  ['an apple and a muffin, the apple being 242 g', ['apple 242', 'blueberry muffin 113']],
])('a weight that is told afterwards is that of the food named before: %s', (text, foods) =>
  expect(read(text)).toEqual(foods),
)
