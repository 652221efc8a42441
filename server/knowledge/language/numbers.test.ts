import { describe, expect, test } from 'vitest'
import { tokensOf } from '../meal/tokenize.ts'
import { readNumber } from './numbers.ts'

const read = (text: string) => readNumber(tokensOf(text), 0)?.value

describe('readNumber', () => {
  test.each([
    ['2 eggs', 2],
    ['1,200 ml', 1200],
    ['1.5 l', 1.5],
    ['1,5 l', 1.5],
    ['½ cup', 0.5],
    ['1½ cups', 1.5],
    ['1 1/2 cups', 1.5],
    ['1-1/2 cups', 1.5],
    ['3/4 cup', 0.75],
    ['one and a half bananas', 1.5],
    ['two and 1/2 cups', 2.5],
    ['half an avocado', 0.5],
    ['half a dozen oysters', 6],
    ['a dozen eggs', 12],
    ['two dozen eggs', 24],
    ['three quarters of a pound', 0.75],
    ['a quarter of a melon', 0.25],
    ['two thirds of a cup', 2 / 3],
    ['a couple of apples', 2],
    ['a few grapes', 3],
    ['twenty five almonds', 25],
    ['2-3 slices', 2.5],
    ['2 to 3 slices', 2.5],
    ['two or three slices', 2.5],
    ['an apple', 1],
  ])('%s begins with %d', (text, value) => expect(read(text)).toBeCloseTo(value, 9))
  test.each(['apple', 'of a', ''])('%j begins with no number', (text) => expect(read(text)).toBeUndefined())
})
