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
    ['a bagel with raisins (105 g)', ['cinnamon raisin bagel 105']],
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

describe('sizes are of the slice, of the pack, or of what they are for', () => {
  test.each([
    ['a small piece of pepperoni pizza', ['pepperoni pizza 83']],
    [
      'a medium slice of thick crust pepperoni pizza',
      ['thick crust pizza with pepperoni from a restaurant 112'],
    ],
    ['a personal size cheese pizza', ['cheese pizza 175']],
    ['a fun-size kit kat', ['chocolate wafer bar 17']],
    ['a bun-size italian sausage', ['italian sausage 83']],
    ['a medium bag of potato chips', ['potato chip 57']],
    ['a Kool-Aid Jammers pouch of fruit juice drink', ['juice box 200']],
    ['a milk chocolate candy bar', ['milk chocolate 44']],
    ['a slice of papaya', ['papaya 40']],
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

describe('what is named before a dish is in it only where it is an ingredient of such a dish', () => {
  test.each([
    ['yogurt and lamb kebab', ['plain yogurt', 'shish kebab']],
    ['broccoli and chicken skewer', ['broccoli', 'yakitori']],
    ['spinach and cheese lasagna', ['cheese lasagna']],
    ['beef and cheese enchilada', ['cheese enchilada']],
    ['milk and clam chowder', ['whole milk', 'clam chowder']],
    ['schnitzel with potato salad', ['wiener schnitzel', 'potato salad']],
    ['chicken with rice pilaf', ['chicken', 'rice pilaf']],
    ['poke bowl with tuna', ['poke bowl']],
    ['a smoothie with banana and milk', ['banana', 'whole milk']],
    ['smoothie with strawberries', ['fruit smoothie', 'strawberry']],
    ['a smoothie, a banana and milk', ['fruit smoothie', 'banana', 'whole milk']],
    ['sausage and potato salad', ['sausage', 'potato salad']],
    ['milk and tuna sandwich', ['whole milk', 'tuna sandwich']],
    ['turkey and cheese sandwich', ['turkey and cheese sandwich']],
    ['turkey and avocado wrap', ['turkey wrap']],
    ['ham and cheese pizza', ['cheese pizza']],
    ['ham and egg sandwich', ['ham', 'fried egg sandwich']],
    ['dumplings with rice', ['dumpling', 'white rice']],
    ['200 g beef empanada with coffee', ['empanada', 'coffee']],
    ['a bowl of rice and a chicken nuggets meal', ['short grain rice', 'chicken nugget']],
  ])('%s', (text, foods) => expect(readMeal(text).items.map(({ name }) => name)).toEqual(foods))
})

describe('what is added to bread is no sandwich of its own beside it', () => {
  test.each([
    ['toast with ham and cheese', ['toast 52', 'ham 56', 'cheddar cheese 28']],
    ['a roll with peanut butter and jelly', ['bread roll 43', 'peanut butter 16', 'jelly spread 5']],
    ['a sandwich with ham and cheese', ['ham and cheese sandwich 141']],
    ['a sandwich made with peanut butter and jelly', ['peanut butter and jelly sandwich 110']],
    ['a peanut butter and jelly sandwich with jelly', ['peanut butter and jelly sandwich 110']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('a weight that is told afterwards is of what it names', () => {
  test.each([
    ['a hamburger and a cola. The burger is 115 g and the drink is 372 g', ['hamburger 115', 'cola 372']],
    ['a beer and a burger, the drink was 300 ml', ['beer 301', 'hamburger 110']],
    [
      'chicken with noodles and cheese sauce, and it weighs 262 g',
      ['chicken with noodles and cheese sauce 262'],
    ],
    [
      'a ham sandwich and coffee. the ham was 40 g, the coffee 200 ml',
      ['ham sandwich 126', 'coffee 200', 'ham 40'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what a dish was made with is not what stands beside it', () => {
  test.each([
    ['porridge made with milk and a banana', ['porridge with milk 250', 'banana 118']],
    ['porridge made with water and a banana', ['oatmeal 234', 'banana 118']],
    ['an omelette made with 2 eggs and cheese', ['egg 100', 'cheddar cheese 28']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('a short name means what is served beside the others', () => {
  test.each([
    ['ham, egg and chips', ['ham 56', 'egg 50', 'french fries 117']],
    ['an egg salad sandwich and chips', ['egg salad sandwich 159', 'potato chip 28']],
    ['a cup of tea and 2 biscuits', ['tea 240', 'digestive biscuit 30']],
    ['eggs, bacon and biscuits', ['egg 100', 'bacon 23', 'american biscuit 51']],
    ['a footlong tuna and a coke', ['tuna sub 474', 'cola 370']],
    ['2 pancakes (4 inch ones)', ['pancake 76']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('slices, bites and dry oats are what people mean by them', () => {
  test.each([
    ['a pizza slice', ['cheese pizza 107']],
    ['3 pepperoni pizza slices', ['pepperoni pizza 333']],
    ['2 turkey slices', ['deli turkey 32']],
    ["a few bites of my son's mac and cheese", ['mac and cheese 45']],
    ['a quick bite: ham sandwich', ['ham sandwich 126']],
    ['40 g oatmeal with 200 ml milk', ['oats 40', 'whole milk 206']],
    ['250 g porridge', ['oatmeal 250']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
