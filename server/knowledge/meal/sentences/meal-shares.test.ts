import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what part of it was eaten', () => {
  test.each([
    ['1 lb steak shared with my wife', ['steak 227']],
    ['shared a 900 g lasagna with two friends', ['lasagna 300']],
    ['100 g dark chocolate, half of it', ['dark chocolate 50']],
    ['16oz steak, ate about half of it', ['steak 227']],
    ['3/4 of a 12 oz ribeye', ['ribeye steak 255']],
    ['a third of a 600 g lasagna', ['lasagna 200']],
    ['2 of the 6 cookies', ['chocolate chip cookie 32']],
    ['a large cheese pizza, had 3', ['cheese pizza 321']],
    ['cheese pizza (8 slices of 107g), had 3', ['cheese pizza 321']],
    ['pint of ice cream, ate 1/2 cup', ['vanilla ice cream 66']],
    ['12 chicken nuggets, no wait, 6', ['chicken nugget 96']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('what was named and not eaten', () => {
  test.each([
    ['guacamole no', []],
    ['nachos and a margarita no, just a diet coke', ['nachos', 'diet cola']],
    ['sausage roll no, just a doughnut', ['glazed donut']],
    ['no breakfast, just coffee', ['coffee']],
  ])('%s', (text, foods) => expect(readMeal(text).items.map(({ name }) => name)).toEqual(foods))
})
