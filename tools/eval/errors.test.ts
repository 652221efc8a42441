import { expect, test } from 'vitest'
import { quantile } from '#testing/quantile.ts'
import type { Labelled } from './datasets/labelled-meal.ts'
import { errorsByThird, errorsOf } from './errors.ts'
import type { Reading } from './reading.ts'
import { spreadOf } from './spread.ts'

const labelled = (calories: number, grams?: number): Labelled => ({
  id: `${calories}`,
  text: '',
  photo: undefined,
  truth: { calories, ...(grams && { grams }) },
  ingredients: undefined,
})
const figures = { calories: 0, protein: 0, carbs: 0, fat: 0, grams: 0 }
const read = (of: Labelled, calories: number, run = 1): Reading => ({
  of,
  run,
  ms: 1,
  source: 'model',
  figures: { ...figures, calories },
})
const unread = (of: Labelled): Reading => ({ of, run: 1, ms: 1, source: 'none' })

test('the error is summed over all answers, so that a large meal counts as much as it holds', () => {
  const { calories, protein } = errorsOf([read(labelled(100), 150), read(labelled(700), 600)])
  expect(calories).toEqual({
    answers: 2,
    meanAbsolute: 75,
    share: 150 / 800,
    bias: -50 / 800,
    guessingTheMean: 600 / 800,
  })
  expect(protein).toBeUndefined()
})

test('what nobody answered is no error of zero', () => {
  expect(errorsOf([read(labelled(100), 110), unread(labelled(900))]).calories).toMatchObject({
    answers: 1,
    share: 0.1,
  })
  expect(errorsOf([unread(labelled(900))])).toEqual({})
})

test('small portions read too large and large ones too small do not cancel out', () => {
  const cases = [600, 100, 300].map((calories) => labelled(calories))
  const { by, thirds } = errorsByThird(cases.map((one) => read(one, 300)))
  expect(by).toBe('calories')
  expect(thirds.map(({ portions, from, to, errors }) => [portions, from, to, errors.calories?.bias])).toEqual(
    [
      ['small', 100, 100, 2],
      ['middle', 300, 300, 0],
      ['large', 600, 600, -0.5],
    ],
  )
})

test('portions are ranked by weight where every case was weighed', () => {
  const cases = [labelled(100, 300), labelled(200, 200), labelled(300, 100)]
  const { by, thirds } = errorsByThird(cases.map((one) => read(one, 0)))
  expect([by, ...thirds.map(({ from }) => from)]).toEqual(['grams', 100, 200, 300])
  expect(errorsByThird(cases.slice(1).map((one) => read(one, 0))).thirds).toEqual([])
})

test('the spread tells how far the same case is answered differently', () => {
  const [one, other] = [labelled(100), labelled(500)]
  const spread = spreadOf([read(one, 90, 1), read(one, 110, 2), read(other, 500, 1), read(other, 500, 2)])
  expect(spread?.ofEnergy).toBeCloseTo(Math.sqrt(200) / 100 / 2)
  expect(spread?.runs.best).toBeCloseTo(10 / 600)
  expect(spreadOf([read(one, 90), read(other, 500)])).toBeUndefined()
})

test('95 of 100 wait no longer than the 95th of them', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile([7], 0.95)]).toEqual([50, 95, 7])
  expect(quantile([], 0.5)).toBe(0)
})
