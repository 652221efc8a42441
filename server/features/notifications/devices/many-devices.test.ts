import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { getNotificationStats, scheduleReminders } from '#contract/notifications.ts'
import { recordingPush } from '#server/adapters/push/recording-push.ts'
import { testApp } from '#server/testing.ts'
import { addDeliveries, addNotifications, noteSent } from '../message-store.ts'
import type { App } from '../testing.ts'

const devices = 1000
let app: App
let release = () => {}
let waiting = 0
let most = 0

beforeAll(async () => {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  release = resolve
  app = await testApp({
    now: new Date('2026-11-21T18:00:00Z'),
    push: {
      ...recordingPush(),
      async send() {
        most = Math.max(most, ++waiting)
        await held
        waiting--
        return 'sent'
      },
    },
  })
})
afterAll(() => app.close())

test('a thousand devices whose push service hangs block no request, and each is sent to once it answers', async () => {
  const ann = app.as('ann')
  const { id } = await ann.call(getUser)
  await ann.call(scheduleReminders, {
    body: { breakfast: '08:00', lunch: null, dinner: null, timezone: 'America/Chicago' },
  })
  await app.db.$client.query(
    `insert into devices (user_id, id, platform, token, token_hash, created_at, last_seen_at)
     select $1, gen_random_uuid(), 'web', 'token ' || number, 'hash ' || number, now(), now()
     from generate_series(1, $2::integer) as number`,
    [id, devices],
  )
  app.clock.now = new Date('2026-11-22T14:00:30Z')
  const sweep = app.jobs.run('send-notifications')
  await until(() => waiting > 0)
  expect(await ann.call(getDashboardStats, { query: {} })).toMatchObject({ totalMeals: 0 })
  expect(waiting).toBeGreaterThan(0)
  release()
  await sweep
  expect(most).toBeLessThanOrEqual(50)
  const { rows } = await app.db.$client.query(
    'select 1 from deliveries where user_id = $1 and sent_at is not null',
    [id],
  )
  expect(rows).toHaveLength(devices)
  expect((await ann.call(getNotificationStats)).totalSent).toBe(1)
})

test('an account that goes while its batch is written takes no other’s message along', async () => {
  const { id } = await app.as('bob').call(getUser)
  const gone = randomUUID()
  const messages = [gone, id].map((userId) => ({
    userId,
    id: randomUUID(),
    kind: 'progress',
    occasion: 'a week',
    title: 'Your last week',
    body: 'Well done.',
    url: '/analytics',
    createdAt: app.clock.now,
  }))
  const fresh = await addNotifications(app.db, messages)
  expect([...fresh]).toEqual([messages[1]!.id])
  const copies = messages.map((message) => ({
    userId: message.userId,
    notificationId: message.id,
    deliveryId: randomUUID(),
  }))
  const rows = copies.map(({ deliveryId, ...copy }) => ({
    ...copy,
    id: deliveryId,
    channel: 'push' as const,
  }))
  expect([...(await addDeliveries(app.db, rows))]).toEqual([rows[1]!.id])
  await noteSent(app.db, copies, false, app.clock.now)
  expect((await app.as('bob').call(getNotificationStats)).totalSent).toBe(1)
})

async function until(reached: () => boolean) {
  while (!reached()) await new Promise((resolve) => setImmediate(resolve))
}
