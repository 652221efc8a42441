import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DoneSet, nextSets, standingAfter } from './next-sets.ts'
import { type ProgressionRule, progressionRule, standing } from './rules.ts'
import { simulate } from './simulate.ts'

const rule = (given: object): ProgressionRule => progressionRule.parse(given)
const at = (given: object) => standing.parse(given)
const done = (kilograms: number | null, ...reps: number[]): DoneSet[] =>
  reps.map((count) => ({
    kilograms,
    reps: count,
    seconds: null,
    metres: null,
    rpe: null,
    repsInReserve: null,
  }))
const weights = (one: ProgressionRule, start: object, failEvery?: number) =>
  simulate(one, at(start), failEvery).map(({ sets }) => sets[0]!.kilograms)

// Three sets of five and 2.5 kg a workout; after three failures a tenth less: Rippetoe, Starting Strength (2011), ch. 8.
const fives = rule({ kind: 'linear', sets: 3, reps: 5, increment: 2.5 })

describe('linear', () => {
  test('each made workout adds the increment', () => {
    expect(weights(fives, { kilograms: 60 })).toEqual([
      60, 62.5, 65, 67.5, 70, 72.5, 75, 77.5, 80, 82.5, 85, 87.5,
    ])
  })

  test('a failed workout is repeated, and every third failure in a row takes a tenth off', () => {
    let here = at({ kilograms: 100 })
    for (const reps of [5, 4, 4]) here = standingAfter(fives, here, done(100, 5, 5, reps - 1))
    expect(here).toMatchObject({ kilograms: 90, failures: 0 })
  })

  test('one failure of three leaves three weights repeated in twelve weeks, without going back', () => {
    expect(weights(fives, { kilograms: 60 }, 3)).toEqual([
      60, 62.5, 65, 65, 67.5, 70, 70, 72.5, 75, 75, 77.5, 80,
    ])
  })

  test('a set too few fails, one more than asked does not', () => {
    expect(standingAfter(fives, at({ kilograms: 60 }), done(60, 5, 5))).toMatchObject({ failures: 1 })
    expect(standingAfter(fives, at({ kilograms: 60 }), done(60, 5, 5, 5, 5))).toMatchObject({
      kilograms: 62.5,
    })
  })

  test('the first workout sets the weight, and a heavier one than planned goes on from there', () => {
    expect(standingAfter(fives, at({}), done(40, 5, 5, 5))).toMatchObject({ kilograms: 42.5 })
    expect(standingAfter(fives, at({ kilograms: 60 }), done(70, 5, 5, 5))).toMatchObject({ kilograms: 72.5 })
  })

  test('five pounds a workout stay multiples of five pounds', () => {
    const pounds = rule({ kind: 'linear', sets: 3, reps: 5, increment: 2.268, step: 2.268 })
    const last = weights(pounds, { kilograms: 45.36 }).at(-1)!
    expect(last / 0.45359237).toBeCloseTo(155, 1)
  })
})

describe('double progression', () => {
  // American College of Sports Medicine (2009), Med Sci Sports Exerc 41, 687–708: more weight once the range is surpassed.
  const eights = rule({ kind: 'double', sets: 3, fewest: 8, most: 10, increment: 2.5 })

  test('repetitions rise to the top of the range, then the weight does and they begin anew', () => {
    const asked = simulate(eights, at({ kilograms: 40 })).slice(0, 4)
    expect(asked.map(({ sets }) => [sets[0]!.kilograms, sets[0]!.reps])).toEqual([
      [40, 8],
      [40, 9],
      [40, 10],
      [42.5, 8],
    ])
  })

  test('the weakest set decides', () => {
    expect(standingAfter(eights, at({ kilograms: 40 }), done(40, 10, 9, 8))).toMatchObject({
      kilograms: 40,
      reps: 9,
    })
  })

  test('three workouts without progress take a tenth off and begin at the fewest repetitions', () => {
    let here = at({ kilograms: 60, reps: 9 })
    for (let failed = 0; failed < 3; failed++) here = standingAfter(eights, here, done(60, 9, 9, 8))
    expect(here).toMatchObject({ kilograms: 52.5, reps: 8, failures: 0 })
  })
})

describe('waves of a training max', () => {
  // Wendler, 5/3/1 (2nd ed. 2011): 65/75/85, 70/80/90, 75/85/95 and 40/50/60 % of the training max, 2.5 or 5 kg a cycle.
  const waves = rule({
    kind: 'waves',
    increment: 5,
    weeks: [
      [
        [65, 5],
        [75, 5],
        [85, 5],
      ],
      [
        [70, 3],
        [80, 3],
        [90, 3],
      ],
      [
        [75, 5],
        [85, 3],
        [95, 1],
      ],
      [
        [40, 5],
        [50, 5],
        [60, 5],
      ],
    ].map((week) => week.map(([percent, reps], place) => ({ percent, reps, open: place === 2 }))),
  })

  test('a training max of 100 kg is 65, 75 and 85 kg in the first week and rises by the increment after the fourth', () => {
    const shown = simulate(waves, at({ kilograms: 100 })).map(({ sets }) =>
      sets.map(({ kilograms }) => kilograms),
    )
    expect(shown.slice(0, 5)).toEqual([
      [65, 75, 85],
      [70, 80, 90],
      [75, 85, 95],
      [40, 50, 60],
      [67.5, 80, 90],
    ])
  })

  test('a failed week is repeated', () => {
    expect(standingAfter(waves, at({ kilograms: 100, week: 1 }), done(90, 3, 3, 2))).toMatchObject({
      kilograms: 100,
      week: 1,
      failures: 1,
    })
  })
})

describe('an effort', () => {
  // RPE 8 leaves two repetitions: 100 kg × 5 at RPE 8 is seven possible ones, by Epley 123.3 kg.
  const eights = rule({ kind: 'effort', sets: 2, reps: 5, rpe: 8 })

  test('the estimated maximum decides the weight', () => {
    expect(nextSets(eights, at({ kilograms: 123.333 }))).toMatchObject([
      { kilograms: 100, reps: 5, rpe: 8 },
      { kilograms: 100 },
    ])
  })

  test('a set that felt easier raises the next weight', () => {
    const easier = done(100, 5, 5).map((set) => ({ ...set, rpe: 7 }))
    const next = standingAfter(eights, at({ kilograms: 123.333 }), easier)
    expect(next.kilograms).toBeCloseTo(126.667, 3)
    expect(nextSets(eights, next)[0]!.kilograms).toBe(102.5)
  })
})

test('time and distance rise by their increment and go back by a tenth after the failures', () => {
  const plank = rule({ kind: 'time', sets: 2, increment: 10, deloadAfter: 1 })
  const held = (...seconds: number[]) =>
    seconds.map((one) => ({ ...done(null, 1)[0]!, reps: null, seconds: one }))
  expect(standingAfter(plank, at({ seconds: 60 }), held(60, 60))).toMatchObject({ seconds: 70 })
  expect(standingAfter(plank, at({ seconds: 60 }), held(60, 50))).toMatchObject({ seconds: 54 })
  const carry = rule({ kind: 'distance', sets: 1, increment: 20 })
  const carried = [{ ...done(24, 1)[0]!, reps: null, metres: 100 }]
  expect(standingAfter(carry, at({ kilograms: 24, metres: 100 }), carried)).toMatchObject({ metres: 120 })
})

test('a workout without the exercise leaves its plan as it is', () => {
  const here = at({ kilograms: 80, failures: 2 })
  expect(standingAfter(fives, here, [])).toEqual(here)
})

test('whatever is lifted, the next sets are ones that can be recorded', () => {
  const some = fc.record({
    kilograms: fc.option(fc.double({ min: 0.5, max: 1000, noNaN: true })),
    reps: fc.option(fc.integer({ min: 1, max: 500 })),
    seconds: fc.option(fc.integer({ min: 1, max: 86_400 })),
    metres: fc.option(fc.double({ min: 0.1, max: 500_000, noNaN: true })),
    rpe: fc.option(fc.constantFrom(6, 7.5, 10)),
    repsInReserve: fc.constant(null),
  })
  const rules = [
    fives,
    rule({ kind: 'double', sets: 3, fewest: 5, most: 8, increment: 1 }),
    rule({ kind: 'waves', increment: 2.5, weeks: [[{ percent: 90, reps: 3 }]] }),
    rule({ kind: 'effort', sets: 1, reps: 3, rpe: 9 }),
    rule({ kind: 'time', sets: 1, increment: 30 }),
    rule({ kind: 'distance', sets: 1, increment: 50 }),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.array(fc.array(some, { maxLength: 5 }), { maxLength: 8 }),
      (one, all) => {
        let here = at({})
        for (const sets of all) {
          here = standingAfter(one, here, sets)
          expect(standing.safeParse(here).success).toBe(true)
          for (const { kilograms, reps } of nextSets(one, here)) {
            expect(kilograms ?? 1).toBeGreaterThan(0)
            expect(kilograms ?? 1).toBeLessThanOrEqual(1000)
            expect(reps ?? 1).toBeGreaterThanOrEqual(1)
          }
        }
      },
    ),
  )
})
