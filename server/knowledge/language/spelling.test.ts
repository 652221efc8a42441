import { describe, expect, test } from 'vitest'
import { editDistance } from '#contract/measures/edit-distance.ts'
import { speller } from './spelling.ts'

describe('editDistance', () => {
  test('a swap of neighbours counts one', () => expect(editDistance('braed', 'bread', 2)).toBe(1))
  test('it stops one past the limit', () => expect(editDistance('apple', 'zucchini', 2)).toBe(3))
})

describe('speller', () => {
  const mend = speller(
    new Map([
      ['broccoli', 3],
      ['banana', 9],
      ['bread', 9],
      ['breast', 4],
      ['tea', 5],
    ]),
  )
  test.each([
    ['brocolli', 'broccoli'],
    ['bannana', 'banana'],
    ['brest', 'breast'],
    ['braed', 'bread'],
  ])('%s is %s', (typed, meant) => expect(mend(typed)?.word).toBe(meant))
  test('short words and far words stay as they are', () => {
    expect(mend('tee')).toBeUndefined()
    expect(mend('brioche')).toBeUndefined()
    expect(mend('laptop')).toBeUndefined()
  })
})
