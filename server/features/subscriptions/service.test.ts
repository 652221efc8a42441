import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import type { Account } from '#server/http/identity.ts'
import { testApp } from '#server/testing.ts'
import { quotasOf, reserve, withUnit } from './service.ts'

let app: Awaited<ReturnType<typeof testApp>>
const now = new Date('2026-11-21T18:00:00Z')
beforeAll(async () => {
  app = await testApp({ now })
})
afterAll(() => app.close())

async function account(name: string, tier: Account['tier']): Promise<Account> {
  const { id } = await app.as(name).call(getUser)
  return { id, tier, zone: 'America/Chicago' } as Account
}

test('fifty parallel takers of the last units get exactly those, the rest a 402 that says when it starts again', async () => {
  const user = await account('ann', 'plus')
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => reserve(app.db, user, 'fridge_scan', now)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refused = tries.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    code: 'quota_exceeded',
    details: { limit: 10, used: 10, resetsAt: '2026-12-01T06:00:00.000Z', plan: 'pro' },
  })
  await expect(reserve(app.db, user, 'fridge_scan', new Date('2026-12-01T06:00:00Z'))).resolves.toBeDefined()
})

test('taking a unit costs one statement', async () => {
  const user = await account('cara', 'plus')
  const asked = vi.spyOn(app.db.$client, 'query')
  await reserve(app.db, user, 'fridge_scan', now)
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

test('a unit comes back when the work fails, and only once', async () => {
  const user = await account('bob', 'plus')
  for (let at = 0; at < 12; at++)
    await expect(
      withUnit(app.db, user, 'fridge_scan', now, () => Promise.reject(new Error('the model is down'))),
    ).rejects.toThrow('down')
  const done = await Promise.all(
    Array.from({ length: 10 }, () => withUnit(app.db, user, 'fridge_scan', now, async () => 'scanned')),
  )
  expect(done).toHaveLength(10)
  await expect(withUnit(app.db, user, 'fridge_scan', now, async () => 'eleventh')).rejects.toMatchObject({
    code: 'quota_exceeded',
  })
})

test('a plan without the right is a 402 of its own kind, and no limit is no limit', async () => {
  await expect(
    reserve(app.db, await account('cy', 'trial_no_payment'), 'fridge_scan', now),
  ).rejects.toMatchObject({ code: 'payment_required', details: { plan: 'plus' } })
  const pro = await account('dot', 'pro')
  for (let at = 0; at < 30; at++) await reserve(app.db, pro, 'fridge_scan', now)
})

test('what is left of the month is told for each counted right, −1 where nothing is counted', async () => {
  const user = await account('eve', 'plus')
  for (let at = 0; at < 3; at++) await reserve(app.db, user, 'fridge_scan', now)
  const resetsAt = '2026-12-01T06:00:00.000Z'
  expect(await quotasOf(app.db, user, now)).toEqual([
    { feature: 'fridge_scan', limit: 10, used: 3, resetsAt },
    { feature: 'recipe_generation', limit: 100, used: 0, resetsAt },
  ])
  expect(await quotasOf(app.db, { ...user, tier: 'pro' }, now)).toMatchObject([
    { limit: -1, used: 0 },
    { limit: -1, used: 0 },
  ])
  expect((await quotasOf(app.db, user, new Date('2026-12-01T06:00:00Z')))[0]).toMatchObject({ used: 0 })
})

test('work that brought nothing of worth costs nothing', async () => {
  const user = await account('fay', 'plus')
  for (let at = 0; at < 12; at++)
    await withUnit(
      app.db,
      user,
      'fridge_scan',
      now,
      async () => 'common items',
      () => true,
    )
  expect((await quotasOf(app.db, user, now))[0]).toMatchObject({ used: 0 })
})
