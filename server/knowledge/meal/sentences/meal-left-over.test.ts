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
    ['basmati rice 180 g; chickpeas 150 g. left half the rice', ['basmati rice 90', 'chickpeas 150']],
    ['150 g rice and 100 g chicken, left half of the chicken', ['white rice 150', 'chicken 50']],
    ['2 cups rice and 100 g chicken, left half the rice', ['white rice 158', 'chicken 100']],
    ['2 sausages, 3 eggs, left a third of the eggs', ['sausage 100', 'egg 100']],
    ['chicken pot pie, 302g. left a quarter of it', ['chicken pot pie 227']],
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
    ['paella for 4, equal plates, I had one: 320 g rice, 200 g squid', ['white rice 80', 'squid 50']],
    [
      'half a pizza, 2 bananas and paella for 4, I had one: 320 g rice, 200 g squid',
      ['cheese pizza 225', 'banana 236', 'white rice 80', 'squid 50'],
    ],
    ['tabouleh for 2, i ate half: 1 cup cooked bulgur, 100 g tomato', ['bulgur 91', 'tomato 50']],
    [
      'pot of minestrone = 8 bowls, I ate 2 bowls. In the pot: 200 g carrots, 160 g celery. Had it with 50 g focaccia',
      ['carrot 50', 'celery 40', 'focaccia 50'],
    ],
    ['chili for 4, I had one bowl. dinner: 500 g chicken, 40 g beans', ['chicken 500', 'pinto beans 40']],
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
