import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import { logSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { addDays } from '#contract/measures/day.ts'
import {
  changeNutritionLog,
  copyNutritionLogs,
  type EntryChange,
  logNutrition,
  type MealType,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import { testApp } from '#server/testing.ts'

const start = new Date('2026-11-21T07:10:00Z')
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: start })
})
afterAll(() => app.close())

const at = fc.nat({ max: 20 })
const day = fc.integer({ min: -2, max: 0 }).map((days) => addDays('2026-11-21', days))
const meal = fc.constantFrom<MealType>('breakfast', 'lunch', 'snack')
const name = fc.constantFrom('Porridge', 'porridge', 'Crème brûlée', 'CRÈME BRÛLÉE', 'ΟΔΟΣ', 'Eggs')
const calories = fc.integer({ min: 1, max: 3000 })
const change: fc.Arbitrary<EntryChange> = fc.oneof(
  fc.record({ foodName: name }),
  fc.record({ mealType: meal }),
  fc.record({ targetDate: day }),
  fc.record({ calories, servingSize: fc.constantFrom('1 bowl', '2 bowls') }),
  fc.record({ factor: fc.constantFrom(0.5, 2) }),
  fc.record({ foodName: name, mealType: meal, targetDate: day, calories }),
)
const step = fc.record({
  minutes: fc.integer({ min: 1, max: 90 }),
  does: fc.oneof(
    { weight: 3, arbitrary: fc.record({ foodName: name, mealType: meal, targetDate: day, calories }) },
    fc.record({ copies: at, toDate: day }),
    fc.record({ fromDate: day, toDate: day }),
    { weight: 3, arbitrary: fc.record({ changes: at, change }) },
    { weight: 2, arbitrary: fc.record({ removes: at }) },
    fc.record({ restores: at }),
    fc.record({ repeats: at, mealType: fc.option(meal), targetDate: day }),
    fc.record({ saves: at, mealType: meal }),
  ),
})
type Does = typeof step extends fc.Arbitrary<{ does: infer Does }> ? Does : never

test('after any writes the habits are those counted anew from the entries with the figures of one of them, and keep their ids', async () => {
  let people = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      app.clock.now = start
      const person = app.as(`person${people++}`)
      await person.call(setTimezone, { body: { timezone: 'UTC' } })
      const { id: userId } = await person.call(getUser)
      const removed: string[] = []
      for (const { minutes, does } of steps) {
        app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000)
        const before = await habitsOf(userId)
        await perform(person, does, await entriesOf(userId), removed)
        const after = await habitsOf(userId)
        const entries = await entriesOf(userId)
        expect(after.map(({ id: _, ...habit }) => occasionsOf(habit))).toEqual(
          countedAnew(entries).map(occasionsOf),
        )
        for (const habit of after) {
          const own = entries.filter(
            (entry) => entry.mealType === habit.mealType && nameKeyOf(entry) === habit.nameKey,
          )
          expect(own.map(repeatedOf)).toContainEqual(repeatedOf(habit))
        }
        const ids = new Map(after.map((habit) => [keyOf(habit), habit.id]))
        for (const habit of before) expect([habit.id, undefined]).toContain(ids.get(keyOf(habit)))
        expect(new Set(ids.values()).size).toBe(after.length)
      }
    }),
    { numRuns: 12 },
  )
})

test('writes of one food at the same moment all count', async () => {
  const person = app.as('busy')
  const { id: userId } = await person.call(getUser)
  const body = { foodName: 'Porridge', mealType: 'breakfast' as const, calories: 300 }
  const logs = await Promise.all(Array.from({ length: 12 }, () => person.call(logNutrition, { body })))
  await Promise.all(
    logs.map(({ id }, place) =>
      place % 2
        ? person.call(removeNutritionLog, { params: { id } })
        : person.call(changeNutritionLog, { params: { id }, body: { foodName: 'Oatmeal' } }),
    ),
  )
  expect(await habitsOf(userId)).toMatchObject([{ foodName: 'Oatmeal', times: 6 }])
})

test('the hour of a meal stays that of the zone in which it was eaten', async () => {
  app.clock.now = start
  const person = app.as('traveller')
  const { id: userId } = await person.call(getUser)
  await person.call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
  const body = { foodName: 'Porridge', mealType: 'breakfast' as const, calories: 3000 }
  const { id } = await person.call(logNutrition, { body })
  await person.call(setTimezone, { body: { timezone: 'America/New_York' } })
  await person.call(changeNutritionLog, { params: { id }, body: { calories: 300 } })
  expect(await habitsOf(userId)).toMatchObject([{ calories: 300, minute: 8 * 60 + 10 }])
})

async function perform(
  person: ReturnType<typeof app.as>,
  does: Does,
  entries: Entry[],
  removed: string[],
): Promise<void> {
  const entry = (place: number) => entries[place % entries.length]
  if ('foodName' in does) await person.call(logNutrition, { body: does })
  if ('fromDate' in does && entries.some(({ targetDate }) => targetDate === does.fromDate)) {
    const { fromDate, toDate } = does
    await person.call(copyNutritionLogs, { body: { fromDate, toDate } })
  }
  if ('copies' in does && entries.length) {
    const { targetDate: fromDate, id } = entry(does.copies)!
    await person.call(copyNutritionLogs, { body: { fromDate, toDate: does.toDate, ids: [id] } })
  }
  if ('changes' in does && entries.length) {
    const { id, calories: energy } = entry(does.changes)!
    const tooMuch = (does.change.factor ?? 1) * energy > 10_000
    if (!tooMuch) await person.call(changeNutritionLog, { params: { id }, body: does.change })
  }
  if ('removes' in does && entries.length) {
    const { id } = entry(does.removes)!
    await person.call(removeNutritionLog, { params: { id } })
    removed.push(id)
  }
  if ('restores' in does && removed.length) {
    const [id] = removed.splice(does.restores % removed.length, 1)
    await person.call(restoreNutritionLog, { params: { id: id! } })
  }
  if ('repeats' in does) {
    const { repeats, ...body } = does
    const { meals } = await person.call(listUsualMeals)
    if (meals.length)
      await person.call(logUsualMeal, { params: { id: meals[repeats % meals.length]!.id }, body })
  }
  if ('saves' in does && entries.length) {
    const { foodName, id } = entry(does.saves)!
    const saved = await person.call(saveMeal, { body: { name: foodName, logIds: [id] } })
    await person.call(logSavedMeal, {
      params: { id: saved.id },
      body: { mealType: does.mealType, factor: 1 },
    })
  }
}

type Repeated = { foodName: string; calories: number; servingSize: string }
type Entry = Repeated & { id: string; mealType: MealType; targetDate: string; createdAt: Date }
type Habit = Repeated & {
  mealType: MealType
  nameKey: string
  times: number
  minute: number | null
  lastOn: string
  lastAt: Date
}

const repeatedOf = ({ foodName, calories: energy, servingSize }: Repeated): Repeated => ({
  foodName,
  calories: energy,
  servingSize,
})
const occasionsOf = ({ foodName: _, calories: __, servingSize: ___, ...occasions }: Habit) => occasions
const nameKeyOf = ({ foodName }: Repeated) => foodName.toLowerCase()
const keyOf = ({ mealType, nameKey }: Habit) => `${mealType} ${nameKey}`

async function entriesOf(userId: string): Promise<Entry[]> {
  const { rows } = await app.db.$client.query<Entry>(
    `select id, food_name as "foodName", calories::float8, serving_size as "servingSize", meal_type as "mealType",
       target_date::text as "targetDate", created_at as "createdAt"
     from nutrition_logs where user_id = $1 order by created_at, id`,
    [userId],
  )
  return rows
}

async function habitsOf(userId: string): Promise<(Habit & { id: string })[]> {
  const { rows } = await app.db.$client.query<Habit & { id: string }>(
    `select id, entry->>'foodName' as "foodName", (entry->>'calories')::float8 as calories,
       entry->>'servingSize' as "servingSize", meal_type as "mealType", name_key as "nameKey", times, minute,
       last_on::text as "lastOn", last_at as "lastAt"
     from meal_habits where user_id = $1`,
    [userId],
  )
  return rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** Habits by a naive reference implementation; `entries` are in the order of logging. */
function countedAnew(entries: Entry[]): Habit[] {
  const habits = new Map<string, Habit>()
  const minutes = new Map<string, number[]>()
  for (const group of Map.groupBy(
    entries,
    ({ mealType, foodName }) => `${mealType} ${foodName.toLowerCase()}`,
  ).values()) {
    const occasions = group.slice(-30)
    const { foodName, calories: energy, servingSize, mealType, createdAt } = occasions.at(-1)!
    const habit: Habit = {
      foodName,
      calories: energy,
      servingSize,
      mealType,
      nameKey: foodName.toLowerCase(),
      times: occasions.length,
      minute: null,
      lastOn: occasions
        .map(({ targetDate }) => targetDate)
        .sort()
        .at(-1)!,
      lastAt: createdAt,
    }
    habits.set(keyOf(habit), habit)
    const onTheDay = occasions.filter((one) => one.createdAt.toISOString().startsWith(one.targetDate))
    minutes.set(
      keyOf(habit),
      onTheDay.map((one) => one.createdAt.getUTCHours() * 60 + one.createdAt.getUTCMinutes()),
    )
  }
  for (const [key, habit] of habits) habit.minute = meanOf(minutes.get(key)!)
  return [...habits.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** Turns the clock's hand towards each minute by a share of the shorter way. */
function meanOf(minutes: number[]): number | null {
  if (!minutes.length) return null
  let hand = minutes[0]!
  minutes.forEach((minute, before) => {
    const way = [minute - hand - 1440, minute - hand, minute - hand + 1440].sort(
      (one, other) => Math.abs(one) - Math.abs(other),
    )[0]!
    hand += way / Math.min(before + 1, 8)
  })
  return ((Math.round(hand) % 1440) + 1440) % 1440
}
