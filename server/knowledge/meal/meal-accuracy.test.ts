import { describe, expect, test } from 'vitest'
import { type MealSentenceCase, mealSentenceCases } from './meal-sentence.cases.ts'
import { readMeal } from './meal-sentence.ts'

const read = ({ text }: MealSentenceCase) =>
  readMeal(text).items.reduce((total, item) => total + item.calories, 0)

/** How far the readings lie from the truth altogether, as a share of the truth. */
function error(cases: readonly MealSentenceCase[]) {
  const off = cases.reduce((total, one) => total + Math.abs(read(one) - one.kcal), 0)
  return off / cases.reduce((total, one) => total + one.kcal, 0)
}

/** The share of sentences within 15 % (or 5 kcal) of their truth. */
function close(cases: readonly MealSentenceCase[]) {
  return (
    cases.filter((one) => Math.abs(read(one) - one.kcal) <= Math.max(5, 0.15 * one.kcal)).length /
    cases.length
  )
}

const stated = mealSentenceCases.filter((one) => one.stated)
const guessed = mealSentenceCases.filter((one) => !one.stated)

describe('energy against the USDA reference, on sentences the reader was not written for', () => {
  test('there are enough sentences of both kinds', () => {
    expect(stated.length).toBeGreaterThanOrEqual(100)
    expect(guessed.length).toBeGreaterThanOrEqual(60)
  })
  test('where every amount is said it is off by 6 % at most', () =>
    expect(error(stated)).toBeLessThanOrEqual(0.06))
  test('where an amount is guessed it is off by 20 % at most', () =>
    expect(error(guessed)).toBeLessThanOrEqual(0.2))
  test('most single sentences are within 15 %', () => {
    expect(close(stated)).toBeGreaterThan(0.9)
    expect(close(mealSentenceCases)).toBeGreaterThan(0.75)
  })
})
