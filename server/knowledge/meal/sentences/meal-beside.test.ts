import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map((item) => `${item.name} ${Math.round(item.grams)}`)

describe('what is named before a dish is in it only where it is an ingredient of such a dish', () => {
  test.each([
    ['yogurt and lamb kebab', ['plain yogurt', 'shish kebab']],
    ['broccoli and chicken skewer', ['broccoli', 'yakitori']],
    ['spinach and cheese lasagna', ['cheese lasagna']],
    ['beef and cheese enchilada', ['beef enchilada']],
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
    ['lamb and potato curry', ['lamb rogan josh']],
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
