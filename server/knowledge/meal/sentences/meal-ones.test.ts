import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('"one" stands for the food before it, and its sort is no food beside it', () => {
  test.each([
    ['croissant 57g butter one', ['croissant 57']],
    ['muffin 110g blueberry one', ['blueberry muffin 110']],
    ['pizza 200 g, pepperoni one', ['pepperoni pizza 200']],
    ['bagel 95g, the cinnamon raisin one', ['cinnamon raisin bagel 95']],
    ['2 samosas 60g each, the beef ones', ['meat samosa 120']],
    ['pie 125g apple one', ['apple pie 125']],
    ['crisps 25 g salt and vinegar ones', ['salt and vinegar potato chip 25']],
    ['3 sausages 50g each - pork ones', ['pork sausage 150']],
    ['100g cheddar the mature one', ['cheddar cheese 100']],
    ['Bowl of grapes this evening - red ones, 120g', ['grape 120']],
    ['Bag of popcorn - the salted one, weighed 30 g', ['popcorn 30']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test.each([
    ['2 tacos, hard shell ones (69g each)', ['hard shell taco 138']],
    ['250ml soy milk (the original one)', ['soy milk 258']],
  ])('words that are no food are left to the food: %s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('the grain before a baked food is what it is made of', () => {
  test.each([
    ['1 wheat english muffin 57 g', ['wheat English muffins 57']],
    ['1 rye crispbread 10 g', ['crispbread 10']],
    ['2 poached eggs on 1 slice of wheat toast', ['poached egg 100', 'wheat toast 24']],
    ['2 corn tortillas (26 g each)', ['corn tortilla 52']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
