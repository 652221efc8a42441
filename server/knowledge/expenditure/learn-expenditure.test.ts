import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { type BodyFacts, learnExpenditure } from './learn-expenditure.ts'
import { density, facts, history, today } from './testing.ts'

type History = ReturnType<typeof history>
const learn = ({ days, weighIns }: History, of = facts) => learnExpenditure(today, days, weighIns, of)
function estimateOf(of: History, known = facts) {
  const learned = learn(of, known)
  if (learned.state !== 'estimate') throw new Error('There is no estimate.')
  return learned.estimate
}
const width = ({ low, high }: { low: number; high: number }) => high - low

describe('an estimate', () => {
  test('is what is eaten while the weight stands still, whatever the formula says', () => {
    for (const calories of [1900, 2400, 2900]) {
      const { kilocalories, low, high } = estimateOf(history(84, calories))
      expect(Math.abs(kilocalories - calories)).toBeLessThan(60)
      expect(low).toBeLessThan(calories)
      expect(high).toBeGreaterThan(calories)
    }
  })

  test('is above what is eaten by the energy of the weight that is lost, and below by that of a gain', () => {
    for (const aWeek of [-0.5, 0.3]) {
      const { kilocalories, ratePerWeek } = estimateOf(history(84, 2200, aWeek / 7))
      expect(Math.abs(kilocalories - (2200 - (aWeek / 7) * density))).toBeLessThan(60)
      expect(ratePerWeek).toBeCloseTo(aWeek, 1)
    }
  })

  test('leaves out partial days instead of reading them as fasting', () => {
    const whole = history(56, 2400)
    const partial = {
      ...whole,
      days: whole.days.map((one, at) => (at % 4 ? one : { ...one, calories: 500, meals: 1 })),
    }
    expect(Math.abs(estimateOf(partial).kilocalories - 2400)).toBeLessThan(60)
    expect(learn(partial).record.complete).toHaveLength(42)
  })

  test('is less certain with fewer complete days, and with fewer weigh-ins', () => {
    const { days, weighIns } = history(56, 2400)
    const certain = width(estimateOf({ days, weighIns }))
    expect(width(estimateOf({ days: days.filter((_, at) => at % 3), weighIns }))).toBeGreaterThan(certain)
    expect(width(estimateOf({ days, weighIns: weighIns.filter((_, at) => at % 7 === 0) }))).toBeGreaterThan(
      certain,
    )
  })

  test('is less certain when weigh-ins go up and down', () => {
    const { days, weighIns } = history(56, 2400)
    const swinging = weighIns.map((one, at) => ({ ...one, kilograms: one.kilograms + (at % 2 ? 0.9 : -0.9) }))
    expect(width(estimateOf({ days, weighIns: swinging }))).toBeGreaterThan(
      1.2 * width(estimateOf({ days, weighIns })),
    )
  })

  test('follows a change within six weeks, and tells what it was a week before', () => {
    const { days, weighIns } = history(120, 2400)
    const turned = 50
    const changed = weighIns.map((one, at) => ({
      ...one,
      kilograms: one.kilograms - (Math.max(0, at - (weighIns.length - turned)) * 300) / density,
    }))
    const { kilocalories, weekAgo } = estimateOf({ days, weighIns: changed })
    expect(Math.abs(kilocalories - 2700)).toBeLessThan(80)
    expect(weekAgo).toBeLessThan(kilocalories)
  })

  test('does not depend on what happened before the last half year', () => {
    const recent = history(182, 2400)
    const before = Array.from({ length: 100 }, (_, at) => ({
      ...recent.days[0]!,
      day: addDays(recent.days[0]!.day, at - 100),
      calories: 4000,
    }))
    expect(estimateOf({ ...recent, days: [...before, ...recent.days] })).toEqual(estimateOf(recent))
  })

  test('begins with what pregnancy and breastfeeding add to the formula', () => {
    const formula = (motherhood: BodyFacts['motherhood']) =>
      learn(history(84, 2400), { ...facts, sex: 'female', motherhood }).formula.kilocalories
    expect(formula('pregnancy') - formula(null)).toBeCloseTo(260)
    expect(formula('lactation') - formula(null)).toBeCloseTo(500)
  })

  test('is made without birth date, height and activity, which are named', () => {
    const unknown = { ...facts, age: null, height: null, activityLevel: null }
    const learned = learn(history(84, 2400), unknown)
    expect(learned.formula.assumed).toEqual(['height', 'birthDate', 'activityLevel'])
    expect(Math.abs(estimateOf(history(84, 2400), unknown).kilocalories - 2400)).toBeLessThan(60)
  })

  test('lies in its interval for any diary', () => {
    const diary = fc.record({
      calories: fc.array(fc.integer({ min: 0, max: 15_000 }), { minLength: 30, maxLength: 182 }),
      kilograms: fc.array(fc.option(fc.double({ min: 20, max: 400, noNaN: true })), {
        minLength: 183,
        maxLength: 183,
      }),
      complete: fc.constantFrom(null, true),
    })
    fc.assert(
      fc.property(diary, ({ calories, kilograms, complete }) => {
        const first = addDays(today, -calories.length)
        const learned = learn({
          days: calories.map((one, at) => ({
            day: addDays(first, at),
            calories: one,
            meals: one ? 3 : 0,
            complete,
          })),
          weighIns: kilograms.flatMap((one, at) =>
            one === null ? [] : [{ day: addDays(today, at - 182), kilograms: one }],
          ),
        })
        if (learned.state === 'not_enough') return
        for (const { kilocalories, low, high } of [learned.estimate, ...learned.estimate.course]) {
          expect(low).toBeLessThan(kilocalories)
          expect(high).toBeGreaterThan(kilocalories)
          expect(Number.isFinite(high - low)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('too little data', () => {
  const whole = history(21, 2400)
  const every = (count: number) => (_: unknown, at: number) => at % count === 0
  test.each<[string, History, string, number]>([
    ['20 days', history(20, 2400), 'days', 20],
    [
      '13 complete days',
      { ...whole, days: [...whole.days.slice(0, 6), ...whole.days.slice(-7)] },
      'completeDays',
      13,
    ],
    ['5 weigh-ins', { ...whole, weighIns: whole.weighIns.filter(every(5)) }, 'weighIns', 5],
    ['nothing', { days: [], weighIns: [] }, 'weighIns', 0],
    ['weights alone', { ...whole, days: [] }, 'completeDays', 0],
  ])('is an answer: %s', (_, of, what, have) => {
    const learned = learn(of)
    expect(learned).toMatchObject({
      state: 'not_enough',
      needs: expect.arrayContaining([expect.objectContaining({ what, have })]),
    })
  })

  test('ends with 21 days, 14 complete ones and 6 weigh-ins', () => {
    const days = [...whole.days.slice(0, 7), ...whole.days.slice(-7)]
    expect(learn({ days, weighIns: whole.weighIns.filter(every(4)) }).state).toBe('estimate')
  })

  test('begins anew after 28 days without a complete one', () => {
    const { days, weighIns } = history(120, 2400)
    const from = addDays(today, -10)
    const gone = (day: string) => day >= addDays(from, -28) && day < from
    expect(learn({ days: days.filter(({ day }) => !gone(day)), weighIns })).toMatchObject({
      state: 'not_enough',
      needs: [
        { what: 'days', have: 17 },
        { what: 'completeDays', have: 10 },
        { what: 'weighIns', have: 18 },
      ],
    })
  })

  test('is a person who stopped logging a month ago', () => {
    const { days, weighIns } = history(120, 2400)
    const until = addDays(today, -30)
    expect(learn({ days: days.filter(({ day }) => day < until), weighIns })).toMatchObject({
      state: 'not_enough',
      needs: expect.arrayContaining([{ what: 'completeDays', have: 0, want: 14 }]),
    })
  })
})

describe('weigh-ins that no body makes', () => {
  const steady = history(84, 2400)
  const with_ = (change: (kilograms: number, at: number) => number) => ({
    ...steady,
    weighIns: steady.weighIns.map((one, at) => ({ ...one, kilograms: change(one.kilograms, at) })),
  })

  test('a step to another scale is named and moves no estimate', () => {
    const stepped = with_((kilograms, at) => (at < 60 ? kilograms : kilograms + 3))
    const { record } = learn(stepped)
    expect(record.steps).toEqual([
      { from: addDays(today, -25), day: addDays(today, -24), kilograms: expect.closeTo(3, 5) },
    ])
    expect(Math.abs(estimateOf(stepped).kilocalories - 2400)).toBeLessThan(80)
  })

  test('a mistyped weight is left out', () => {
    const mistyped = with_((kilograms, at) => (at === 70 ? 8 * kilograms : kilograms))
    expect(learn(mistyped).record.outliers).toEqual([{ day: addDays(today, -14), kilograms: 640 }])
    expect(Math.abs(estimateOf(mistyped).kilocalories - 2400)).toBeLessThan(60)
  })

  test('an odd newest weight waits for another', () => {
    const odd = with_((kilograms, at) => (at === 84 ? kilograms + 4 : kilograms))
    expect(learn(odd).record.outliers).toHaveLength(1)
    expect(learn(odd).record.steps).toEqual([])
  })

  test('ten kilograms lost in three months without a weigh-in are no step', () => {
    const { days, weighIns } = history(120, 1800, -0.09)
    const sparse = weighIns.filter((_, at) => at < 5 || at > 105)
    expect(learn({ days, weighIns: sparse }).record).toMatchObject({ steps: [], outliers: [] })
  })
})
