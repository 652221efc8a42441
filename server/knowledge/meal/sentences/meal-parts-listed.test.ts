import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a dish is what is listed of it, wherever it stands', () => {
  test.each([
    [
      'chana masala, one portion: 160 g chickpeas, 50 g onion, 1 tbsp ghee',
      ['chickpeas 160', 'onion 50', 'ghee 13'],
    ],
    ['irish stew, my bowl works out at 120g stewing beef, 200g potatoes', ['stew beef 120', 'potato 200']],
    [
      'baked beans on toast, half a tin so 200g beans, two slices of white bread',
      ['baked beans 200', 'white bread 58'],
    ],
    ['ham sandwich (2 white slices, 56g ham)', ['white bread 58', 'ham 56']],
    [
      '80 g mushrooms, 1 latte with 240ml whole milk and a single espresso 30ml',
      ['mushroom 80', 'whole milk 247', 'espresso 30'],
    ],
    ['oat milk flat white, 160ml oat milk', ['oat milk 165']],
    ['lasagne my portion = 100g mince, 60g pasta', ['ground beef 100', 'pasta 60']],
    ['egg and soldiers - 2 boiled eggs, 1 slice white toast', ['boiled egg 100', 'toast 26']],
    ['ham and cheese omelette (3 eggs, 40g ham, 30g cheddar)', ['egg 150', 'ham 40', 'cheddar cheese 30']],
    [
      'chicken shawarma in a pitta, 120g chicken, 1 pitta (60g), 20g tahini',
      ['chicken 120', 'pita bread 60', 'tahini 20'],
    ],
    ['falafel wrap - wrap 60g, 5 falafel (17 g each)', ['flour tortilla 60', 'falafel 85']],
    ['porridge w/ 40g oats + 20g raisins', ['oats 40', 'raisin 20']],
    ['Chicken breast: 150g / Rice: 200g', ['chicken breast 150', 'white rice 200']],
    ['150 chicken, 200 rice', ['chicken 150', 'white rice 200']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('names and places are no food', () => {
  test.each([
    ['150 ml red wine with Dave', ['red wine 149']],
    ['150g boiled potatoes boet', ['potato 150']],
    ['200g chicken with Kate', ['chicken 200']],
    ['2 eggs in Leeds', ['egg 100']],
    ['50g oats with Barney', ['oats 50']],
    ['dog walk then 2 jaffa cakes', ['jaffa cake 24']],
    ['6 oysters on ice', ['oyster 84']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but a slip of the pen is', () => {
    expect(read('2 eggs, 30 g ham, buter')).toHaveLength(3)
    expect(read('2 eggs with chedder')).toHaveLength(2)
  })
})
