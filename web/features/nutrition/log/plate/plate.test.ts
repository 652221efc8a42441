import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someFood } from '#web/features/foods/testing.ts'
import { analysis, food } from '../../testing.ts'
import {
  analysisOf,
  canWeigh,
  gramsOf,
  isComplete,
  measuredIn,
  type Plate,
  plateOf,
  refilled,
  renamed,
  stepped,
  swapped,
  weighed,
  withFood,
  withSecond,
} from './plate.ts'

const rice = food()
const egg = food({ name: 'Egg', grams: 50, calories: 72, protein: 6.3, sugar: null, fiber: null, sodium: 71 })
const bowl = analysis([rice, egg])

function withGrams(plate: Plate, at: number, amount: number | null): Plate {
  return {
    ...plate,
    portions: plate.portions.map((portion, index) => (index === at ? { ...portion, amount } : portion)),
  }
}

test('a meal that nobody corrected is logged exactly as it was analysed', () => {
  expect(analysisOf(plateOf(bowl), bowl)).toEqual(bowl)
})

test('twice the grams hold twice of everything, and the totals follow the foods', () => {
  const after = analysisOf(withGrams(plateOf(bowl), 0, 200), bowl)
  expect(after.items[0]).toMatchObject({ grams: 200, calories: 260, protein: 5.4, carbs: 56.4 })
  expect(after).toMatchObject({ calories: 332, protein: 11.7, servingSize: '250 g' })
})

test('a figure that nobody knows stays unknown at any weight', () => {
  const after = weighed({ key: 0, original: egg, amount: 100 })
  expect([after.sugar, after.fiber, after.sodium]).toEqual([null, null, 142])
})

test('fibre is unknown for the meal once the only food with a known figure is taken off', () => {
  const plate = plateOf(bowl)
  expect(analysisOf({ ...plate, portions: plate.portions.slice(1) }, bowl).fiber).toBeNull()
})

test('correcting an amount back brings the analysed figures back, not rounded copies', () => {
  const there = withGrams(plateOf(bowl), 0, 333)
  expect(analysisOf(withGrams(there, 0, 100), bowl)).toEqual(bowl)
})

test.each([null, 0, -5, Number.NaN, 10_001])('“%s” grams cannot be logged', (grams) => {
  const plate = withGrams(plateOf(bowl), 0, grams)
  expect(gramsOf(plate.portions[0]!)).toBeUndefined()
  expect(isComplete(plate, bowl)).toBe(false)
})

const milk = someFood({
  name: 'Milk',
  per100: { calories: 61, protein: 3.2, carbs: 4.8, fat: 3.3, sugar: 5.1, fiber: 0, sodium: 43 },
  portions: [{ label: '1 cup', grams: 244 }],
})

test('a food is added in its usual amount and counts at once', () => {
  const after = analysisOf({ ...plateOf(bowl), portions: withFood(plateOf(bowl).portions, milk) }, bowl)
  expect(after.items[2]).toMatchObject({ name: 'Milk', grams: 244, calories: 148.84 })
  expect(after).toMatchObject({ calories: 350.84, analysis: 'Counted as 3 foods, with your corrections.' })
})

test('a swapped food has the weight of the one it replaces', () => {
  const [first, ...others] = plateOf(bowl).portions
  const after = analysisOf({ ...plateOf(bowl), portions: [swapped(first!, milk), ...others] }, bowl)
  expect(after.items[0]).toMatchObject({ name: 'Milk', grams: 100, calories: 61 })
  expect(after.calories).toBe(133)
})

test('a food that is added or swapped in, at any weight, names the food that its figures are those of', () => {
  const beans = someFood({ ref: 'usda:sr28:16015' })
  const [, , added] = withFood(plateOf(bowl).portions, beans)
  expect(weighed({ ...added!, amount: 33 })).toMatchObject({ foodRef: 'usda:sr28:16015' })
  const [before] = plateOf(analysis([food({ foodRef: 'builtin:white rice' })])).portions
  expect(weighed({ ...before!, amount: 33 })).toMatchObject({ foodRef: 'builtin:white rice' })
  expect(weighed(swapped(before!, beans))).toMatchObject({ foodRef: 'usda:sr28:16015' })
})

test('a change of the unit keeps the weight, and an amount in a unit weighs its multiple', () => {
  const cup = { label: '1 cup', grams: 200 }
  const inCups = measuredIn(plateOf(bowl).portions[0]!, cup)
  expect(inCups.amount).toBe(0.5)
  expect(gramsOf(inCups)).toBe(100)
  expect(weighed({ ...inCups, amount: 2 })).toMatchObject({ grams: 400, calories: 520 })
  expect(measuredIn({ ...inCups, amount: 2 }, undefined).amount).toBe(400)
})

const eggs = food({
  name: 'egg',
  grams: 100,
  calories: 143,
  measure: { label: '1 egg', grams: 50 },
  isUsual: true,
})

test('an amount stands in the unit that it was said in, and one more is one more of that unit', () => {
  const [said] = plateOf(analysis([eggs])).portions
  expect(said).toMatchObject({ amount: 2, measure: eggs.measure })
  expect(weighed(said!)).toEqual(eggs)
  const three = weighed({ ...said!, amount: 3 })
  expect(three).toMatchObject({ grams: 150, calories: 214.5, measure: eggs.measure })
  expect(three).not.toHaveProperty('isUsual')
})

test('an amount that the unit shows rounded weighs what it weighed', () => {
  const third = food({ grams: 50.3, measure: { label: '1 avocado', grams: 151 } })
  const meal = analysis([third])
  expect(plateOf(meal).portions[0]!.amount).toBe(0.33)
  expect(analysisOf(plateOf(meal), meal)).toEqual(meal)
})

test('a corrected amount is logged in the unit of the correction', () => {
  const inGrams = measuredIn(plateOf(analysis([eggs])).portions[0]!, undefined)
  expect(weighed(inGrams)).toMatchObject({ grams: 100, isUsual: true })
  expect(weighed(inGrams)).not.toHaveProperty('measure')
  expect(weighed({ ...inGrams, amount: 80 })).not.toHaveProperty('measure')
})

test('a swapped food keeps the amount that was said where it has that measure', () => {
  const cup = food({ name: 'oat milk', grams: 240, measure: { label: '1 cup', grams: 120 } })
  const after = swapped(plateOf(analysis([cup])).portions[0]!, milk)
  expect(after).toMatchObject({ amount: 2, measure: { grams: 244 }, original: { name: 'Milk', grams: 488 } })
})

const slice = { label: '1 slice', grams: 25 }
const buttered = food({
  name: 'buttered toast',
  grams: 66,
  calories: 251,
  measure: { label: '1 slice', grams: 33 },
})
const toast = food({ name: 'toast', grams: 50, calories: 145, measure: slice, second: buttered })

test('the second choice has the amount that was said, and the first is then one tap away', () => {
  const [said] = plateOf(analysis([toast])).portions
  const other = withSecond(said!)
  expect(weighed(other)).toMatchObject({ name: 'buttered toast', grams: 66, calories: 251 })
  expect(other).toMatchObject({ amount: 2, measure: buttered.measure })
  expect(weighed(withSecond(other))).toMatchObject({ name: 'toast', grams: 50, second: buttered })
})

test('the second choice keeps an amount that was corrected before', () => {
  const [said] = plateOf(analysis([toast])).portions
  expect(weighed(withSecond({ ...said!, amount: 3 }))).toMatchObject({ grams: 99, calories: 376.5 })
  const inGrams = { ...measuredIn(said!, undefined), amount: 80 }
  expect(weighed(withSecond(inGrams))).toMatchObject({ name: 'buttered toast', grams: 80 })
  expect(withSecond(plateOf(bowl).portions[0]!)).toEqual(plateOf(bowl).portions[0])
})

test('a part that a food was found for is no longer told as not counted', () => {
  const told = analysis([rice], { notUnderstood: ['xyzzy', 'plugh'] })
  const plate = { ...plateOf(told), portions: withFood(plateOf(told).portions, milk), found: ['xyzzy'] }
  expect(analysisOf(plate, told).notUnderstood).toEqual(['plugh'])
})

test('a plate without a food or without a name cannot be logged', () => {
  const plate = plateOf(bowl)
  expect(isComplete(plate, bowl)).toBe(true)
  expect(isComplete({ ...plate, portions: [] }, bowl)).toBe(false)
  expect(isComplete({ ...plate, foodName: '  ' }, bowl)).toBe(false)
})

test('a meal is not called after a food that was taken off it, unless a person named it so', () => {
  const plate = plateOf(bowl)
  const after = refilled(plate, plate.portions.slice(1), bowl)
  expect(after).toMatchObject({ foodName: 'Egg', portions: [{ original: egg }] })
  expect(refilled({ ...plate, foodName: 'Lunch box' }, plate.portions.slice(1), bowl).foodName).toBe(
    'Lunch box',
  )
})

test('the name keeps following as more foods are taken off', () => {
  const meal = analysis([rice, egg, food({ name: 'peas' })], { foodName: 'Fried rice' })
  const plate = plateOf(meal)
  const once = refilled(plate, [plate.portions[0]!, plate.portions[2]!], meal)
  expect(once.foodName).toBe('White rice and peas')
  expect(refilled(once, once.portions.slice(1), meal).foodName).toBe('Peas')
})

test('an analysis that names no single foods can be logged as a whole', () => {
  const whole = analysis([])
  expect(isComplete(plateOf(whole), whole)).toBe(true)
})

test('a food without a weight counts as it is', () => {
  const water = food({ grams: 0, calories: 5 })
  const meal = analysis([water])
  const plate = plateOf(meal)
  expect(canWeigh(plate.portions[0]!)).toBe(false)
  expect(isComplete(plate, meal)).toBe(true)
})

test('the stepper goes to round amounts, finer where little is on the plate', () => {
  expect([stepped(7, 1), stepped(20, 1), stepped(182, 1), stepped(182, -1), stepped(100, -1)]).toEqual([
    8, 25, 190, 180, 95,
  ])
})

test('a press of the stepper always moves within 1 g and 10 kg', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.5, max: 9999, noNaN: true }), (grams) => {
      expect(stepped(grams, 1)).toBeGreaterThan(grams)
      expect(stepped(grams, -1)).toBeLessThan(grams)
      expect(stepped(grams, -1)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('rescaled figures stay in proportion to the weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (grams) => {
      const after = weighed({ key: 0, original: rice, amount: grams })
      expect(Math.abs(after.calories - 1.3 * grams)).toBeLessThan(0.01)
    }),
  )
})

test('the name of a logged meal follows a swap as far as it names the food', () => {
  const { portions } = plateOf(bowl)
  const swap = portions.map((one, at) => (at === 1 ? swapped(one, someFood({ name: 'Tofu' })) : one))
  const tofu = swap[1]!.original.name
  expect(renamed('Rice and egg', portions, swap)).toBe(`Rice and ${tofu}`)
  expect(renamed('Lunch at work', portions, swap)).toBe('Lunch at work')
  expect(renamed('Rice and egg', portions, portions)).toBe('Rice and egg')
})
