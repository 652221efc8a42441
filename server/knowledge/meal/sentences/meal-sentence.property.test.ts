import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mealAnalysis } from '#contract/nutrition/nutrition.ts'
import { threadTime } from '#testing/thread-time.ts'
import { describeMeal, readMeal } from '../read-meal.ts'

const energy = (text: string) => readMeal(text).items.reduce((total, item) => total + item.calories, 0)

const scraps = fc.constantFrom(
  ...'egg eggs toast rice chiken with and on no without 2 1/2 ½ - ( ) , ; \n g ml cup slice of a half x3 2x 1,200 & + / buttered zorblax for in'.split(
    ' ',
  ),
)
const broken = fc.string({ unit: 'binary', maxLength: 2000 }).map((text) => `${text}\ud800`)
const anything = fc.oneof(
  broken,
  fc.string({ unit: 'grapheme', maxLength: 2000 }),
  fc.array(scraps, { maxLength: 120 }).map((words) => words.join(' ')),
)

const simple = [
  'rice',
  'broccoli',
  'banana',
  'almonds',
  'cooked lentils',
  'orange juice',
  'dark chocolate',
  'vanilla ice cream',
  'lasagna',
  'avocado',
] as const
const stated = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 600 }), fc.constantFrom('g', 'ml'), fc.constantFrom(...simple)),
  fc.tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom('oz', 'ounces'), fc.constantFrom(...simple)),
)

describe('whatever is written', () => {
  test('nothing throws, and every figure is a finite number that is not negative', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const item of readMeal(text).items) {
          const { grams, calories, protein, carbs, fat, sugar, fiber, sodium, confidence } = item
          for (const figure of [grams, calories, protein, carbs, fat, sugar, fiber, sodium]) {
            expect(Number.isFinite(figure) && figure! >= 0).toBe(true)
          }
          expect(confidence > 0 && confidence <= 1).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
  test('a described meal is always one that the contract takes', () => {
    const shape = mealAnalysis.omit({ id: true, source: true })
    fc.assert(
      fc.property(anything, (text) => {
        const meal = describeMeal(text)
        if (meal) shape.parse(meal)
      }),
      { numRuns: 200 },
    )
  })
  test('two thousand characters of garbage do not blow up', async () => {
    const samples = [
      'qwzx ',
      '1 ',
      '((',
      'a of ',
      'brocoli chikn ',
      'and with ',
      '1/2-',
      'egg',
      'tomato soup with ',
      ') (',
      '2x3x',
    ].map((scrap) => scrap.repeat(2000).slice(0, 2000))
    samples.push(
      Array.from({ length: 500 }, (_, at) => `w${(at * 7919).toString(36)}`)
        .join(' ')
        .slice(0, 2000),
    )
    readMeal('an apple')
    // Two thousand characters take some milliseconds (`npm run bench -- meal-sentence`); what blows up takes minutes.
    for (const sample of samples) {
      expect(await threadTime(() => readMeal(sample)), sample.slice(0, 20)).toBeLessThan(2000)
    }
  })
})

test('twice the amount is twice the energy', () => {
  fc.assert(
    fc.property(stated, ([amount, unit, food]) => {
      expect(energy(`${2 * amount} ${unit} ${food}`)).toBeCloseTo(2 * energy(`${amount} ${unit} ${food}`), 6)
    }),
  )
})

test('the order of foods between commas does not change their sum', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(stated, { minLength: 2, maxLength: 6, selector: ([, , food]) => food }),
      (foods) => {
        const parts = foods.map(([amount, unit, food]) => `${amount} ${unit} ${food}`)
        expect(energy(parts.toReversed().join(', '))).toBeCloseTo(energy(parts.join(', ')), 6)
      },
    ),
  )
})
