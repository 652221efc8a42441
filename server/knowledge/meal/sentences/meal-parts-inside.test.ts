import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map((item) => `${item.name} ${Math.round(item.grams)}`)

describe('the weight of a dish is that of all that is in or on it', () => {
  test.each([
    ['tuna salad sandwich on a bun (180 g)', ['tuna sandwich 180']],
    ['2 tacos with beef, cheese and lettuce (69 g each)', ['hard shell taco 138']],
    ['a 75 g piece of white cake with icing', ['vanilla cake 75']],
    ['164 g pepperoni pizza with a stuffed crust', ['pepperoni pizza 164']],
    ['180 g sandwich with ham, lettuce, tomato and mayo', ['ham sandwich 180']],
    ['a bagel with raisins (105 g)', ['bagel with raisins 105']],
    ['57 g cheese-filled hot dog', ['hot dog 57']],
    ['an 80 g doughnut filled with custard', ['glazed donut 80']],
    ['260 g steak and cheese sub sandwich with peppers and onions', ['steak and cheese sub 260']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('but not of what is served beside it or has an amount of its own', () => {
  test.each([
    ['180 g cheeseburger with fries and a coke', ['cheeseburger 180', 'french fries 117', 'cola 370']],
    ['200 g bean burrito with cheese and 30 g salsa', ['bean burrito 200', 'salsa 30']],
    ['2 bell peppers filled with rice', ['bell pepper 238', 'white rice 158']],
    ['1 x bagel with cream cheese (30 g)', ['bagel 99', 'cream cheese 30']],
    ['quesadilla with 2 flour tortillas (48 g each)', ['flour tortilla 96']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

test('each part that a sandwich without a weight lists is one layer of it', () => {
  expect(read('a sandwich filled with ham, cheese and tomato')).toEqual([
    'ham sandwich 126',
    'cheddar cheese 21',
    'tomato 30',
  ])
  expect(read('cheese sandwich with cucumber, tomato and mayo')).toEqual([
    'cheese sandwich 106',
    'cucumber 15',
    'tomato 30',
    'mayonnaise 10',
  ])
})

describe('what a food is said not to have or to be was not eaten', () => {
  test.each([
    ['a sugar-free brownie', ['brownie 56']],
    ['coffee with sugar free syrup', ['coffee 240', 'sugar free syrup 15']],
    ['100 g milkshake with flavors other than chocolate', ['vanilla milkshake 100']],
    ['sugar free gum', ['sugar free gum 2']],
    ['a non-alcoholic lager', ['non-alcoholic beer 356']],
    ['a meat and vegetable empanada', ['beef empanada with vegetables 130']],
    ['pork shish kabob with some vegetables', ['pork shish kabob with vegetables excluding potatoes 115']],
    ['chicken or turkey noodle soup 300 g', ['turkey noodle soup 300']],
    ['30 g butter or sugar cookies', ['sugar cookie 30']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('words around foods are no foods', () => {
  test.each([
    ["it's a 524 g soft drink", ['cola 524']],
    ['a sweet 90 g cinnamon bun', ['cinnamon roll 90']],
    ['a double stick popsicle', ['popsicle 52']],
    ["a 200 g scone and I'll wash it down with a cola", ['scone 200', 'cola 370']],
    [
      '75 g vanilla ice cream bar along with 140 g of trail mix',
      ['vanilla ice cream bar 75', 'trail mix 140'],
    ],
    [
      'a double cheeseburger weighing 140 g and a soft drink that is 512 g for lunch',
      ['double cheeseburger 140', 'cola 512'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('words around a food name no food beside it', () => {
  test.each([
    ['a juice box of apple juice', ['apple juice 200']],
    ['2 coffee mugs of tea', ['tea 600']],
    ['a bottle of decaf cola', ['cola 519']],
    ['a decaf', ['decaf coffee 240']],
    ['a packet of instant noodle soup', ['instant noodles 400']],
    ['a chicken and vegetable empanada', ['chicken empanada with vegetables 130']],
    ['200 g macaroni and cheese', ['mac and cheese 200']],
    ['100 g mac and cheese made from a boxed mix', ['mac and cheese 100']],
    ['50 g ham and cheese', ['ham 50', 'cheddar cheese 28']],
    ['a regular lemon cupcake', ['lemon cake or cupcake 90']],
    ['a sports drink, at 500 ml', ['sports drink 515']],
    ['a pizza that has ham and pineapple', ['hawaiian pizza 920']],
    ['I brewed a cup of black tea', ['tea 240']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
