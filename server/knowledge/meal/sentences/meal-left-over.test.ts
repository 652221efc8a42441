import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what was left on the plate was not eaten', () => {
  test.each([
    ['500g chicken curry, left 150g', ['chicken curry 350']],
    ['320 g rice and gave 70 g to the dog', ['white rice 250']],
    ['didnt finish my 400g lasagna, left 100g on the plate', ['lasagna 300']],
    ['250 g pizza, left the crusts (50g)', ['cheese pizza 200']],
    ['200 g rice pudding but only finished half', ['rice pudding 100']],
    ['made a 600g lasagna, left about a third on the plate', ['lasagna 400']],
    ['greek salad 300g, dressing on the side which I left', ['greek salad 300']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but what was left for later, of nothing weighed, is no amount', () =>
    expect(read('2 eggs, left 100 g rice')).toContain('egg 100'))
})

describe('shares of a can, a tub or a dish', () => {
  test.each([
    ['half a 400g can of tomato soup', ['tomato soup 200']],
    ['3/4 of a 400 g tin of baked beans', ['baked beans 300']],
    ['shared a 600g tub of vanilla ice cream between three', ['vanilla ice cream 200']],
    ['split an 800 g lasagna four ways', ['lasagna 200']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('weights of each', () => {
  test.each([
    ['2 sausages (60 g each) and 120g mash', ['sausage 120', 'mashed potato 120']],
    ['3 chicken thighs, 110g each', ['chicken thigh 330']],
    ['5 dumplings at 25g a piece', ['dumpling 125']],
    ['4 dates, about 24g each', ['date 96']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('pizzas by the inch', () => {
  const grams = (text: string) => readMeal(text).items[0]!.grams
  test('a whole one grows with the square of its width', () => {
    expect(grams('a 14 inch pepperoni pizza') / grams('a 7 inch pepperoni pizza')).toBeCloseTo(4, 5)
    expect(grams('half a 12" pepperoni pizza')).toBeCloseTo(grams('a 12 inch pepperoni pizza') / 2, 5)
  })
  test('one that is not sold by the slice is 12 inches wide', () =>
    expect(grams('a 12 inch margherita')).toBeCloseTo(grams('1 margherita pizza'), 5))
})

test('what is said again with "more" is more of the food before it', () =>
  expect(read('first 100g yogurt, then 50g more')).toEqual(['plain yogurt 100', 'plain yogurt 50']))
