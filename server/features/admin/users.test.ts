import { afterEach, beforeEach, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { type AdminUser, listAdminUsers } from '#contract/admin.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { testApp } from '#server/testing.ts'
import { accountOf, ownerOf, pays } from './testing.ts'

const begin = new Date('2026-11-21T18:00:00Z')
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp({ now: begin, env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterEach(() => app.close())

const owner = () => ownerOf(app)
const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const listed = async (filter: { search?: string; tier?: Tier }) =>
  (await (await owner()).call(listAdminUsers, { query: filter })).map(({ email }) => email.split('@')[0])

test('the list finds any part of the address, its beginning by two letters, in any case, and takes % and _ for themselves', async () => {
  for (const name of ['anna', 'joanna', 'ben_', 'benx', 'p%t', 'pit']) {
    await query(`insert into users (id, email, name) values (gen_random_uuid(), $1, '')`, [
      `${name}@a.example`,
    ])
  }
  expect((await listed({ search: 'ANNA' })).toSorted()).toEqual(['anna', 'joanna'])
  expect(await listed({ search: 'en_' })).toEqual(['ben_'])
  expect(await listed({ search: 'p%t' })).toEqual(['p%t'])
  expect((await listed({ search: 'Be' })).toSorted()).toEqual(['ben_', 'benx'])
  expect(await listed({ search: '%' })).toEqual([])
  expect(await listed({ search: '\\' })).toEqual([])
  expect(await listed({ search: 'joanna@a.example' })).toEqual(['joanna'])
})

test('the list comes newest first, page by page, each account once', async () => {
  await owner()
  await query(
    `insert into users (id, email, name, created_at) select gen_random_uuid(), n || '@page.example', '', $1::timestamptz + n / 3 * interval '1 second'
     from generate_series(1, 25) as n`,
    [begin],
  )
  const seen: string[] = []
  const times: string[] = []
  for (let url: string | undefined = '/api/admin/users?limit=4&search=page'; url; ) {
    const answer = await (await owner()).raw({ method: 'GET', url })
    const page = answer.json<AdminUser[]>()
    seen.push(...page.map(({ email }) => email))
    times.push(...page.map(({ createdAt }) => createdAt))
    url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  expect([seen.length, new Set(seen).size]).toEqual([25, 25])
  expect(times).toEqual(times.toSorted().toReversed())
  await expect(
    (await owner()).call(listAdminUsers, { query: { cursor: 'elsewhere' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('the list tells an ended trial from a running one by the clock, before the job has written so', async () => {
  for (const name of ['run', 'end', 'job', 'pay']) await accountOf(app, name)
  await query(`update users set trial_ends_at = $1 where email = 'end@example.com'`, [begin])
  await query(`update users set subscription_tier = 'trial_no_payment' where email = 'job@example.com'`)
  await pays(app, 'pay', 'plus')
  expect((await listed({ tier: 'trial_no_payment' })).toSorted()).toEqual(['end', 'job'])
  expect((await listed({ tier: 'trial' })).toSorted()).toEqual(['owner', 'run'])
  expect(await listed({ tier: 'plus' })).toEqual(['pay'])
  expect(await listed({ tier: 'pro' })).toEqual([])
  expect(await listed({ tier: 'trial_no_payment', search: 'jo' })).toEqual(['job'])
})

test('the list shows what was used this month in the person’s own zone, and the limit of their plan', async () => {
  const use = async (name: string, month: string, used: number) =>
    query(`insert into quota_usage (user_id, feature, month, used) values ($1, 'fridge_scan', $2, $3)`, [
      await accountOf(app, name),
      month,
      used,
    ])
  app.clock.now = new Date('2026-11-30T23:00:00Z')
  await app.as('kiri').call(setTimezone, { body: { timezone: 'Pacific/Auckland' } })
  for (const [month, used] of [
    ['2026-11-01', 3],
    ['2026-12-01', 4],
  ] as const)
    for (const name of ['kiri', 'carl']) await use(name, month, used)
  await query(`update users set subscription_tier = 'pro' where email = 'carl@example.com'`)
  const [kiri] = await (await owner()).call(listAdminUsers, { query: { search: 'kiri' } })
  const [carl] = await (await owner()).call(listAdminUsers, { query: { search: 'carl' } })
  expect(kiri!.usageStats).toEqual({
    fridgeScans: 4,
    fridgeScansLimit: 10,
    recipeGeneration: 0,
    recipeGenerationLimit: 100,
  })
  expect(carl!.usageStats).toMatchObject({ fridgeScans: 3, fridgeScansLimit: -1 })
})
