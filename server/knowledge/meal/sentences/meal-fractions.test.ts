import { describe, expect, test } from 'vitest'
import { emojiNames } from '../../food/emoji/emoji-names.ts'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('a part of one, and numbers as they are written', () => {
  test.each([
    ['1/4 of a pizza', ['cheese pizza 113']],
    ['half a pizza', ['cheese pizza 225']],
    ['a pizza', ['cheese pizza 450']],
    ['a whole pizza', ['cheese pizza 450']],
    ['a whole 14 inch pizza', ['cheese pizza 853']],
    ['a quarter pounder', ['quarter pounder 199']],
    ['2 quarter pounders', ['quarter pounder 398']],
    ['a half grapefruit', ['grapefruit 123']],
    ['0.5 of a banana', ['banana 59']],
    ['3/4 of the 400 g lasagna', ['lasagna 300']],
    ['1/3rd cup oats', ['oats 27']],
    ['on the 3rd day 2 eggs', ['egg 100']],
    ['1 000 g potatoes', ['potato 1000']],
    ['1\u202f500 g potatoes', ['potato 1500']],
    ['1 200 ml milk', ['whole milk 1236']],
    ['1 200 ml glass of milk', ['whole milk 206']],
    ['1 500 ml beer', ['beer 502']],
    ['2 200 g steaks', ['steak 400']],
    ['50 eggs', ['egg 2500']],
    ['150 chicken, 200 rice', ['chicken 150', 'white rice 200']],
    ['180 g pasta (cooked weight not dry)', ['pasta 180']],
    ['180 g pasta, dry weight, not cooked', ['dry pasta 180']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('emoji', () => {
  test.each([
    ['🍌', ['banana 118']],
    ['2 🍌', ['banana 236']],
    ['🥚🥚🥚', ['egg 150']],
    ['🍌🥚☕️', ['banana 118', 'egg 50', 'coffee 240']],
    ['half 🥑', ['avocado 75']],
    ['100 g 🍗', ['chicken drumstick 100']],
    ['🍕 x2', ['cheese pizza 900']],
    ['lunch: 🍔🍟', ['hamburger 110', 'french fries 117']],
    ['2 eggs 🍳 and toast 🍞', ['egg 100', 'toast 52']],
    ['👩‍🍳 2 eggs', ['egg 100']],
    ['🎉', []],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('each that stands for a food is read as one food', () => {
    for (const [emoji] of emojiNames) expect(read(emoji), emoji).toHaveLength(1)
  })
})
