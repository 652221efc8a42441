import { describe, expect, test } from 'vitest'
import { readMeal } from './meal-sentence.ts'

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
    ['burrito with beans and cheese', ['bean burrito']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods))
  test('but what is only beside each other is two foods', () => {
    expect(names('2 eggs and toast')).toHaveLength(2)
    expect(names('coffee and cake')).toHaveLength(2)
    expect(names('a 12 oz steak with a baked potato')).toEqual(['steak', 'baked potato'])
  })
})
