import { describe, expect, test } from 'vitest'
import { factsOf } from './food-facts.ts'

describe('factsOf', () => {
  test('answers for a serving when no size is given', () => {
    expect(factsOf('banana')).toMatchObject({ foodName: 'Banana', servingSize: '1 serving', grams: 118 })
  })
  test.each([
    ['100 g', 100],
    ['1 cup', 152],
    ['3.5 oz', 99.2],
    ['2', 24],
  ])('strawberries, %s', (size, grams) => expect(factsOf('strawberries', size)!.grams).toBeCloseTo(grams, -1))
  test('slices of bread weigh what the table says', () => {
    expect(factsOf('rye bread', '2 slices')!.grams).toBe(2 * factsOf('rye bread', '1 slice')!.grams)
  })
  test('scales its figures with the serving', () => {
    expect(factsOf('banana', '200 g')!.calories).toBeCloseTo(2 * factsOf('banana', '100 g')!.calories, -1)
  })
  test('takes a serving it cannot weigh as one, and is less sure', () => {
    const odd = factsOf('banana', '3 zorps')!
    expect(odd.grams).toBe(118)
    expect(odd.confidence).toBeLessThan(factsOf('banana')!.confidence)
  })
  test('adds up what is several foods', () => {
    const both = factsOf('apple and banana')!
    expect(both.grams).toBe(factsOf('apple')!.grams + factsOf('banana')!.grams)
  })
  test('knows nothing of what is not in the table', () => expect(factsOf('zorblax')).toBeUndefined())
})
