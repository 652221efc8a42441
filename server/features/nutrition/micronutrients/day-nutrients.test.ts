import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { deleteAccount, downloadData } from '#contract/account/account.ts'
import { addCustomFood, logSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { type Micronutrient, micronutrients } from '#contract/foods/micronutrients.ts'
import { addDays } from '#contract/measures/day.ts'
import {
  changeNutritionLog,
  copyNutritionLogs,
  logNutrition,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { passwordOf } from '#server/features/access/testing.ts'
import { unzipped } from '#server/features/account/testing.ts'
import { rebuildTotals } from '#server/features/insights/rebuild.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
/** The table's, a row of a reference without manganese, and one's own, of which nothing is known. */
const foods = ['builtin:apple', 'usda:fndds:11111000', 'own']
const step = fc.record({
  kind: fc.constantFrom('log', 'factor', 'grams', 'typed', 'notes', 'move', 'copy', 'meal', 'remove', 'undo'),
  at: fc.nat({ max: 50 }),
  day: fc.integer({ min: 0, max: 2 }).map((days) => addDays('2026-11-18', days)),
  food: fc.constantFrom(...foods),
  grams: fc.integer({ min: 1, max: 3000 }).map((tenths) => tenths / 10),
})
const logged = step.map((one) => ({ ...one, kind: 'log' as const }))
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

test('whatever is logged, changed, moved, copied, removed and brought back, a day’s micronutrients are those of its entries', async () => {
  let next = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(logged, { minLength: 2, maxLength: 3 }),
      fc.array(step, { minLength: 6, maxLength: 14 }),
      async (first, steps) => {
        const who = `person${next++ % 3}`
        await live(who, [...first, ...steps])
        const kept = await storedDays(who)
        expect(kept).toEqual(await summedDays(who))
        await rebuildTotals(app.db, await idOf(who))
        expect(await storedDays(who)).toEqual(kept)
      },
    ),
    { numRuns: 8 },
  )
})

test('a day holds what is known of its foods, the energy for which it is, and nothing once they are gone', async () => {
  const ann = app.as('ann')
  const own = await ann.call(addCustomFood, { body: { name: 'Zibbo cracker', per100: { calories: 450 } } })
  const log = (foodRef: string, grams: number) =>
    ann.call(logNutrition, { body: { foodName: 'Food', calories: 1, mealType: 'lunch', foodRef, grams } })
  await log(own.ref, 40)
  expect(await storedDays('ann')).toEqual({})
  const milk = await log('usda:fndds:11111000', 100)
  const apple = await log('builtin:apple', 100)
  expect(await storedDays('ann')).toMatchObject({
    [today]: { calciumMg: 129, calciumMgKnown: 113, manganeseMg: 0.035, manganeseMgKnown: 52 },
  })
  await ann.call(removeNutritionLog, { params: { id: apple.id } })
  await ann.call(changeNutritionLog, { params: { id: milk.id }, body: { targetDate: '2026-11-20' } })
  expect(Object.keys(await storedDays('ann'))).toEqual(['2026-11-20'])
  const files = await unzipped((await ann.call(downloadData)) as Buffer)
  expect(JSON.parse(files.get('day-nutrients.json')!.toString())).toMatchObject([
    { day: '2026-11-20', calciumMg: 123, calciumMgKnown: 61, manganeseMg: 0, manganeseMgKnown: 0 },
  ])
})

test('an entry that an older table computed is taken from its day as it was added', async () => {
  const ben = app.as('ben')
  const body = {
    foodName: 'Apple',
    calories: 1,
    mealType: 'lunch',
    foodRef: 'builtin:apple',
    grams: 100,
  } as const
  const entry = await ben.call(logNutrition, { body })
  for (const table of ['entry_nutrients', 'day_nutrients'])
    await app.db.$client.query(`update ${table} set vitamin_c_mg = 9 where user_id = $1`, [await idOf('ben')])
  await ben.call(changeNutritionLog, { params: { id: entry.id }, body: { targetDate: '2026-11-20' } })
  expect(await storedDays('ben')).toMatchObject({ '2026-11-20': { vitaminCMg: 9 } })
  await ben.call(changeNutritionLog, { params: { id: entry.id }, body: { factor: 2 } })
  expect(await storedDays('ben')).toMatchObject({ '2026-11-20': { vitaminCMg: 9.2 } })
})

test('the migration counts the entries that were there before', async () => {
  const file = new URL('../../../migrations/0026_day-nutrients.sql', import.meta.url)
  const backfill = (await readFile(file, 'utf8')).split('--> statement-breakpoint').at(-1)!
  await live('cleo', [
    { kind: 'log', at: 0, day: today, food: 'builtin:apple', grams: 120 },
    { kind: 'log', at: 0, day: today, food: 'usda:fndds:11111000', grams: 80 },
    { kind: 'log', at: 0, day: '2026-11-19', food: 'own', grams: 80 },
    { kind: 'meal', at: 0, day: '2026-11-19', food: 'own', grams: 1 },
  ])
  const before = await storedDays('cleo')
  expect(Object.keys(before)).toEqual(['2026-11-19', today])
  await app.db.$client.query('delete from day_nutrients')
  await app.db.$client.query(backfill)
  expect(await storedDays('cleo')).toEqual(before)
})

test('a deleted account leaves no day behind', async () => {
  const dan = app.as('dan')
  const body = {
    foodName: 'Apple',
    calories: 1,
    mealType: 'lunch',
    foodRef: 'builtin:apple',
    grams: 100,
  } as const
  await dan.call(logNutrition, { body })
  const userId = await idOf('dan')
  const rows = () => app.db.$client.query('select from day_nutrients where user_id = $1', [userId])
  expect((await rows()).rowCount).toBe(1)
  await dan.call(deleteAccount, { body: { password: passwordOf('dan'), confirm: 'DELETE' } })
  expect((await rows()).rowCount).toBe(0)
})

/** Carries out steps as a person; those that find no entry do nothing. */
async function live(who: string, steps: Step[]) {
  const person = app.as(who)
  const own = await person.call(addCustomFood, { body: { name: 'Zibbo', per100: { calories: 450 } } })
  const logs: string[] = []
  const removed: string[] = []
  const act: Record<Step['kind'], (step: Step, id: string) => Promise<unknown>> = {
    log: async ({ day, food, grams }) => {
      const foodRef = food === 'own' ? own.ref : food
      const entry = {
        foodName: 'Food',
        calories: 1,
        mealType: 'lunch',
        targetDate: day,
        foodRef,
        grams,
      } as const
      logs.push((await person.call(logNutrition, { body: entry })).id)
    },
    factor: (_, id) => change(id, { factor: 1.37 }),
    grams: ({ grams }, id) => change(id, { items: [{ at: 0, grams }] }),
    typed: ({ grams }, id) => change(id, { calories: grams }),
    notes: (_, id) => change(id, { notes: 'with skin', mealType: 'snack' }),
    move: ({ day }, id) => change(id, { targetDate: day }),
    copy: async ({ day }, id) => {
      const { rows } = await app.db.$client.query<{ day: string }>(
        'select target_date::text as day from nutrition_logs where id = $1',
        [id],
      )
      const body = { fromDate: rows[0]!.day, toDate: day, ids: [id] }
      logs.push((await person.call(copyNutritionLogs, { body })).copied[0]!.id)
    },
    meal: async ({ day }) => {
      const saved = await person.call(saveMeal, { body: { name: 'All', logIds: logs.slice(0, 3) } })
      const meal = await person.call(logSavedMeal, {
        params: saved,
        body: { targetDate: day, mealType: 'lunch', factor: 0.5 },
      })
      logs.push(meal.id)
    },
    remove: async (_, id) => {
      await person.call(removeNutritionLog, { params: { id } })
      logs.splice(logs.indexOf(id), 1)
      removed.push(id)
    },
    undo: async () => {
      const id = removed.pop()
      if (!id) return
      await person.call(restoreNutritionLog, { params: { id } })
      logs.push(id)
    },
  }
  const change = (id: string, body: object) => person.call(changeNutritionLog, { params: { id }, body })
  for (const one of steps) {
    const id = logs[one.at % Math.max(logs.length, 1)]
    if (id || one.kind === 'log' || one.kind === 'undo') await act[one.kind](one, id ?? '')
  }
}

type Sums = Record<Micronutrient | `${Micronutrient}Known`, number>
const columnsOf = (name: Micronutrient) => {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { amount: column, energy: column.replace(/_[^_]+$/, '') }
}

async function storedDays(who: string): Promise<Record<string, Sums>> {
  const { rows } = await app.db.$client.query('select *, day::text from day_nutrients where user_id = $1', [
    await idOf(who),
  ])
  return Object.fromEntries(
    rows
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map((row) => [
        row.day,
        sumsOf((name) => [row[columnsOf(name).amount], row[`${columnsOf(name).energy}_known_kcal`]]),
      ]),
  )
}

/** Sums of the stored entries, added up here. */
async function summedDays(who: string): Promise<Record<string, Sums>> {
  const { rows } = await app.db.$client.query(
    `select log.target_date::text as day, log.calories, entry.* from entry_nutrients entry
      join nutrition_logs log on log.user_id = entry.user_id and log.id = entry.log_id where log.user_id = $1`,
    [await idOf(who)],
  )
  const days = [...new Set(rows.map(({ day }) => day as string))].sort()
  return Object.fromEntries(
    days.map((day) => {
      const entries = rows.filter((row) => row.day === day)
      const sum = (of: (row: Record<string, unknown>) => number) =>
        entries.reduce((all, row) => all + of(row), 0)
      return [
        day,
        sumsOf((name) => {
          const { amount, energy } = columnsOf(name)
          const known = (row: Record<string, unknown>) =>
            row[amount] === null ? 0 : Number(row.calories) - Number(row[`${energy}_unknown_kcal`] ?? 0)
          return [sum((row) => Number(row[amount] ?? 0)), sum(known)]
        }),
      ]
    }),
  )
}

const sumsOf = (of: (name: Micronutrient) => [unknown, unknown]) =>
  Object.fromEntries(
    micronutrients.flatMap((name) => {
      const [amount, known] = of(name).map((figure) => Math.round(Number(figure) * 1e4) / 1e4)
      return [
        [name, amount],
        [`${name}Known`, known],
      ]
    }),
  ) as Sums

const idOf = async (who: string) => (await app.as(who).call(getUser)).id
