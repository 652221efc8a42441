import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AdminPeriod, type AdminStats, getAdminStats, grantPlan } from '#contract/admin.ts'
import { testApp } from '#server/testing.ts'
import { accountOf, later, ownerOf, pays } from './testing.ts'

const begin = new Date('2026-11-21T18:00:00Z')
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp({ now: begin, env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterEach(() => app.close())

const owner = () => ownerOf(app)
const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const stats = async (period: AdminPeriod = '30d') =>
  (await owner()).call(getAdminStats, { query: { period } })
/** All trials ended long ago. */
const endTrials = () => query('update users set trial_ends_at = $1', [new Date(begin.getTime() - day)])
const day = 86_400_000

test('the numbers count accounts by the tier of this moment, and what is paid a month', async () => {
  for (const name of ['tina', 'una', 'paul', 'prue', 'gina']) await accountOf(app, name)
  await endTrials()
  await query(`update users set trial_ends_at = $1 where email = 'tina@example.com'`, [
    new Date(begin.getTime() + day),
  ])
  await pays(app, 'paul', 'plus')
  await pays(app, 'prue', 'pro')
  await (await owner()).call(grantPlan, {
    params: { id: await accountOf(app, 'gina') },
    body: { plan: 'pro' },
  })
  await query(`update users set trial_ends_at = null where email = 'owner@example.com'`)
  expect(await stats()).toMatchObject({
    totalUsers: 6,
    tierStats: { trial: 1, trial_no_payment: 2, plus: 1, pro: 2 },
    paidUsers: 2,
    trialUsers: 1,
    monthlyRevenue: 29.98,
    avgRevenuePerUser: 14.99,
    churnRate: 0,
    countedAt: begin.toISOString(),
  })
  await later(app, 2)
  expect(await stats()).toMatchObject({ trialUsers: 0, tierStats: { trial: 0, trial_no_payment: 3 } })
})

test('a plan that was chosen during the trial brings nothing before the trial ends', async () => {
  await pays(app, 'toni', 'plus')
  await owner()
  expect(await stats()).toMatchObject({ monthlyRevenue: 0, paidUsers: 0, trialUsers: 2 })
  await later(app, 8)
  expect(await stats()).toMatchObject({ monthlyRevenue: 9.99, paidUsers: 1, trialUsers: 0 })
})

test('churn is the share of those who paid at the beginning and no longer do, by the month', async () => {
  await owner()
  for (const name of ['stay', 'leave', 'back', 'gone', 'late']) {
    await accountOf(app, name)
    await endTrials()
    if (name !== 'late') await pays(app, name, 'plus')
  }
  await later(app, 30)
  await pays(app, 'late', 'pro')
  await pays(app, 'leave', undefined)
  await pays(app, 'back', undefined)
  await later(app, 1)
  await pays(app, 'back', 'pro')
  await pays(app, 'late', undefined)
  await query(`delete from users where email = 'gone@example.com'`)
  await later(app, 1)
  // Of four payers 30 days ago, one cancelled and one deleted the account.
  expect(await stats('30d')).toMatchObject({ churnRate: 50 })
  // In seven days: 1 − 0.5^(30/7).
  expect(await stats('7d')).toMatchObject({ churnRate: 94.9 })
  // There were no payments a quarter ago.
  expect(await stats('90d')).toMatchObject({ churnRate: 0 })
})

test('the newest accounts of the period come first', async () => {
  await accountOf(app, 'first')
  await later(app, 10)
  await accountOf(app, 'second')
  await accountOf(app, 'owner')
  const names = (list: AdminStats) => list.recentSignups.map(({ email }) => email.split('@')[0])
  const [newest, ...older] = [names(await stats('30d')), names(await stats('7d'))]
  expect(newest.at(-1)).toBe('first')
  expect(newest.toSorted()).toEqual(['first', 'owner', 'second'])
  expect(older.flat().toSorted()).toEqual(['owner', 'second'])
})

test('a large instance is counted every few minutes, and with each look where that stopped', async () => {
  await owner()
  await query(
    `insert into users (id, email, name) select gen_random_uuid(), n || '@many.example', '' from generate_series(1, 20000) as n`,
  )
  const { totalUsers, countedAt } = await stats()
  expect([totalUsers, countedAt]).toEqual([20_001, begin.toISOString()])
  await query(`insert into users (id, email, name) values (gen_random_uuid(), 'new@many.example', '')`)
  await later(app, 1 / 288)
  expect(await stats()).toMatchObject({ totalUsers: 20_001, countedAt: begin.toISOString() })
  await app.jobs.run('count-accounts')
  expect((await stats()).totalUsers).toBe(20_002)
  await query(`insert into users (id, email, name) values (gen_random_uuid(), 'newer@many.example', '')`)
  await later(app, 1)
  expect((await stats()).totalUsers).toBe(20_003)
})
