import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map((item) => `${item.name} ${Math.round(item.grams)}`)

describe('what is explained by its parts or said again counts once', () => {
  test.each([
    ['mac n cheese frozen dinner, 283 g box, ate it all', ['frozen mac and cheese 283']],
    ['handful of nuts, weighed it: 35g cashews', ['cashew 35']],
    [
      'sardines on toast - 90g tinned sardines, 2 slices of brown toast',
      ['canned sardines 90', 'whole wheat toast 50'],
    ],
    ['90g tinned sardines in oil drained, 5g butter', ['canned sardines 90', 'butter 5']],
    ['200g boiled potatoes. Knob of butter about 8g on the spuds', ['potato 200', 'butter 8']],
    ['shortbread biscuits 35g', ['shortbread 35']],
    ['100g tandoori chicken breast', ['tandoori chicken 100']],
    [
      'wrap w/ 60g falafel, 40g houmous, 1 flour tortilla (60g)',
      ['falafel 60', 'hummus 40', 'flour tortilla 60'],
    ],
    [
      'cheese toastie, 2 slices white, 50g cheddar, 10g butter',
      ['white bread 58', 'cheddar cheese 50', 'butter 10'],
    ],
    ['mash 200g (made with milk and marg)', ['mashed potato 200']],
    ['2 tacos, hard shell ones (69g each) w beef cheese & lettuce', ['hard shell taco 138']],
    ['a cereal bar (25g granola bar)', ['granola bar 25']],
    ['toast 2 slices wholemeal', ['whole wheat toast 50']],
    ['bday cake slice, choc w frosting, 138 g', ['chocolate cake 138']],
    ['beef burrito w beans and cheese, 1 (241g)', ['beef bean and cheese burrito 241']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what was taken back was not eaten', () => {
  test.each([
    ['gnocchi no wait, 180g cooked penne', ['pasta 180']],
    ['100g oats... skip that. 50g muesli', ['muesli 50']],
    ['1 protein bar 60g - nah swapped it for 50g beef jerky', ['beef jerky 50']],
    ['bread pudding... no I resisted, just a small banana (100 g)', ['banana 100']],
    ['100g grapes + babybel... scrap the babybel', ['grape 100']],
    ['one crumpet — no, an English muffin (57 g)', ['english muffin 57']],
    ['12 chicken nuggets, no wait, 6', ['chicken nugget 96']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
