import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a dish and what it was made of or became is eaten once', () => {
  test.each([
    ['Curry goat 150g meat, 1 cup white rice', ['goat meat 150', 'white rice 158']],
    ['chicken curry 120g meat, 200g rice', ['chicken 120', 'white rice 200']],
    ['2 plain whole wheat parathas (79g each)', ['paratha 158']],
    ['1/2 lb ground beef raw weight made into a patty, no bun', ['raw ground beef 227']],
    ['100 g lamb mince formed into 3 koftas with 50 g yogurt', ['ground lamb 100', 'plain yogurt 50']],
    [
      'Omelette made with 3 large eggs, 5g butter, 30 g cheddar',
      ['egg 150', 'butter 5', 'cheddar cheese 30'],
    ],
    ['falafel 4 patties (17g each), tahini 1 tbsp', ['falafel 68', 'tahini 15']],
    ['2 rotis made from 60g atta, 100g okra', ['whole wheat flour 60', 'okra 100']],
    [
      "Mum's rice pudding i think, anyway I measured mine: 40g dry white rice, 300ml whole milk",
      ['dry white rice 40', 'whole milk 309'],
    ],
    ['2 fried eggs on toast (2 slices of wholemeal)', ['fried egg 92', 'whole wheat bread 64']],
    ['hot cocoa, 1 cup, homemade with milk', ['hot chocolate 250']],
    ["today's lunch: 100 g rice", ['white rice 100']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('the state of what was weighed stands between its amount and its name', () => {
  test.each([
    ['60 g (dry) couscous', ['dry couscous 60']],
    ['200g (raw weight) salmon', ['raw salmon 200']],
    ['300 g of greek yoghurt (plain, 0% fat)', ['nonfat greek yogurt 300']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
