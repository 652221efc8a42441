import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeNutritionLog,
  type EntryChange,
  listNutritionLogs,
  logNutrition,
  type manualEntry,
  type NutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

// A new field fails `npm run types` here by its name, until an entry is logged and changed with it.

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

type Sent = Partial<NutritionLog>

/** Fields that an entry answers as they were sent, one value each. */
const logged = {
  foodName: 'Oats',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fat: 6.9,
  sugar: 1,
  servingSize: '100 g',
  mealType: 'snack',
  notes: 'with cinnamon',
  targetDate: '2026-11-20',
} satisfies Sent

const changed = {
  foodName: 'Rolled oats',
  calories: 190,
  protein: 8,
  carbs: 33,
  fat: 3.5,
  sugar: 0.5,
  fiber: 5,
  sodium: 3,
  servingSize: '50 g',
  mealType: 'lunch',
  notes: 'plain',
  targetDate: '2026-11-19',
} satisfies Sent

/** Fields that the figures of an entry are calculated from. */
type Calculated = 'foodRef' | 'grams' | 'figuresFrom' | 'factor' | 'items' | 'foods'
const bodies = {
  logged: logged satisfies Record<Exclude<keyof typeof manualEntry.shape, Calculated>, unknown>,
  changed: changed satisfies Record<Exclude<keyof EntryChange, Calculated>, unknown>,
}

test('every field of an entry by hand is stored and answered, and so is every change of it', async () => {
  const ann = app.as('ann')
  const entry = await ann.call(logNutrition, { body: bodies.logged })
  expect(entry).toMatchObject(logged)
  expect(
    await ann.call(changeNutritionLog, { params: { id: entry.id }, body: bodies.changed }),
  ).toMatchObject(changed)
  expect(await ann.call(listNutritionLogs, { query: { date: changed.targetDate } })).toMatchObject([changed])
})
