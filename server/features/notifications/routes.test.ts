import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { getConfig } from '#contract/config.ts'
import * as api from '#contract/notifications.ts'
import { platformPush } from '#server/adapters/push/platform-push.ts'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { testApp } from '#server/testing.ts'
import { notifications } from './table.ts'
import { type App, receivedBy, subscription, withDevice } from './testing.ts'

let app: App
const start = new Date('2026-11-21T18:00:00Z')
beforeAll(async () => {
  app = await testApp({ now: start })
})
beforeEach(() => {
  app.clock.now = start
  app.push.outcomes.clear()
})
afterAll(() => app.close())

const sendTest = (name: string) =>
  app.as(name).call(api.sendTestNotification, { body: { testType: 'basic' } })
const log = { warn() {} }
const stats = (name: string) => app.as(name).call(api.getNotificationStats)

test('before anything was saved the defaults are answered, the account’s own address among them', async () => {
  expect(await app.as('ann').call(api.getNotificationSettings)).toEqual({
    emailNotifications: true,
    smsNotifications: false,
    email: 'ann@example.com',
    phoneNumber: '',
    workoutReminders: true,
    mealReminders: true,
    progressUpdates: true,
    marketingEmails: false,
    emailConfirmed: true,
    phoneConfirmed: false,
    channels: { push: true, email: true, sms: true },
  })
  expect(await app.as('ann').call(api.getReminders)).toEqual({
    ...api.reminderDefaults,
    timezone: 'America/Chicago',
    saved: false,
  })
})

test('settings change by what is sent and stay otherwise', async () => {
  const ann = app.as('ann')
  await ann.call(api.saveNotificationSettings, { body: { mealReminders: false, phoneNumber: 'ask my wife' } })
  const after = await ann.call(api.saveNotificationSettings, { body: { marketingEmails: true } })
  expect(after).toMatchObject({ mealReminders: false, marketingEmails: true, phoneNumber: 'ask my wife' })
  expect(await ann.call(api.getNotificationSettings)).toEqual(after)
  expect((await stats('ann')).preferences).toEqual({
    emailNotifications: true,
    smsNotifications: false,
    workoutReminders: true,
    mealReminders: false,
    progressUpdates: true,
    marketingEmails: true,
  })
})

test('a schedule is kept with its zone, meals that are off included', async () => {
  const bob = app.as('bob')
  const schedule = { breakfast: '06:15', lunch: null, dinner: '19:00', timezone: 'Europe/Berlin' }
  await bob.call(api.scheduleReminders, { body: schedule })
  expect(await bob.call(api.getReminders)).toEqual({ ...schedule, saved: true })
  const none = { breakfast: null, lunch: null, dinner: null, timezone: 'Europe/Berlin' }
  await bob.call(api.scheduleReminders, { body: none })
  expect(await bob.call(api.getReminders)).toEqual({ ...none, saved: true })
})

test('a time or a zone that does not exist is refused by its field', async () => {
  const body = { breakfast: '25:00', lunch: null, dinner: null, timezone: 'Mars/Olympus' }
  await expect(app.as('bob').call(api.scheduleReminders, { body })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { breakfast: expect.any(String), timezone: expect.any(String) } },
  })
})

test('a device gets test messages of each kind, and what it says of them is counted once', async () => {
  const { id } = await withDevice(app, 'cy')
  expect((await withDevice(app, 'cy')).id).toBe(id)
  for (const testType of api.testTypes) {
    const sent = await app.as('cy').call(api.sendTestNotification, { body: { testType } })
    expect(sent.details.devices).toBe(1)
  }
  const [first, second] = receivedBy(app, 'cy-phone')
  expect(api.pushPayload.parse(first)).toMatchObject({ title: 'It works', url: '/account' })
  expect(await stats('cy')).toMatchObject({ totalSent: 4, delivered: 0, opened: 0, clickRate: 0 })

  const say = (receipt: string, event: 'delivered' | 'opened') =>
    app.stranger.call(api.acknowledgeNotification, { body: { receipt, event } })
  await say(first!.receipt, 'delivered')
  await say(first!.receipt, 'delivered')
  await Promise.all([say(second!.receipt, 'opened'), say(second!.receipt, 'opened')])
  await say(second!.receipt, 'delivered')
  const after = await app.as('cy').call(api.getNotificationStatsToo)
  expect(after).toMatchObject({
    totalSent: 4,
    delivered: 2,
    opened: 1,
    clickRate: 50,
    lastNotification: start.toISOString(),
  })
})

test('a forged receipt is answered like a real one and changes nothing', async () => {
  await withDevice(app, 'dee')
  await sendTest('dee')
  const { receipt } = receivedBy(app, 'dee-phone')[0]!
  const otherOwner = `${receipt.startsWith('A') ? 'B' : 'A'}${receipt.slice(1)}`
  for (const forged of [
    otherOwner,
    `${receipt.slice(0, -4)}AAAA`,
    receipt.slice(0, -4),
    `${receipt}AAAA`,
    'x',
  ]) {
    const body = { receipt: forged, event: 'opened' as const }
    expect(await app.stranger.call(api.acknowledgeNotification, { body })).toEqual({ success: true })
  }
  expect(await stats('dee')).toMatchObject({ totalSent: 1, delivered: 0, opened: 0 })
})

test('a message to two devices is one message, however many of them say that it arrived', async () => {
  await withDevice(app, 'eve', 'eve-phone')
  await withDevice(app, 'eve', 'eve-laptop')
  expect((await sendTest('eve')).details.devices).toBe(2)
  for (const device of ['eve-phone', 'eve-laptop']) {
    const body = { receipt: receivedBy(app, device)[0]!.receipt, event: 'opened' as const }
    await app.stranger.call(api.acknowledgeNotification, { body })
  }
  expect(await stats('eve')).toMatchObject({ totalSent: 1, delivered: 1, opened: 1, clickRate: 100 })
})

test('without a device, or with none left, a test is refused in a sentence', async () => {
  await expect(sendTest('fay')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('device'),
  })
  await withDevice(app, 'fay')
  app.push.outcomes.set(subscription('fay-phone'), 'gone')
  await expect(sendTest('fay')).rejects.toMatchObject({ code: 'conflict' })
  // Deleted: the service would accept it again.
  app.push.outcomes.clear()
  await expect(sendTest('fay')).rejects.toMatchObject({ code: 'conflict' })
  expect(await stats('fay')).toMatchObject({ totalSent: 0, lastNotification: null })
})

test('a push service that is away leaves the device registered', async () => {
  await withDevice(app, 'gil')
  app.push.outcomes.set(subscription('gil-phone'), 'later')
  await expect(sendTest('gil')).rejects.toMatchObject({ code: 'unavailable' })
  app.push.outcomes.clear()
  expect((await sendTest('gil')).details.devices).toBe(1)
})

test('what is no push service is refused on the token', async () => {
  const body = { token: 'not a push service', platform: 'web' as const }
  await expect(app.as('gil').call(api.registerDevice, { body })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { token: expect.any(String) } },
  })
})

test('a phone is told that it receives nothing where no push service for phones is set up', async () => {
  const wiring = { vapid: makeVapidKeys(), contact: 'mailto:help@forkmile.example', pushAllowedHosts: [] }
  const push = platformPush({
    ...wiring,
    apns: undefined,
    oneSignal: undefined,
    now: () => start,
    log,
  })
  const bare = await testApp({ now: start, push })
  const { message } = await bare.as('ann').call(api.registerDevice, {
    body: { token: 'a1b2c3d4e5f6', platform: 'ios' },
  })
  expect(message).toContain('it receives nothing yet')
  expect((await bare.stranger.call(getConfig)).pushPlatforms).toEqual(['web'])
  await bare.close()
  const body = { token: 'a1b2c3d4e5f6', platform: 'ios' as const }
  expect(await app.as('ivy').call(api.registerDevice, { body })).toMatchObject({
    message: 'This device receives notifications now.',
  })
})

test('a device belongs to whoever registered it last', async () => {
  await withDevice(app, 'hal', 'shared-phone')
  await withDevice(app, 'ida', 'shared-phone')
  await expect(sendTest('hal')).rejects.toMatchObject({ code: 'conflict' })
  expect((await sendTest('ida')).details.devices).toBe(1)
})

test('one person cannot forget another’s device', async () => {
  await withDevice(app, 'jo')
  const body = { token: subscription('jo-phone') }
  expect(await app.as('kim').call(api.forgetDevice, { body })).toEqual({ success: false })
  expect((await sendTest('jo')).details.devices).toBe(1)
  expect(await app.as('jo').call(api.forgetDevice, { body })).toEqual({ success: true })
  await expect(sendTest('jo')).rejects.toMatchObject({ code: 'conflict' })
})

test('twenty devices are kept, those seen last', async () => {
  for (let number = 1; number <= 21; number++) {
    app.clock.now = new Date(start.getTime() + number * 1000)
    await withDevice(app, 'lea', `lea-${number}`)
  }
  expect((await sendTest('lea')).details.devices).toBe(20)
  expect(receivedBy(app, 'lea-1')).toEqual([])
  expect(receivedBy(app, 'lea-2')).toHaveLength(1)
})

test('a workout reminder goes out at once', async () => {
  await withDevice(app, 'max')
  expect(await app.as('max').call(api.sendWorkoutNotification)).toMatchObject({ details: { devices: 1 } })
  expect(receivedBy(app, 'max-phone')[0]).toMatchObject({ title: 'Ready for a workout?', url: '/fitness' })
})

test('what was sent is listed, newest first, and a message opened there counts once', async () => {
  await withDevice(app, 'ned')
  const ned = app.as('ned')
  await sendTest('ned')
  app.clock.now = new Date('2026-11-21T19:30:00Z')
  await ned.call(api.sendWorkoutNotification)
  const [newest, older] = await ned.call(api.listMessages)
  expect(newest).toMatchObject({
    title: 'Ready for a workout?',
    url: '/fitness',
    sentAt: '2026-11-21T19:30:00.000Z',
    opened: false,
  })
  expect(older).toMatchObject({ title: 'It works', sentAt: start.toISOString(), opened: false })

  for (const _ of [1, 2]) await ned.call(api.openMessage, { params: { id: newest!.id } })
  expect((await ned.call(api.listMessages)).map(({ opened }) => opened)).toEqual([true, false])
  expect(await stats('ned')).toMatchObject({ totalSent: 2, delivered: 1, opened: 1 })
  // The device reports it too, later.
  const { receipt } = receivedBy(app, 'ned-phone')[1]!
  await app.stranger.call(api.acknowledgeNotification, { body: { receipt, event: 'opened' } })
  expect(await stats('ned')).toMatchObject({ totalSent: 2, delivered: 1, opened: 1 })
})

test('a message opened on a device is opened in the list', async () => {
  await withDevice(app, 'ola')
  await sendTest('ola')
  const { receipt } = receivedBy(app, 'ola-phone')[0]!
  await app.stranger.call(api.acknowledgeNotification, { body: { receipt, event: 'opened' } })
  expect(await app.as('ola').call(api.listMessages)).toMatchObject([{ opened: true }])
})

test('the list leaves out what failed, what is older than 30 days, and what goes beyond a hundred', async () => {
  const pia = app.as('pia')
  await withDevice(app, 'pia')
  app.push.outcomes.set(subscription('pia-phone'), 'later')
  await expect(sendTest('pia')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await pia.call(api.listMessages)).toEqual([])

  app.push.outcomes.clear()
  await sendTest('pia')
  app.clock.now = new Date(start.getTime() + 30 * 24 * 3_600_000)
  expect(await pia.call(api.listMessages)).toHaveLength(1)
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  expect(await pia.call(api.listMessages)).toEqual([])

  const { id: userId } = await pia.call(getUser)
  const rows = Array.from({ length: 101 }, (_, at) => ({
    userId,
    id: randomUUIDv7(),
    kind: 'milestone',
    occasion: `milestone ${at}`,
    title: `${at}`,
    body: 'One of many.',
    url: '/dashboard',
    createdAt: app.clock.now,
    sentAt: app.clock.now,
  }))
  await app.db.insert(notifications).values(rows)
  const listed = await pia.call(api.listMessages)
  expect(listed).toHaveLength(100)
  expect(new Set(listed.map(({ title }) => title)).size).toBe(100)
})

test('one person neither sees nor opens another’s messages', async () => {
  await withDevice(app, 'quin')
  await sendTest('quin')
  const [{ id }] = (await app.as('quin').call(api.listMessages)) as [api.SentMessage]
  expect(await app.as('rosa').call(api.listMessages)).toEqual([])
  for (const unknown of [id, crypto.randomUUID()])
    await expect(app.as('rosa').call(api.openMessage, { params: { id: unknown } })).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(await app.as('quin').call(api.listMessages)).toMatchObject([{ opened: false }])
})

test('a stranger is asked to sign in', async () => {
  const { stranger } = app
  const token = subscription('x')
  for (const refused of [
    stranger.call(api.getNotificationSettings),
    stranger.call(api.saveNotificationSettings, { body: {} }),
    stranger.call(api.confirmContact, { body: { channel: 'email', code: '123456' } }),
    stranger.call(api.registerDevice, { body: { token, platform: 'web' } }),
    stranger.call(api.forgetDevice, { body: { token } }),
    stranger.call(api.setPlayerId, { body: { playerId: 'x' } }),
    stranger.call(api.getReminders),
    stranger.call(api.scheduleReminders, { body: { ...api.reminderDefaults, timezone: 'Europe/Berlin' } }),
    stranger.call(api.sendTestNotification, { body: { testType: 'basic' } }),
    stranger.call(api.sendWorkoutNotification),
    stranger.call(api.getNotificationStats),
    stranger.call(api.getNotificationStatsToo),
    stranger.call(api.listMessages),
    stranger.call(api.openMessage, { params: { id: crypto.randomUUID() } }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a player id is kept', async () => {
  expect(await app.as('max').call(api.setPlayerId, { body: { playerId: 'a3f' } })).toEqual({ success: true })
})
