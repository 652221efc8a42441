import { describe, expect, test } from 'vitest'
import { readMeal } from '../read-meal.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.name)

describe('nothing is counted twice', () => {
  test.each([
    ['greek salad: tomato, cucumber, feta', ['tomato', 'cucumber', 'feta cheese']],
    ['smoothie with 1 banana and 200 ml orange juice', ['banana', 'orange juice']],
    ['porridge made with 50g oats and 250ml whole milk', ['oats', 'whole milk']],
    ['tuna sandwich with mayo', ['tuna sandwich']],
    ['turkey sandwich on rye bread', ['turkey sandwich']],
    ['sandwich (ham, cheese)', ['ham and cheese sandwich']],
    ['turkey and avocado wrap', ['turkey wrap']],
    ['latte with oat milk', ['oat milk latte']],
    ['burrito with beans and cheese', ['burrito with beans and cheese']],
    ['vegetables like carrots and broccoli', ['carrot', 'broccoli']],
    ['520 g cold cut submarine sandwich with cheese', ['italian sub']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods))
  test('but what is only beside each other is two foods', () => {
    expect(names('2 eggs and toast')).toHaveLength(2)
    expect(names('coffee and cake')).toHaveLength(2)
    expect(names('a 12 oz steak with a baked potato')).toEqual(['steak', 'baked potato'])
  })
})

describe('what people list after a dish that holds it already', () => {
  test.each([
    ['burrito bowl with brown rice, black beans and sour cream', ['burrito bowl', 'sour cream']],
    ['poke bowl with salmon', ['poke bowl']],
    ['sunday roast with roast beef, yorkshire pudding, roast potatoes and gravy', ['roast beef dinner']],
    ['turkey sandwich with mayo, lettuce, tomato and a bag of chips', ['turkey sandwich', 'potato chip']],
    ['shrimp scampi with linguine', ['pasta with shrimp']],
    ['PB&J on wheat', ['peanut butter and jelly sandwich']],
    ['walkers crisps', ['potato chip']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods))
  test('what it does not hold counts beside it', () => {
    expect(names('garden salad with tomato, cucumber and ranch')).toEqual(['garden salad', 'ranch dressing'])
    expect(names('chicken sandwich with fries')).toEqual(['chicken sandwich', 'french fries'])
    expect(names('2 gyros with fries')).toEqual(['gyro', 'french fries'])
    expect(names('pancakes with eggs')).toEqual(['pancake', 'egg'])
    expect(names('burrito bowl with 200 g brown rice')).toEqual(['burrito bowl', 'brown rice'])
  })
  test('broth makes no meat', () => expect(names('udon soup with chicken')).toEqual(['udon soup', 'chicken']))
})

describe('a dish and its weighed parts count once', () => {
  test.each([
    ['omelette of 3 eggs, 30 g gruyere, 10g butter', ['egg', 'gruyere cheese', 'butter']],
    ['frittata of 4 eggs, 50g feta', ['egg', 'feta cheese']],
    ['one wrap with 1 tortilla, 100g chicken, 20g mayo', ['flour tortilla', 'chicken', 'mayonnaise']],
    ['1 burger (bun, 100 g beef patty, 20 g cheese)', ['bread roll', 'hamburger patty', 'cheddar cheese']],
    ['overnight oats 50g oats 150ml almond milk', ['oats', 'almond milk']],
    ['tostada... 1 corn tortilla, 60g refried beans', ['corn tortilla', 'refried beans']],
    ['latte with 250 ml whole milk', ['whole milk']],
    ['a latte and 200 ml whole milk', ['latte', 'whole milk']],
    ['1 cup mash with milk and butter', ['mashed potato']],
    ['2 hot dogs with bun', ['hot dog']],
    ['pb&j sandwich', ['peanut butter and jelly sandwich']],
    ['1 cup rice, 1 tbsp butter on the rice', ['white rice', 'butter']],
    ['3 scrambled eggs (made with 1 tbsp butter and 2 tbsp milk)', ['scrambled egg', 'butter', 'whole milk']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods))
})
