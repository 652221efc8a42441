import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => {
  const { items, notUnderstood } = readMeal(text)
  expect(notUnderstood).toEqual([])
  return items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)
}

describe('what says more closely which food it was', () => {
  test.each([
    ['chicken breast 200g raw', ['raw chicken breast 200']],
    ['salmon 150g grilled, potatoes 200 g boiled', ['salmon 150', 'potato 200']],
    ['eggs 2 boiled', ['boiled egg 100']],
    ['2 chicken breasts 300g raw', ['raw chicken breast 300']],
    ['salmon skin on 120g', ['salmon 120']],
    ['baked potato with skin 200g', ['baked potato 200']],
    ['yogurt 150g greek', ['greek yogurt 150']],
    ['oatmeal 80g dry, milk 200ml semi skimmed', ['oats 80', '2% milk 206']],
    ['rice 200g chicken 100g', ['white rice 200', 'chicken 100']],
  ])('stands behind the amount: %s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['rice, brown, cooked, 1 cup', ['brown rice 202']],
    ['chicken, thigh, roasted, 150 g', ['chicken thigh 150']],
    ['cheese, cheddar, 30 g', ['cheddar cheese 30']],
    ['beef, ground, 80% lean, 100 g', ['80/20 ground beef 100']],
    ['steak, 8oz, medium rare', ['steak 227']],
  ])('stands behind a comma: %s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['chocolate, milk', ['milk chocolate 44', 'whole milk 244']],
    ['salad, chicken', ['garden salad 150', 'chicken 140']],
    ['chicken, greens', ['chicken 140', 'collard greens 95']],
  ])('is no food of its own: %s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what a food weighed before it was cooked', () => {
  test.each([
    ['100g pasta dry weight', ['dry pasta 100']],
    ['75g uncooked basmati rice', ['dry white rice 75']],
    ['90g uncooked penne', ['dry pasta 90']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('how lean the meat was', () => {
  test.each([
    ['4 oz ground beef 93/7, hamburger bun', ['93% lean ground beef 113', 'hamburger bun 44']],
    ['ground beef patty 80/20 100g', ['80/20 ground beef 100']],
    ['120g beef mince (cooked)', ['ground beef 120']],
  ])('is no amount: %s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('a dish and its parts', () => {
  test('are counted once when the parts are measured', () => {
    expect(read('a sandwich made with 2 slices of bread and 30 g ham')).toEqual(['white bread 58', 'ham 30'])
    expect(read('BLT - 2 slices toast, 3 strips bacon, 50 g tomato')).toEqual([
      'toast 52',
      'bacon 35',
      'tomato 50',
    ])
  })
  test('a weight of each is that of what was counted', () =>
    expect(read('2 wraps with chicken (100g each)')).toEqual(['chicken wrap 200']))
  test('several beans on one potato are one potato', () =>
    expect(read('jacket potato with beans')).toEqual(['jacket potato with beans 335']))
})

test('full fat is not reduced', () => {
  expect(read('30g full fat cheddar')).toEqual(['cheddar cheese 30'])
  expect(read('150g plain full fat yoghurt')).toEqual(['plain yogurt 150'])
})

test('meat of no kind is beef and not tinned', () =>
  expect(read('100g lean meat')).toEqual(['stew beef 100']))

test('peppers that are counted or weighed are no spice', () => {
  expect(read('100g peppers')).toEqual(['bell pepper 100'])
  expect(read('half a pepper')).toEqual(['bell pepper 60'])
  expect(read('1 tsp pepper')).toEqual(['black pepper 2'])
})

test('how a food was made may be said behind its name', () =>
  expect(read('2 slices toast, 2 eggs, poached')).toEqual(['toast 52', 'poached egg 100']))
