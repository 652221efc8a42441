import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { logActivity, removeActivity, restoreActivity } from '#contract/activities/activities.ts'
import { setDayComplete } from '#contract/expenditure.ts'
import { defaultGoals, setGoals } from '#contract/goals.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { chooseNutrient } from '#contract/nutrition/nutrient-choices.ts'
import {
  changeNutritionLog,
  logNutrition,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { addSupplement, setDoses } from '#contract/supplements.ts'
import { generateSchedule, missSession, saveSchedule } from '#contract/training/schedules.ts'
import { recordWeighIn } from '#contract/weight.ts'
import { scheduleAsked } from '#server/features/training/testing.ts'
import { type Caller, testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
const start = new Date('2026-11-21T18:00:00Z')
const today = '2026-11-21'
beforeAll(async () => {
  app = await testApp({ now: start })
})
afterAll(() => app.close())

const dashboard = (who: Caller) => who.call(getDashboardStats, { query: {} })
/** The dashboard read from the database: of each account the newest read alone is kept, which then is another day's. */
async function freshDashboard(who: Caller) {
  await who.call(getDashboardStats, { query: { date: '2026-11-01' } })
  return dashboard(who)
}

type Kept = { meal?: string; activity?: string; schedule?: { id: string; session: string } }
const writes: [string, (who: Caller, kept: Kept) => Promise<unknown>][] = [
  [
    'a meal',
    async (who, kept) => {
      const food = { foodRef: 'builtin:apple', grams: 100 }
      const body = { foodName: 'Apple', calories: 95, mealType: 'lunch', ...food } as const
      kept.meal = (await who.call(logNutrition, { body })).id
    },
  ],
  [
    'its change',
    (who, { meal }) => who.call(changeNutritionLog, { params: { id: meal! }, body: { factor: 2 } }),
  ],
  ['its removal', (who, { meal }) => who.call(removeNutritionLog, { params: { id: meal! } })],
  ['its return', (who, { meal }) => who.call(restoreNutritionLog, { params: { id: meal! } })],
  [
    'a pinned nutrient',
    (who) => who.call(chooseNutrient, { params: { name: 'ironMg' }, body: { pinned: true } }),
  ],
  [
    'a supplement that is taken',
    async (who) => {
      const body = { name: 'Iron', dose: '1 tablet', nutrients: { ironMg: 14 } }
      const { id } = await who.call(addSupplement, { body })
      await who.call(setDoses, { params: { id, date: today }, body: { doses: 1 } })
    },
  ],
  [
    'a target of one’s own',
    (who) => who.call(chooseNutrient, { params: { name: 'ironMg' }, body: { ownTarget: 12 } }),
  ],
  ['a profile', (who) => who.call(changeProfile, { body: { sex: 'female', birthDate: '1990-05-05' } })],
  ['goals', (who) => who.call(setGoals, { body: { ...defaultGoals, dailyCalorieGoal: 1900 } })],
  [
    'a day that is complete',
    (who) => who.call(setDayComplete, { params: { date: today }, body: { complete: true } }),
  ],
  ['a weight', (who) => who.call(recordWeighIn, { body: { kilograms: 71, measuredOn: today } })],
  ['water', (who) => who.call(logDrink, { body: { drinkType: 'water', volume: 250 } })],
  [
    'an activity',
    async (who, kept) => {
      const body = { activityType: 'running', startTime: '2026-11-21T15:00:00Z', duration: 1800 } as const
      kept.activity = (await who.call(logActivity, { body })).id
    },
  ],
  ['its removal', (who, { activity }) => who.call(removeActivity, { params: { id: activity! } })],
  ['its return', (who, { activity }) => who.call(restoreActivity, { params: { id: activity! } })],
  [
    'a plan',
    async (who, kept) => {
      const made = await who.call(generateSchedule, { body: scheduleAsked })
      const { id, schedule } = await who.call(saveSchedule, { body: made })
      kept.schedule = { id, session: schedule.weeks[0]!.sessions[0]!.id }
    },
  ],
  [
    'a session left out',
    (who, { schedule }) =>
      who.call(missSession, { params: { id: schedule!.id, sessionId: schedule!.session } }),
  ],
  ['another zone', (who) => who.call(setTimezone, { body: { timezone: 'Pacific/Auckland' } })],
]

test('a dashboard that was read before shows whatever is written since', async () => {
  const who = app.as('ann')
  const kept: Kept = {}
  for (const [what, write] of writes) {
    const before = await dashboard(who)
    await write(who, kept)
    const after = await dashboard(who)
    expect(after, what).not.toEqual(before)
    expect(after, what).toEqual(await freshDashboard(who))
  }
})

test('a dashboard without a write since is not read again, for five minutes at most and not on the next day', async () => {
  const ben = app.as('ben')
  const { id } = await ben.call(getUser)
  const goal = async () => (await dashboard(ben)).goals.calories
  await ben.call(setGoals, { body: { ...defaultGoals, dailyCalorieGoal: 1900 } })
  /** Past the product, which would raise the account’s version. */
  const change = (calories: number) =>
    app.db.$client.query('update user_goals set daily_calorie_goal = $2 where user_id = $1', [id, calories])
  expect(await goal()).toBe(1900)
  await change(1800)
  expect(await goal()).toBe(1900)
  app.clock.now = new Date(start.getTime() + 301_000)
  expect(await goal()).toBe(1800)
  await change(1700)
  app.clock.now = new Date('2026-11-22T18:00:00Z')
  expect(await goal()).toBe(1700)
  app.clock.now = start
})
