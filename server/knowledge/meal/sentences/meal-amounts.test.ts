import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('an amount that ends a stretch is that of the food and not of what was put on it', () => {
  test.each([
    ['carrots cooked with butter, 100 g', ['cooked fresh carrots with butter 100']],
    ['chicken with teriyaki sauce 200 g', ['chicken 200', 'teriyaki sauce 18']],
    ['baked potato with butter and sour cream 250 g', ['baked potato with butter 250', 'sour cream 24']],
    ['chicken (cooked in 1 tbsp oil) 150g', ['chicken 150', 'vegetable oil 14']],
    ['waffles, 2 frozen squares (35g each)', ['waffle 70']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but what is measured before it, or by spoons, stays', () => {
    expect(read('chicken with 200 g sour cream')).toEqual(['chicken 140', 'sour cream 200'])
    expect(read('toast with butter 2 tsp')).toEqual(['toast 52', 'butter 9'])
    expect(read('tea with milk 50 ml')).toEqual(['tea 240', 'whole milk 52'])
    expect(read('garden salad with dressing, 2 tbsp')).toEqual(['garden salad 150', 'vinaigrette 32'])
  })
})

describe('a weight in brackets is that of one where one weighs about as much', () => {
  test.each([
    ['4 meatballs (20g)', ['meatball 80']],
    ['3 eggs (150 g)', ['egg 150']],
    ['egg rolls, pork x2 (85g)', ['egg roll 170']],
    ['2 lamb chops (80 g meat each)', ['lamb chop 160']],
    ['2 empanadas (89g c/u)', ['empanada 178']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('figures that are no amounts', () => {
  test.each([
    ['a 16 year old whisky, 40 ml', ['whiskey 38']],
    ['500 calorie burger', ['hamburger 110']],
    ['for 2 people: 200 g pasta', ['pasta 200']],
    ['at 12:30 i had 2 eggs', ['egg 100']],
    ['at 7pm 2 eggs', ['egg 100']],
    ['7up 330ml', ['lemon-lime soda 343']],
    ['2nd breakfast, 1 banana', ['banana 118']],
    ['protein bar 60g (20g protein)', ['protein bar 60']],
    ['30 g protein powder', ['whey protein powder 30']],
    ['half a 12" pizza', ['cheese pizza 313']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('names turned around', () => {
  test.each([
    ['soup, tomato, made with water, 1 cup', ['tomato soup 245']],
    ['soup, lentil, 1 cup', ['lentil soup 245']],
    ['soup, lentil with ham, 1 cup', ['lentil soup with ham 248']],
    ['chips and salsa', ['tortilla chip 28', 'salsa 36']],
    ['3 beers, light, 12 oz each', ['light beer 1065']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
