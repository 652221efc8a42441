import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { addCustomFood, saveMeal } from '#contract/foods/foods.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { makeMealPlan } from '#contract/meal-plans.ts'
import { registerDevice, saveNotificationSettings } from '#contract/notifications.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { addOwnExercise } from '#contract/strength/exercises.ts'
import { putRoutine } from '#contract/strength/routines.ts'
import { generateSchedule, saveSchedule } from '#contract/training/schedules.ts'
import { generateWorkout, saveWorkout } from '#contract/training/workouts.ts'
import { type Caller, testApp } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const parallel = 30

async function paying(name: string): Promise<Caller> {
  const { id } = await app.as(name).call(getUser)
  await app.db.$client.query(`update users set subscription_tier = 'pro' where id = $1`, [id])
  return app.as(name)
}

const rowsOf = async (table: string, name: string): Promise<number> => {
  const { rows } = await app.db.$client.query(
    `select count(*)::int as count from ${table} join users on users.id = user_id where email = $1`,
    [`${name}@example.com`],
  )
  return rows[0].count
}

/** Copies an account's single row up to `most` times; `others` are columns that must differ. */
async function fillTo(most: number, table: string, name: string, others: string[] = []) {
  const changed = ['id', ...others].map((column) => `'${column}', md5(number::text)::uuid`).join(', ')
  await app.db.$client.query(
    `insert into ${table} select copy.* from ${table} as kept, generate_series(2, $2::int) as number,
       jsonb_populate_record(kept, jsonb_build_object(${changed})) as copy
     where kept.user_id = (select id from users where email = $1)`,
    [`${name}@example.com`, most],
  )
  expect(await rowsOf(table, name)).toBe(most)
}

const workoutBody: Input<typeof generateWorkout>['body'] = {
  workoutType: 'strength',
  duration: 30,
  fitnessLevel: 'beginner',
  equipment: 'none',
  targetMuscles: ['legs'],
  goals: 'strength',
}
const scheduleBody: Input<typeof generateSchedule>['body'] = {
  trainingGoal: 'general_fitness',
  currentFitnessLevel: 'beginner',
  weeksToGoal: 4,
  workoutsPerWeek: 2,
  sessionDuration: 20,
}
const food = { name: 'Stew', per100: { calories: 100, protein: 5, carbs: 10, fat: 4 } }

test.each<[string, string, number, (person: Caller) => Promise<() => Promise<unknown>>]>([
  [
    'saved meals',
    'saved_meals',
    200,
    async (person) => {
      const { id } = await person.call(logNutrition, {
        body: { foodName: 'Soup', calories: 100, mealType: 'lunch' },
      })
      return () => person.call(saveMeal, { body: { name: 'Soup', logIds: [id] } })
    },
  ],
  [
    'workouts',
    'workouts',
    500,
    async (person) => {
      const made = await person.call(generateWorkout, { body: workoutBody })
      return () => person.call(saveWorkout, { body: made })
    },
  ],
  [
    'schedules',
    'schedules',
    60,
    async (person) => {
      const made = await person.call(generateSchedule, { body: scheduleBody })
      return () => person.call(saveSchedule, { body: made })
    },
  ],
  ['meal plans', 'meal_plans', 60, async (person) => () => person.call(makeMealPlan, { body: {} })],
  ['own foods', 'custom_foods', 1000, async (person) => () => person.call(addCustomFood, { body: food })],
  [
    'routines',
    'strength_routines',
    100,
    async (person) => () =>
      person.call(putRoutine, {
        params: { id: randomUUID() },
        body: { name: 'Push', folder: null, exercises: [] },
      }),
  ],
  [
    'own exercises',
    'own_exercises',
    200,
    async (person) => () => person.call(addOwnExercise, { body: { name: `Press ${randomUUID()}` } }),
  ],
])('of %s, calls at the same moment add one to one less than the most', async (what, table, most, adding) => {
  const name = what.replaceAll(' ', '-')
  const add = await adding(await paying(name))
  await add()
  await fillTo(most - 1, table, name)
  const answers = await Promise.allSettled(Array.from({ length: parallel }, add))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(await rowsOf(table, name)).toBe(most)
  expect(refused).toHaveLength(parallel - 1)
  // The rate limit of kitchen requests is twenty a minute; strength answers `invalid`.
  const full = refused.filter((code) => code === 'conflict' || code === 'invalid')
  expect(refused.filter((code) => code !== 'rate_limited')).toEqual(full)
  expect(full.length).toBeGreaterThan(10)
})

test('of devices, those that register at the same moment leave no more than twenty', async () => {
  const register = (token: string) => app.as('dev').call(registerDevice, { body: { token, platform: 'ios' } })
  await register('the very first device of all')
  await fillTo(19, 'devices', 'dev', ['token_hash'])
  await Promise.all(Array.from({ length: parallel }, (_, at) => register(`one of many devices, ${at}`)))
  expect(await rowsOf('devices', 'dev')).toBe(20)
})

test('thirty numbers that are given at the same moment get a day’s five texts', async () => {
  await app.as('sam').call(getUser)
  const save = (at: number) =>
    app.as('sam').call(saveNotificationSettings, {
      body: { phoneNumber: `+141555501${at + 10}`, smsNotifications: true },
    })
  await Promise.all(Array.from({ length: parallel }, (_, at) => save(at)))
  expect(app.sms.sent).toHaveLength(5)
})
