import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => {
  const { items, notUnderstood } = readMeal(text)
  expect(notUnderstood).toEqual([])
  return items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)
}

describe('a name turned around ends with its amount', () => {
  test.each([
    ['ice cream, vanilla, ½ cup', ['vanilla ice cream 66']],
    ['milk, whole, 1 cup; cookies, oatmeal, 30 g', ['whole milk 247', 'oatmeal cookie 30']],
    ['beans, kidney, canned, drained, 150g', ['canned kidney beans 150']],
    ['juice, orange, 250ml', ['orange juice 263']],
    ['pasta, whole wheat, cooked, 1 cup', ['whole wheat pasta 117']],
    ['nuts, walnuts, 20 g', ['walnut 20']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['coffee, milk, 30 ml', ['coffee 240', 'whole milk 31']],
    ['yogurt, honey, 1 tbsp', ['plain yogurt 170', 'honey 21']],
    ['toast, peanut butter, 1 tbsp', ['toast 52', 'peanut butter 16']],
    ['fish, chips, 150 g', ['cod 150', 'french fries 150']],
  ])('but what is added to a food is a food of its own: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  )
})

describe('what stands in brackets', () => {
  test.each([
    ['200g greek yogurt (whole milk)', ['greek yogurt 200']],
    ['tuna steak (yellowfin, cooked) 150 g', ['tuna steak 150']],
    ['salami (dry pork) 30g', ['salami 30']],
  ])('only tells which food it was, once the amount is said: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  )
  test('is the weight of one where it is just that', () => {
    expect(read('3 corn tortillas (26g)')).toEqual(['corn tortilla 78'])
    expect(read('6 saltines (18g)')).toEqual(['saltine cracker 18'])
  })
})

describe('a dish that is told by its weighed parts is counted once', () => {
  test.each([
    [
      'wrap with 1 flour tortilla (49g), 100g chicken breast, 30g lettuce',
      ['flour tortilla 49', 'chicken breast 100', 'lettuce 30'],
    ],
    ['porridge 40g oats + 250ml whole milk', ['oats 40', 'whole milk 258']],
    ['stir-fry of 120g pork tenderloin, 150g rice noodles', ['pork tenderloin 120', 'rice noodles 150']],
    ['ham omelette: 2 eggs, 30g ham', ['egg 100', 'ham 30']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['chicken salad with 2 slices of bread, 1 apple', ['chicken salad 150', 'white bread 58', 'apple 182']],
    ['porridge with 200ml milk and 1 banana', ['oatmeal 234', 'whole milk 206', 'banana 118']],
    ['chicken curry with 150g rice and 1 naan', ['chicken curry 300', 'white rice 150', 'naan 90']],
  ])('but not what is eaten with it: %s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('one food in several words', () => {
  test.each([
    ['dal/lentils 150g', ['lentils 150']],
    ['30g guacamole/avocado', ['guacamole 30']],
    ['rice 150g/black beans 100g', ['white rice 150', 'black beans 100']],
    ['frankfurter beef 49g', ['frankfurter 49']],
    ['tamale pork 142g', ['tamale 142']],
    ['crispbread rye 30 g', ['crispbread 30']],
    ['veggie burger on a bun', ['veggie burger 180']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('an amount', () => {
  test.each([
    ['beer 330 ml x 2', ['beer 663']],
    ['12 fl oz light beer x2', ['light beer 710']],
    ['turkey breast roasted no skin 4 oz', ['turkey breast 113']],
    ['12oz cola', ['cola 369']],
    ['200g chips', ['french fries 200']],
    ['curry with coconut milk 300 g', ['chicken curry 300', 'coconut milk 60']],
    ['watermelon chunks 200g', ['watermelon 200']],
    ['half slice, just pie', ['apple pie 63']],
    ['slice of pecan pie (1/8 of a 9 inch pie)', ['pecan pie 133']],
    ['200 ml oat milk', ['oat milk 206']],
    ['200 ml soy milk', ['soy milk 206']],
    ['potato with butter, 1 cup', ['potato 156', 'butter 10']],
    ['2 whole eggs + 3 whites scrambled', ['egg 100', 'egg white 99']],
  ])('is that of what was eaten: %s', (text, foods) => expect(read(text)).toEqual(foods))
})
