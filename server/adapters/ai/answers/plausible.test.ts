import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImplausibleAnswer } from '../model/model-error.ts'
import type { Figures } from './model-answers.ts'
import { settle, sureness } from './plausible.ts'

const chicken: Figures = {
  grams: 150,
  calories: 248,
  protein: 46,
  carbs: 0,
  fat: 5.4,
  sugar: 0,
  fiber: 0,
  sodium: 110,
  alcohol: 0,
  confidence: 0.9,
}

describe('a model’s figures', () => {
  test('that add up stay as they are', () => {
    const { alcohol, ...figures } = chicken
    expect(settle(chicken)).toEqual({ ...figures, mended: false })
  })

  test('with too much or too little energy get what their nutrients yield, and less confidence', () => {
    for (const calories of [20, 2480]) {
      const settled = settle({ ...chicken, calories })
      expect(settled.calories).toBeCloseTo(46 * 4 + 5.4 * 9)
      expect(settled).toMatchObject({ mended: true, confidence: 0.5 })
    }
  })

  test('of 100 g given for a spoonful shrink to the spoonful', () => {
    const settled = settle({
      ...chicken,
      grams: 15,
      calories: 588,
      protein: 25,
      carbs: 20,
      fat: 50,
      sugar: 9,
      fiber: 6,
    })
    expect(settled.protein + settled.carbs + settled.fat).toBeCloseTo(15)
    expect(settled.calories).toBeLessThanOrEqual(15 * 9)
    expect(settled.mended).toBe(true)
  })

  test('of wine keep the energy of its alcohol', () => {
    const wine = { ...chicken, calories: 125, protein: 0, carbs: 4, fat: 0, sugar: 1, sodium: 7, alcohol: 15 }
    expect(settle(wine)).toMatchObject({ calories: 125, mended: false })
  })

  test('of bran may state less for its fibre', () => {
    const bran = { ...chicken, grams: 50, calories: 108, protein: 8, carbs: 32, fat: 2, fiber: 21 }
    expect(settle(bran)).toMatchObject({ calories: 108, mended: false })
  })

  test('without a weight cannot be used', () => {
    for (const grams of [0, -5, Number.NaN, 1e9])
      expect(() => settle({ ...chicken, grams })).toThrow(ImplausibleAnswer)
  })

  test('end within physical bounds whatever they were', () => {
    const any = fc.double()
    const wild = fc.record({
      grams: fc.double({ min: 0.1, max: 10_000, noNaN: true }),
      calories: any,
      protein: any,
      carbs: any,
      fat: any,
      sugar: any,
      fiber: any,
      sodium: any,
      alcohol: any,
      confidence: any,
    })
    fc.assert(
      fc.property(wild, (figures) => {
        const { mended, ...settled } = settle(figures)
        const { grams, calories, protein, carbs, fat, sugar, fiber, confidence } = settled
        expect(Object.values(settled).every((value) => value >= 0 && Number.isFinite(value))).toBe(true)
        expect(calories).toBeLessThanOrEqual(grams * 9 + 1e-6)
        expect(protein + carbs + fat).toBeLessThanOrEqual(grams * 1.000001)
        expect(Math.max(sugar, fiber)).toBeLessThanOrEqual(carbs)
        expect(confidence).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('confidence is read as a share or as percents, and is never certainty', () => {
  expect([0, 0.6, 1, 85, 1000, -1, Number.NaN].map(sureness)).toEqual([0, 0.6, 0.95, 0.85, 0.5, 0.5, 0.5])
})
