import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { getAdminStats, listAdminUsers } from '#contract/admin.ts'
import { testApp } from '#server/testing.ts'
import { later, ownerOf } from './testing.ts'

const begin = new Date('2026-11-21T18:00:00Z')
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp({ now: begin, env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterEach(() => app.close())

const owner = () => ownerOf(app)
const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const stats = async () => (await owner()).call(getAdminStats, { query: {} })

const seen = async (name: string) => {
  const [user] = await (await owner()).call(listAdminUsers, { query: { search: name } })
  return { platform: user!.platform, lastActive: user!.lastActive }
}

test('when an account was used is known to the hour, with the client', async () => {
  const ios = { 'x-client-platform': 'ios' }
  await app.as('ivo').call(getUser, { headers: ios })
  await app.as('andy').call(getUser, { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome' } })
  await expect.poll(() => seen('ivo')).toEqual({ platform: 'ios', lastActive: begin.toISOString() })
  await expect.poll(() => seen('andy')).toMatchObject({ platform: 'android' })
  await later(app, 59 / 1440)
  await app.as('ivo').call(getUser, { headers: ios })
  await later(app, 2 / 1440)
  const then = app.clock.now.toISOString()
  await app.as('ivo').call(getUser, { headers: ios })
  await expect.poll(() => seen('ivo')).toEqual({ platform: 'ios', lastActive: then })
  expect((await stats()).platformStats).toMatchObject({ ios: 1, android: 1 })
})

test('an account that only exists was never used, and a used one counts as active for 30 days', async () => {
  await query(`insert into users (id, email, name) values (gen_random_uuid(), 'idle@example.com', '')`)
  expect(await seen('idle')).toEqual({ platform: 'web', lastActive: null })
  await app.as('ann').call(getUser)
  await expect.poll(async () => (await stats()).activeUsers).toBe(2)
  await later(app, 30)
  // The requesting owner becomes active again; Ann does not.
  await expect.poll(async () => (await stats()).activeUsers).toBe(1)
})
