import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import {
  getNotificationStats,
  type ReminderSchedule,
  saveNotificationSettings,
  scheduleReminders,
} from '#contract/notifications.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'
import { type App, receivedBy, subscription, sweepAt, withDevice } from '../testing.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const off = { breakfast: null, lunch: null, dinner: null, timezone: 'America/Chicago' }
const schedule = (name: string, body: Partial<ReminderSchedule>) =>
  app.as(name).call(scheduleReminders, { body: { ...off, ...body } })
const settings = (name: string, body: object) => app.as(name).call(saveNotificationSettings, { body })
const titles = (device: string) => receivedBy(app, device).map(({ title }) => title)
const emailsTo = (name: string) =>
  app.emails.filter(({ to, unsubscribe }) => to === `${name}@example.com` && unsubscribe)

test('a meal is reminded of at its local time, once, however often and by however many servers the minute is swept', async () => {
  await withDevice(app, 'ann')
  await schedule('ann', { breakfast: '08:00', dinner: '18:00' })
  await sweepAt(app, '2026-11-22T13:59:59Z')
  expect(titles('ann-phone')).toEqual([])
  app.clock.now = new Date('2026-11-22T14:00:00Z')
  await Promise.all([1, 2, 3].map(() => app.jobs.run('send-notifications')))
  await sweepAt(app, '2026-11-22T14:01:00Z')
  expect(titles('ann-phone')).toEqual(['Time for breakfast'])
  await sweepAt(app, '2026-11-23T00:00:30Z')
  await sweepAt(app, '2026-11-23T14:00:30Z')
  expect(titles('ann-phone')).toEqual(['Time for breakfast', 'Time for dinner', 'Time for breakfast'])
  // On a phone that shows all of them, today’s replaces yesterday’s.
  const [first, dinner, second] = receivedBy(app, 'ann-phone').map(({ tag }) => tag)
  expect(second).toBe(first)
  expect(dinner).not.toBe(first)
})

test('a meal that is logged, or moved to later after its reminder, is not reminded of again that day', async () => {
  await withDevice(app, 'bob')
  await schedule('bob', { lunch: '12:30', dinner: '18:00' })
  const meal = { foodName: 'Soup', calories: 300, mealType: 'lunch' as const }
  app.clock.now = new Date('2026-11-22T18:00:00Z')
  await app.as('bob').call(logNutrition, { body: { ...meal, targetDate: '2026-11-22' } })
  await sweepAt(app, '2026-11-22T18:30:30Z')
  expect(titles('bob-phone')).toEqual([])
  await sweepAt(app, '2026-11-23T00:00:30Z')
  await schedule('bob', { dinner: '19:00' })
  await sweepAt(app, '2026-11-23T01:00:30Z')
  expect(titles('bob-phone')).toEqual(['Time for dinner'])
})

test('a reminder that is more than half an hour late is left out', async () => {
  await withDevice(app, 'cy')
  await schedule('cy', { breakfast: '08:00', dinner: '18:00' })
  await sweepAt(app, '2026-11-22T14:31:00Z')
  expect(titles('cy-phone')).toEqual([])
  await sweepAt(app, '2026-11-23T00:29:00Z')
  expect(titles('cy-phone')).toEqual(['Time for dinner'])
  // After days without a running server: due reminders are sent, missed ones are not.
  await sweepAt(app, '2026-11-26T14:10:00Z')
  expect(titles('cy-phone')).toEqual(['Time for dinner', 'Time for breakfast'])
})

test('meal reminders stop with their switch, and come again with it', async () => {
  await withDevice(app, 'dee')
  await schedule('dee', { breakfast: '08:00' })
  await settings('dee', { mealReminders: false })
  await sweepAt(app, '2026-11-22T14:00:30Z')
  expect(titles('dee-phone')).toEqual([])
  await settings('dee', { mealReminders: true })
  await sweepAt(app, '2026-11-23T14:00:30Z')
  expect(titles('dee-phone')).toHaveLength(1)
})

test('who may not log meals is not reminded of them', async () => {
  await withDevice(app, 'eve')
  await schedule('eve', { breakfast: '08:00' })
  const { id } = await app.as('eve').call(getUser)
  await app.db.$client.query(`update users set subscription_tier = 'trial_no_payment' where id = $1`, [id])
  await sweepAt(app, '2026-11-22T14:00:30Z')
  expect(titles('eve-phone')).toEqual([])
})

test('without a device the reminder is a letter with a way to stop, and its link counts as opened', async () => {
  await schedule('fay', { breakfast: '08:00' })
  await sweepAt(app, '2026-11-22T14:00:30Z')
  const [email] = emailsTo('fay')
  expect(email).toMatchObject({
    subject: 'Time for breakfast',
    unsubscribe: expect.stringContaining('http://127.0.0.1:3000/unsubscribe?token='),
  })
  const receipt = /\/nutrition\?n=(\S+)/.exec(email!.text)![1]!
  await app.stranger.raw({
    method: 'POST',
    url: '/api/notifications/receipts',
    payload: { receipt, event: 'opened' },
  })
  const stats = await app.as('fay').call(getNotificationStats)
  expect(stats).toMatchObject({ totalSent: 1, delivered: 1, opened: 1 })
  await withDevice(app, 'fay')
  await sweepAt(app, '2026-11-23T14:00:30Z')
  expect(titles('fay-phone')).toHaveLength(1)
  expect(emailsTo('fay')).toHaveLength(1)
})

test('letters stop with their switch, and never go to an address that was not confirmed', async () => {
  await schedule('gil', { breakfast: '08:00' })
  await settings('gil', { emailNotifications: false })
  await schedule('hal', { breakfast: '08:00' })
  await settings('hal', { email: 'somebody@else.example' })
  await sweepAt(app, '2026-11-22T14:00:30Z')
  expect([...emailsTo('gil'), ...emailsTo('hal')]).toEqual([])
  expect(app.emails.filter(({ to, unsubscribe }) => to === 'somebody@else.example' && unsubscribe)).toEqual(
    [],
  )
})

test('texts go to a confirmed number alone, and only where they are switched on', async () => {
  await schedule('ida', { breakfast: '08:00' })
  await settings('ida', { smsNotifications: true, phoneNumber: '+13125550100' })
  const before = app.sms.sent.length
  await sweepAt(app, '2026-11-22T14:00:30Z')
  expect(app.sms.sent).toHaveLength(before)
  const { id } = await app.as('ida').call(getUser)
  await app.db.$client.query(
    `update notification_settings set confirmed_phone = '+13125550100' where user_id = $1`,
    [id],
  )
  await sweepAt(app, '2026-11-23T14:00:30Z')
  expect(app.sms.sent.slice(before)).toEqual([
    { to: '+13125550100', text: expect.stringContaining('Time for breakfast') },
  ])
  await settings('ida', { smsNotifications: false })
  await sweepAt(app, '2026-11-24T14:00:30Z')
  expect(app.sms.sent).toHaveLength(before + 1)
})

test('the schedule keeps its zone when the account’s changes', async () => {
  await withDevice(app, 'jo')
  await schedule('jo', { breakfast: '08:00', timezone: 'Pacific/Kiritimati' })
  await app.as('jo').call(setTimezone, { body: { timezone: 'America/Chicago' } })
  await sweepAt(app, '2026-11-22T17:59:00Z')
  expect(titles('jo-phone')).toEqual([])
  await sweepAt(app, '2026-11-22T18:00:00Z')
  expect(titles('jo-phone')).toEqual(['Time for breakfast'])
})

test('on the day that the clocks skip its time the reminder comes when they have', async () => {
  const { id } = await app.as('kim').call(getUser)
  await app.db.$client.query(`update users set subscription_tier = 'plus' where id = $1`, [id])
  await withDevice(app, 'kim')
  await schedule('kim', { breakfast: '02:30' })
  await sweepAt(app, '2027-03-13T12:00:00Z')
  await sweepAt(app, '2027-03-14T07:59:59Z')
  expect(titles('kim-phone')).toEqual([])
  await sweepAt(app, '2027-03-14T08:00:00Z')
  expect(titles('kim-phone')).toHaveLength(1)
  await sweepAt(app, '2027-03-15T07:30:00Z')
  expect(titles('kim-phone')).toHaveLength(2)
})

test('a dead device is forgotten and keeps nobody waiting', async () => {
  await withDevice(app, 'lea', 'lea-old')
  await withDevice(app, 'lea', 'lea-new')
  app.push.outcomes.set(subscription('lea-old'), 'gone')
  await schedule('lea', { breakfast: '08:00' })
  await sweepAt(app, '2026-11-22T14:00:30Z')
  app.push.outcomes.clear()
  await sweepAt(app, '2026-11-23T14:00:30Z')
  expect(titles('lea-old')).toEqual([])
  expect(titles('lea-new')).toHaveLength(2)
  const stats = await app.as('lea').call(getNotificationStats)
  expect(stats.totalSent).toBe(2)
})

test('after ninety days messages are forgotten, and their counts stay', async () => {
  await withDevice(app, 'max')
  const { id } = await app.as('max').call(getUser)
  await schedule('max', { breakfast: '08:00' })
  await sweepAt(app, '2026-11-22T14:00:30Z')
  app.clock.now = new Date('2027-02-21T14:00:30Z')
  await app.jobs.run('forget-notifications')
  const { rows } = await app.db.$client.query('select 1 from deliveries where user_id = $1', [id])
  expect(rows).toEqual([])
  app.clock.now = new Date('2026-11-22T15:00:00Z')
  expect((await app.as('max').call(getNotificationStats)).totalSent).toBe(1)
})
