import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const read = (text: string) => readMeal(text).items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)

describe('what others had was not eaten', () => {
  test.each([
    ['the kids had nuggets, I just had 200 g of Caesar salad', ['caesar salad 200']],
    ['My boyfriend ate a burger and fries, mine was 150g salmon', ['salmon 150']],
    ['pizza for everyone else, for me two boiled eggs', ['boiled egg 100']],
    ['husband: 3 beers. me: 150 ml red wine', ['red wine 149']],
    ['gave my daughter my garlic bread, so it was only 300g of pasta', ['pasta 300']],
    ['fed the baby 100g yogurt, then had 40g granola', ['granola 40']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but an amount without a name behind it is of the same food', () =>
    expect(read('my wife had pizza, I ate 3 slices and a beer')).toEqual(['cheese pizza 321', 'beer 356']))
})

describe('what was wanted, refused or replaced was not eaten', () => {
  test.each([
    ['Almost had ice cream but ended up with 150 g strawberries', ['strawberry 150']],
    ['turned down the cake at work but had a 130 g muffin', ['blueberry muffin 130']],
    ['steak 200 g with nothing else, not even fries', ['steak 200']],
    ["colleague brought donuts and i didn't touch them, i had a 120 g banana", ['banana 120']],
    ['wanted a beer, drank a 330ml coke', ['cola 343']],
    ['a cheeseburger, 200g of fries replaced by 100g coleslaw', ['cheeseburger 119', 'coleslaw 100']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})

describe('pieces of a whole that was weighed', () => {
  test.each([
    ['cheesecake 1400g total / 10 slices, two slices', ['cheesecake 280']],
    ['pizza weighs 600 g, ate 4 of 8 slices', ['cheese pizza 300']],
    ['one piece of an 800 g lasagna cut into 16', ['lasagna 50']],
    ['5 squares of a 100 g chocolate bar that has 20 squares', ['milk chocolate 25']],
    ['half the bag of 150g potato chips', ['potato chip 75']],
    ['half a pack (250g pack) of grapes', ['grape 125']],
    ['4 out of 12 nuggets from the box', ['chicken nugget 64']],
    ['Two 330ml cans from the six pack of beer', ['beer 663']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
  test('but pieces of another food divide nothing that stands before them', () =>
    expect(read('coffee 200 ml, 2 of the 6 donuts')).toEqual(['coffee 200', 'glazed donut 120']))
})

describe('more of the same, and less of what was named', () => {
  test.each([
    ['had a 330 ml beer and then two more', ['beer 331', 'beer 663']],
    ['a 250g bowl of chili, went back for seconds', ['chili con carne 250', 'chili con carne 250']],
    ['one samosa, then another one, and then a third', ['samosa 60', 'samosa 60', 'samosa 60']],
    ['had 250 g spaghetti with 150g ham and left 50g of the spaghetti', ['pasta 200', 'ham 150']],
    ['200g bag of potato chips, shared 50/50 with my roommate', ['potato chip 100']],
    ['2 slices white bread, 60g ham. Edit: 3 slices of bread', ['white bread 87', 'ham 60']],
    ['300g pork ribs incl. bone, so around 200g meat', ['pork sparerib 200']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods))
})
