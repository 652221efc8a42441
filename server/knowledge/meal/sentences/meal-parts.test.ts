import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => {
  const { items, notUnderstood } = readMeal(text)
  expect(notUnderstood).toEqual([])
  return items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)
}

describe('a dish followed by all of its measured parts counts once', () => {
  test.each([
    [
      'PB&J two slices white, 2 tbsp peanut butter, 1 tbsp grape jelly',
      ['white bread 58', 'peanut butter 32', 'jelly spread 21'],
    ],
    ['Cottage pie 5% mince 150g cooked, mash potato 200g', ['95% lean ground beef 150', 'mashed potato 200']],
    ['hot chocolate made with whole milk 250ml', ['hot chocolate 263']],
    ['a flat white (double espresso + 160ml whole milk)', ['espresso 30', 'whole milk 165']],
    [
      'Dal chawal, i cooked 70g toor dal (dry) with 1 tbsp ghee, ate with 180g cooked rice',
      ['dry pigeon peas 70', 'ghee 13', 'white rice 180'],
    ],
    ['200g mash (milk+marg)', ['mashed potato 200']],
    ['mashed potato 250g w milk and marg', ['mashed potato 250']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('a list of what one is made of is multiplied', () => {
  test.each([
    [
      'aloo paratha x2 - each: 50g atta, 70g boiled potato, 1 tsp ghee (4.3g); with 100g dahi on the side',
      ['whole wheat flour 100', 'potato 140', 'ghee 9', 'plain yogurt 100'],
    ],
    [
      'tacos x3, each: 25g tortilla, 40g beef, 10g cheese',
      ['flour tortilla 75', 'stew beef 120', 'cheddar cheese 30'],
    ],
    [
      '2 sandwiches, each with 2 slices bread, 40g ham and 5g butter',
      ['white bread 116', 'ham 80', 'butter 10'],
    ],
    ['2 x 500 ml water w 40g sugar each', ['water 1000', 'sugar 80']],
    ['2 slices toast (5 g butter each)', ['toast 52', 'butter 10']],
    ['2 slices of toast w butter 5g each', ['toast 52', 'butter 10']],
    [
      'wraps x2 - each: 64g tortilla, 50g hummus; plus 150g grapes on the side',
      ['flour tortilla 128', 'hummus 100', 'grape 150'],
    ],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('an amount said in other words', () => {
  test.each([
    ['2 pork sausages fried (114 g for both)', ['pork sausage 114']],
    ['3 chicken wings (90g for all)', ['chicken wing 90']],
    ['4 fish fingers grilled, 112g for the lot', ['fish stick 112']],
    ['3 fish cakes (150 g all together)', ['salmon patty 150']],
    ['3 meatballs, together 90g', ['meatball 90']],
    ['2 lamb chops grilled, 140g between them', ['lamb chop 140']],
    ['1 large avocado half 100g', ['avocado 100']],
    ['half 400g tin of beans', ['pinto beans 200']],
    ['bowl of chicken noodle soup 2 cups', ['chicken noodle soup 496']],
    ['120g tinned toms', ['canned tomatoes 120']],
    ['1 tbsp soy', ['soy sauce 16']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
