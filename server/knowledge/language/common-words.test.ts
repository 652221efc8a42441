import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal/read-meal.ts'
import { isCommonWord } from './common-words.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.name)

describe('plain English is never mended into a food', () => {
  test.each([
    'swapped',
    'resisted',
    'cook',
    'flesh',
    'whisked',
    'thawed',
    'cored',
    'juicy',
    'bland',
    'mall',
    'sleep',
    'works',
    'carrying',
    'supplied',
    'stopped',
    'quietly',
    'boxes',
  ])('%s is a word of its own', (word) => expect(isCommonWord(word)).toBe(true))
  test.each(['chiken', 'brocoli', 'sandwhich', 'buter', 'potatos', 'stake', 'leaks', 'tosted'])(
    '%s may still be a food',
    (word) => expect(isCommonWord(word)).toBe(false),
  )
  test('words around a food leave it as it is', () => {
    expect(names('toast before the train, feeling tired and rushed')).toEqual(['toast'])
    expect(names("can't sleep so warm milk 200 ml")).toEqual(['whole milk'])
    expect(names('250g strawberries w/ 2 tbsp heavy cream poured over')).toEqual([
      'strawberry',
      'heavy cream',
    ])
    expect(names('2 eggs quickly, then work')).toEqual(['egg'])
  })
  test('misspelt foods are still mended', () =>
    expect(names('chiken brest and brocolli')).toEqual(['chicken breast', 'broccoli']))
})
