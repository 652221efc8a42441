import { expect, test } from 'vitest'
import type { DaySums } from '#contract/analytics.ts'
import { defaultGoals, type Goals } from '#contract/goals.ts'
import { addDays } from '#contract/measures/day.ts'
import { screens } from '#contract/screens.ts'
import { suggestedPlaces, type weekMeasures } from '#contract/week-review.ts'
import { advisedNutrients } from '#server/knowledge/nutrients/advised.ts'
import { findingsOf, type WeekFigures } from './findings.ts'

const monday = '2026-11-09'
const atGoal: Omit<DaySums, 'day'> = {
  calories: 2000,
  protein: 150,
  carbs: 200,
  fat: 80,
  sugar: 30,
  fiber: 10,
  sodium: 1000,
  caffeine: 0,
  water: 2500,
  meals: 3,
  drinks: 2,
  workouts: 0,
  distance: 0,
  activeSeconds: 0,
  burned: 0,
  known: {},
}
/** Days of equal sums from a Monday on. */
const daysFrom = (from: string, count: number, sums: Partial<DaySums> = {}): DaySums[] =>
  Array.from({ length: count }, (_, at) => ({ ...atGoal, ...sums, day: addDays(from, at) }))

/** A week at every goal after one without an entry, but for `changes`. */
function review(changes: Partial<WeekFigures> = {}) {
  const before = changes.before ?? []
  return findingsOf({
    today: addDays(monday, 7),
    days: daysFrom(monday, 7),
    finishedDays: 7,
    before,
    sameBefore: before,
    goals: defaultGoals,
    advised: advisedNutrients({ sex: 'female', motherhood: null, age: 30, kilograms: 70 }),
    weight: { points: [], perWeek: null, weeks: null, inWeek: false },
    streak: null,
    units: 'metric',
    ...changes,
  })
}
const measures = (changes: Partial<WeekFigures>) => review(changes).findings.map(({ measure }) => measure)
const weighed = (perWeek: number, count = 3): WeekFigures['weight'] => ({
  points: Array.from({ length: count }, (_, at) => ({
    id: String(at),
    kilograms: 80,
    measuredOn: addDays(monday, at * 3 - 3),
    trend: 80,
  })),
  perWeek,
  weeks: 1,
  inWeek: true,
})
const lose: Goals = { ...defaultGoals, fitnessObjective: 'weight_loss' }
const weekBefore = addDays(monday, -7)

/** For every measure a week in which it matters most. */
const firsts: Record<
  (typeof weekMeasures)[number],
  [changes: Partial<WeekFigures>, figure: string, text: string]
> = {
  energy: [
    { days: daysFrom(monday, 7, { calories: 1640, protein: 145 }) },
    '1,640 kcal a day',
    'On 7 logged days, 360 kcal under your goal of 2,000 kcal.',
  ],
  protein: [
    { days: daysFrom(monday, 6, { protein: 92 }), goals: { ...defaultGoals, proteinGoal: 120 } },
    '92 g a day',
    'On 6 logged days, 28 g under your goal of 120 g.',
  ],
  water: [
    { days: daysFrom(monday, 7, { water: 1800 }), before: daysFrom(weekBefore, 5, { water: 2100 }) },
    '1.8 L a day',
    'On 7 logged days, 0.7 L under your goal of 2.5 L. The week before: 2.1 L.',
  ],
  sodium: [
    { days: daysFrom(monday, 7, { sodium: 2900 }) },
    'At least 2,900 mg a day',
    'On 7 logged days, 600 mg over the 2,300 mg that are advised (National Academies 2019).',
  ],
  fiber: [
    {
      days: daysFrom(monday, 7, { fiber: 30 }),
      before: daysFrom(weekBefore, 7, { fiber: 15 }),
    },
    'At least 30 g a day',
    'On 7 logged days, which reaches the 25 g that are advised (National Academies 2005). The week before: 15 g.',
  ],
  workouts: [
    { days: [...daysFrom(monday, 6), { ...daysFrom(monday, 7)[6]!, workouts: 2, activeSeconds: 4200 }] },
    '2 workouts',
    'On 7 logged days, 2 short of your goal of 4 a week, 1 h 10 min in all.',
  ],
  active: [
    {
      days: daysFrom(monday, 3, { workouts: 1, activeSeconds: 1800 }),
      finishedDays: 3,
      before: daysFrom(weekBefore, 7, { workouts: 1, activeSeconds: 1200 }),
      sameBefore: daysFrom(weekBefore, 3, { workouts: 1, activeSeconds: 1200 }),
    },
    '1 h 30 min',
    'On 3 logged days, 30 min more than on the same days of the week before (1 h).',
  ],
  weight: [
    { weight: weighed(0.4), goals: lose },
    'Up 0.4 kg a week',
    'Its trend stands at 80.0 kg, on 3 weigh-ins over 1 week; your goal is to lose weight.',
  ],
  days: [
    { days: daysFrom(monday, 4), before: daysFrom(weekBefore, 6) },
    '4 of 7 days',
    'Days with a meal, a drink or an activity; 2 fewer than in the week before (6).',
  ],
  streak: [
    { streak: { days: 12, to: '2026-11-15' }, before: daysFrom(weekBefore, 5) },
    '12 days in a row',
    'Each with something logged, up to November 15: your longest so far.',
  ],
}

test.each(Object.entries(firsts))(
  '%s comes first where it matters most',
  (measure, [changes, figure, text]) => {
    const { findings, suggestion } = review(changes)
    expect(findings[0]).toMatchObject({ measure, figure, text })
    expect(findings.length).toBeLessThanOrEqual(3)
    expect(suggestion!.text).toMatch(/^\p{Lu}.+\.$/u)
  },
)

test('what is farther from its goal comes before what is nearer, and that before what only changed', () => {
  const days = daysFrom(monday, 7, { calories: 1800, protein: 75, fiber: 40 })
  expect(measures({ days, before: daysFrom(weekBefore, 7, { fiber: 10 }) })).toEqual([
    'protein',
    'energy',
    'fiber',
  ])
})

test('five percent from a goal is at the goal, and more protein or water than the goal is no fault', () => {
  const days = daysFrom(monday, 7, { calories: 2099, protein: 300, water: 4000 })
  for (const { goal } of review({ days }).findings) expect(goal).toBe('met')
  expect(review({ days: daysFrom(monday, 7, { calories: 2101 }) }).findings[0]).toMatchObject({
    measure: 'energy',
    goal: 'missed',
    text: 'On 7 logged days, 101 kcal over your goal of 2,000 kcal.',
  })
})

test('two days with a meal make no finding on food, beside three with a drink', () => {
  const days = daysFrom(monday, 3, { calories: 500, protein: 10, water: 1000 })
  days[0]!.meals = 0
  const told = measures({ days, finishedDays: 3 })
  expect(told).toContain('water')
  expect(told).not.toContain('energy')
  expect(told).not.toContain('protein')
})

test('two logged days make no finding at all', () => {
  expect(review({ days: daysFrom(monday, 2, { calories: 500 }), streak: { days: 9, to: monday } })).toEqual({
    findings: [],
    suggestion: null,
  })
})

test('little sodium and little fiber are no finding, since entries may not state them', () => {
  const told = measures({ days: daysFrom(monday, 7, { sodium: 100, fiber: 1 }) })
  expect(told).not.toContain('sodium')
  expect(told).not.toContain('fiber')
})

test('people who log no activity are not told of workouts, and a running week is not told of missing ones', () => {
  expect(measures({})).not.toContain('workouts')
  const days = daysFrom(monday, 4, { workouts: 0 })
  days[0]!.workouts = 1
  expect(measures({ days, finishedDays: 4 })).not.toContain('workouts')
  expect(measures({ days, finishedDays: 7 })).toContain('workouts')
})

test('of training, and of logging, a week tells one thing', () => {
  const days = daysFrom(monday, 4, { workouts: 1, activeSeconds: 600 })
  const before = daysFrom(weekBefore, 7, { workouts: 1, activeSeconds: 3600 })
  const told = measures({ days, before, streak: { days: 7, to: '2026-11-15' } })
  expect(told.filter((one) => one === 'workouts' || one === 'active')).toHaveLength(1)
  expect(told.filter((one) => one === 'days' || one === 'streak')).toHaveLength(1)
})

test('a weight that goes where it should is at its goal, a steady one is not yet, and two weights tell nothing', () => {
  const goalOf = (weight: WeekFigures['weight'], goals = lose) =>
    review({ weight, goals }).findings.find(({ measure }) => measure === 'weight')?.goal
  expect(goalOf(weighed(-0.5))).toBe('met')
  expect(goalOf(weighed(-0.05))).toBe('missed')
  expect(goalOf(weighed(-0.5), defaultGoals)).toBe('none')
  expect(goalOf(weighed(0.5, 2))).toBeUndefined()
  expect(goalOf({ ...weighed(0.5), inWeek: false })).toBeUndefined()
})

test('figures are told in the account’s units', () => {
  const days = daysFrom(monday, 7, { water: 1800 })
  const changes = { days, weight: weighed(0.4), goals: lose, units: 'imperial' as const }
  const [weight, water] = review(changes).findings
  expect(water).toMatchObject({
    figure: '61 fl oz a day',
    text: 'On 7 logged days, 24 fl oz under your goal of 85 fl oz.',
  })
  expect(weight).toMatchObject({ figure: 'Up 0.9 lb a week' })
  expect(weight!.text).toContain('176 lb')
})

test('every suggestion leads to a screen', () => {
  for (const place of suggestedPlaces)
    expect(screens).toContain(new URL(place, 'http://forkmile.invalid').pathname)
})
