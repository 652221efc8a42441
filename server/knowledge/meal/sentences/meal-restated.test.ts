import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('an amount of each', () => {
  test.each([
    ['pb toast x2 (1 tbsp each)', ['toast 52', 'peanut butter 32']],
    ['2 slices of toast with a teaspoon of butter on each', ['toast 52', 'butter 9']],
    ['2 toasts with butter 1 tsp each slice', ['toast 52', 'butter 9']],
    ['two rice cakes with almond butter (1 tbsp each)', ['rice cake 18', 'almond butter 32']],
    ['3 bottles of beer 330ml', ['beer 994']],
    ['2 cans 165g tuna', ['canned tuna in water 330']],
    ['tuna, 2 tins (each 112g)', ['canned tuna in water 224']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but not where it can only be that of all', () =>
    expect(read('chicken nuggets 6pc 96g')).toEqual(['chicken nugget 96']))
})

describe('an amount said twice counts once, as it lay on the scales', () => {
  test.each([
    ['1 slice of cheesecake, 80 g', ['cheesecake 80']],
    ['360 g bottled water, 372 g of a root beer', ['bottled water 360', 'root beer 372']],
    ['0.5 cup granola with 170 g plain yogurt. granola was 50 g', ['granola 50', 'plain yogurt 170']],
    ['1 packet of ramen noodles (81 g dry, no seasoning)', ['dry instant noodles 81']],
    ['rice (50 g raw weight)', ['dry white rice 50']],
    ['1 x bagel with cream cheese (30 g)', ['bagel 99', 'cream cheese 30']],
    ['tuna 1 tin drained 112g', ['canned tuna in water 112']],
    ['200 g rice, of which I ate half', ['white rice 100']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('an amount before a food of its own stays there', () =>
    expect(read('2 eggs, 80 g rice')).toEqual(['egg 100', 'white rice 80']))
})

describe('a dish and what explains it', () => {
  test.each([
    ['egg, cheese and canadian bacon english muffin sandwich', ['egg mcmuffin 126']],
    ['bacon, egg and cheese sandwich', ['bacon egg and cheese sandwich 167']],
    ['turkey & swiss on rye: 85 g turkey, 28 g swiss', ['turkey 85', 'swiss cheese 28']],
    ['10 oz smoothie: 150g mango, 100g pineapple', ['mango 150', 'pineapple 100']],
    ['vodka soda - 2 oz vodka', ['vodka 56']],
    ['1 latte (8 oz whole milk)', ['whole milk 244']],
    ['1 cup of hot cocoa made with milk', ['hot chocolate 250']],
    ['beef burger patty 113g in a bun', ['hamburger patty 113', 'bread roll 43']],
    [
      'caesar salad with 3 oz chicken: 94 g romaine, 2 tbsp caesar dressing',
      ['chicken 85', 'romaine lettuce 94', 'caesar dressing 29'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('foods that only stand in a row are no dish', () =>
    expect(read('apple, ham and cheese sandwich')).toEqual(['apple 182', 'ham and cheese sandwich 141']))
})

describe('what was taken back', () => {
  test.each([
    ['pad thai? no: rice noodles 200g', ['rice noodles 200']],
    ['35g cheddar, 2 oatcakes... no, 4 saltines', ['cheddar cheese 35', 'saltine cracker 12']],
    ['a big mac... no a plain hamburger', ['hamburger 110']],
    ['lasagna 300 g, garlic bread none', ['lasagna 300']],
    ['taco night!! 2 tacos 69g each', ['hard shell taco 138']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but what was only left off does not take the food with it', () =>
    expect(read('coffee, no sugar')).toEqual(['coffee 240']))
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
