import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what people type in a hurry', () => {
  test.each([
    ['2 slcs peperoni pizza', ['pepperoni pizza 222']],
    ['chkn brst 100g', ['chicken breast 100']],
    ['2 slcs brd', ['white bread 58']],
    ['2 T pb and 1 t sugar', ['peanut butter 32', 'sugar 4']],
    ['1/2c brn rice', ['brown rice 101']],
    ['2 slices ww toast', ['whole wheat toast 50']],
    ['1 c raisin bran', ['raisin bran 59']],
    ['150g greek yog', ['greek yogurt 150']],
    ['1 cup lentils ckd', ['lentils 198']],
    ['fries mcd 71 g', ['french fries 71']],
    ['6in turkey sub', ['turkey sub 184']],
    ['turkey sub 6"', ['turkey sub 184']],
    ['1 qt milk', ['whole milk 974']],
    ['bourbon 2oz neat', ['whiskey 56']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('a run of letters without a vowel that no word has stays unknown', () => {
    expect(readMeal('qwzx')).toMatchObject({ items: [], notUnderstood: ['qwzx'] })
  })
})

describe('what a word means by how it is measured', () => {
  test.each([
    ['1 ear corn', ['corn on the cob 103']],
    ['300ml semi skimmed', ['2% milk 309']],
    ['150 ml 2%', ['2% milk 155']],
    ['apple pie + 1 scoop vanilla', ['apple pie 125', 'vanilla ice cream 66']],
    ['2 slices american', ['american cheese 42']],
    ['salad and 1 tbsp italian', ['garden salad 150', 'italian dressing 15']],
    ['dbl scoop vanilla ice cream (132g)', ['vanilla ice cream 132']],
    ['2 leaves lettuce', ['lettuce 16']],
    ['a hash brown', ['hash brown patty 53']],
    ['jacket potato 300 g, beans 200g', ['baked potato 300', 'baked beans 200']],
    ['turkey burger patty 4oz on a bun with lettuce', ['ground turkey 113', 'bread roll 43', 'lettuce 15']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('words that follow what they belong to', () => {
  test.each([
    ['scrambled 2 eggs with 1 tbsp butter', ['scrambled egg 122', 'butter 14']],
    ['cheese 40g grated cheddar', ['cheddar cheese 40']],
    ['2 cookies oatmeal (25g ea)', ['oatmeal cookie 50']],
    ['5 dates medjool', ['medjool date 120']],
    ['1 cup kale cooked', ['cooked kale 130']],
    ['burrito beans and cheese, 185g', ['bean burrito 185']],
    ['chicken thigh no skin 116g', ['chicken thigh 116']],
    ['tuna can in water 5oz drained', ['canned tuna in water 142']],
    ['tuna 100 g in oil', ['canned tuna in oil 100']],
    ['4 slices of ham rolled with 20 g cream cheese', ['ham 112', 'cream cheese 20']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
