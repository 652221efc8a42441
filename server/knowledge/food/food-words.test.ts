import { describe, expect, test } from 'vitest'
import { canonical, plain, stem, wordsOf } from './food-words.ts'

describe('stem', () => {
  test.each([
    ['eggs', 'egg'],
    ['tomatoes', 'tomato'],
    ['sandwiches', 'sandwich'],
    ['loaves', 'loaf'],
    ['radishes', 'radish'],
  ])('%s is one %s', (many, one) => expect(stem(many)).toBe(one))
  test.each(['berry', 'cookie', 'smoothie', 'fry', 'peach', 'slice', 'leaf', 'mango'])(
    'singular and plural of %s meet',
    (one) => {
      const many =
        { berry: 'berries', fry: 'fries', peach: 'peaches', leaf: 'leaves', mango: 'mangoes' }[one] ??
        `${one}s`
      expect(stem(many)).toBe(stem(one))
    },
  )
  test.each(['hummus', 'couscous', 'asparagus', 'swiss', 'molasses'.slice(0, -2)])(
    '%s is no plural',
    (word) => {
      expect(stem(word)).toBe(word)
    },
  )
})

test('spelling variants of one food meet', () => {
  expect(canonical('yoghurt')).toBe(canonical('yogurt'))
  expect(canonical('doughnuts')).toBe(canonical('donut'))
  expect(canonical('wholemeal')).toBe(canonical('wholegrain'))
})

test('accents, apostrophes, hyphens and ampersands do not part names', () => {
  expect(plain('Crème brûlée')).toBe('creme brulee')
  expect(wordsOf("Reese's air-popped mac & cheese")).toEqual([
    'reeses',
    'air',
    'popped',
    'mac',
    'and',
    'cheese',
  ])
})
