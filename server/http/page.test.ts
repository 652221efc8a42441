import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import * as activities from '#contract/activities/activities.ts'
import * as admin from '#contract/admin.ts'
import * as analytics from '#contract/analytics.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import * as mealPlans from '#contract/meal-plans.ts'
import * as pairings from '#contract/pairings.ts'
import * as recipes from '#contract/recipes.ts'
import * as schedules from '#contract/training/schedules.ts'
import * as workouts from '#contract/training/workouts.ts'
import { users } from '#server/features/access/table.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ env: { OWNER_EMAIL: 'ann@example.com' } })
  await app.as('ann').raw({ method: 'GET', url: '/api/user' })
  await app.db.update(users).set({ emailVerified: true, subscriptionTier: 'pro' })
})
afterAll(() => app.close())

const id = '0199a0c0-0000-7000-8000-000000000001'
const lists = [activities, admin, analytics, mealPlans, pairings, recipes, schedules, workouts]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((one): one is Endpoint => {
    const query = (one as Endpoint | undefined)?.query as z.ZodObject | undefined
    return Boolean(query?.shape && 'cursor' in query.shape)
  })

test('there are ten lists or more that go by pages', () => {
  expect(lists.length).toBeGreaterThanOrEqual(10)
})

test.each(lists.map(({ path }) => path))(
  '%s takes a place of the years 1 to 9999, and no other',
  async (path) => {
    const statusOf = async (cursor: string) => {
      const url = `${path}?cursor=${encodeURIComponent(cursor)}`
      const { statusCode, body } = await app.as('ann').raw({ method: 'GET', url })
      if (statusCode === 400)
        expect(JSON.parse(body).fields).toEqual({ cursor: 'That is not a page of this list.' })
      return statusCode
    }
    const half = path.startsWith('/api/admin/messages') ? 'p' : ''
    for (const at of ['253402300799999', '-1', '-62135596800000'])
      expect([at, await statusOf(`${half}${at}.${id}`)]).toEqual([at, 200])
    for (const at of [
      '253402300800000',
      '999999999999999',
      '-62135596800001',
      '--1',
      '1e3',
      '',
      '1.5',
      ' 1',
      '٣',
      'x1',
    ])
      expect([at, await statusOf(`${half}${at}.${id}`)]).toEqual([at, 400])
    for (const bad of ['', '.', '1', `1.${id}x`, `1.${id}\0`, 'x'.repeat(61)])
      expect([bad, await statusOf(half + bad)]).toEqual([bad, 400])
  },
)
