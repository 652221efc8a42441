import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what lay on the scales is the food that was named', () => {
  test.each([
    ['Sweet potato baked in its skin, medium 114g flesh', ['sweet potato 114']],
    ['mango, 160 g flesh', ['mango 160']],
    ['Coconut, 40 g flesh', ['fresh coconut 40']],
    ['passion fruit 2, 36 g pulp', ['passion fruit 36']],
    ['Tin of sardines in oil, drained, 90 g of fish', ['canned sardines 90']],
    ['2 smoked kippers, 130 g of fish, no bones', ['kipper 130']],
    ['2 roasted chicken drumsticks w skin, 200g meat total without bone', ['chicken drumstick 200']],
    ['bbq ribs 250g meat', ['bbq ribs 250']],
    ['Lobster, 120 g meat', ['lobster 120']],
    ['crab, dressed, 100 g meat', ['crab 100']],
    ['mussels in shell, 90 g meat', ['mussel 90']],
    ['2 corn cobs, 180 g kernels', ['corn on the cob 180']],
    ['can of salmon, drained weight 150 g', ['canned salmon 150']],
    ['1 jar olives, 60 g drained weight', ['olive 60']],
    ['1 grapefruit, 220g edible portion', ['grapefruit 220']],
    ['2 kiwis, peeled weight 138 g', ['kiwi 138']],
    ['Prunes, 40g pitted weight', ['prune 40']],
    ['clams, 85 g meat drained', ['clam 85']],
    ['herring in tomato sauce tin, 100 g of fish', ['herring 100']],
    ['tinned peaches in juice, drained 150 g', ['canned peach in juice 150']],
    ['sweetcorn can 165g drained', ['canned corn 165']],
    ['Lasagne, my portion 300 g', ['lasagna 300']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('while meat of its own stays meat', () =>
    expect(read('2 slices toast, 100 g fish')).toEqual(['toast 52', 'cod 100']))
})

describe('an amount said after the food is the food, whatever stands between', () => {
  test.each([
    ['Handful of cashews this arvo - raw ones, weighed 25 g', ['cashew 25']],
    ['fistful of peanuts, dry roasted ones, 35g', ['dry roasted peanut 35']],
    ['bowl of plain porrige made w/ water, 1 1/2 cups cooked', ['oatmeal 351']],
    ['Steel cut oats, 1 cup cooked', ['oatmeal 234']],
    ['30 grams dark chocolat 75%', ['dark chocolate 30']],
    ['80 g tuna in oil (drained)', ['canned tuna in oil 80']],
    ['mashed potato (with milk & butter) 1 cup', ['mashed potato 210']],
    ['unsweetened ice tea so nothing', ['unsweetened iced tea 355']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('meat without its fat is the lean row', () => {
  test.each([['5 oz strip steak, grilled, all fat trimmed', ['lean strip steak 142']]])('%s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  )
})
