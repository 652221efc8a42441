import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { logActivity } from '#contract/activities/activities.ts'
import { addDays } from '#contract/measures/day.ts'
import { saveNotificationSettings, sendWorkoutNotification } from '#contract/notifications.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { keptSchedule } from '#server/features/training/testing.ts'
import { testApp } from '#server/testing.ts'
import { type App, receivedBy, sweepAt, withDevice } from '../testing.ts'

let app: App
/** A Saturday noon in Chicago. */
const start = new Date('2026-11-21T18:00:00Z')
const today = '2026-11-21'
beforeAll(async () => {
  app = await testApp({ now: start })
})
beforeEach(() => {
  app.clock.now = start
})
afterAll(() => app.close())

const settings = (name: string, body: object) => app.as(name).call(saveNotificationSettings, { body })
const eat = (name: string, targetDate: string) =>
  app
    .as(name)
    .call(logNutrition, { body: { foodName: 'Apple', calories: 95, mealType: 'snack', targetDate } })
const run = (name: string, day: string, distance = 5) =>
  app.as(name).call(logActivity, {
    body: { activityType: 'running', startTime: `${day}T15:00:00Z`, duration: 1800, distance },
  })
const said = (device: string) => receivedBy(app, device).map(({ title, body }) => `${title}. ${body}`)
const titles = (device: string) => receivedBy(app, device).map(({ title }) => title)
const emailsTo = (name: string) =>
  app.emails.filter(({ to, unsubscribe }) => to === `${name}@example.com` && unsubscribe)

test('an evening without a workout for two days and with the week’s goal open is reminded of it', async () => {
  await withDevice(app, 'ann')
  await withDevice(app, 'bob')
  await run('bob', today)
  await sweepAt(app, '2026-11-21T23:30:30Z')
  await sweepAt(app, '2026-11-21T23:31:30Z')
  expect(said('ann-phone')).toEqual([
    '4 workouts to go this week. A short one today counts as much as a long one.',
  ])
  expect(titles('bob-phone')).not.toContain('3 workouts to go this week')
})

test('on the morning of a session that is to be done it is named, and the evening is silent', async () => {
  await withDevice(app, 'ned')
  const { schedule } = await keptSchedule(app.as('ned'), { startsOn: '2026-11-23' })
  const [first, second] = schedule.weeks[0]!.sessions
  await app.as('ned').call(sendWorkoutNotification)
  await sweepAt(app, `${first!.day}T13:30:30Z`)
  await sweepAt(app, `${first!.day}T23:30:30Z`)
  await sweepAt(app, `${addDays(second!.day, -1)}T13:30:30Z`)
  const named = said('ned-phone').filter(
    (text) => text.includes(first!.title) || text.includes(second!.title),
  )
  expect(named).toEqual([
    expect.stringContaining(`Next workout: ${first!.title}`),
    `Today: ${first!.title}. ${first!.minutes} minutes are on your schedule today.`,
  ])
  expect(titles('ned-phone')).toHaveLength(2)
})

test('workout reminders stop with their switch', async () => {
  await withDevice(app, 'cy')
  await settings('cy', { workoutReminders: false })
  await sweepAt(app, '2026-11-21T23:30:30Z')
  expect(titles('cy-phone')).toEqual([])
})

test('who has moved to another zone is reminded by its clock from the next time on', async () => {
  await withDevice(app, 'dee')
  await app.as('dee').call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
  await sweepAt(app, '2026-11-21T23:30:30Z')
  expect(titles('dee-phone')).toEqual([])
  await sweepAt(app, '2026-11-22T16:30:30Z')
  expect(titles('dee-phone')).toEqual(['4 workouts to go this week'])
})

test('on Monday morning the week before is told in figures, by push and by letter, once', async () => {
  await withDevice(app, 'eve')
  await settings('eve', {})
  await run('eve', '2026-11-16', 8.0467)
  await run('eve', '2026-11-18', 8.0467)
  for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) await eat('eve', day)
  await eat('eve', today)
  await withDevice(app, 'fay')
  await sweepAt(app, '2026-11-22T16:00:00Z')
  await sweepAt(app, '2026-11-23T14:30:30Z')
  await sweepAt(app, '2026-11-23T14:31:30Z')
  const week = '2 of 4 workouts and 10 miles. 4 meals logged: 95 kcal a day, average of 4 logged days.'
  expect(said('eve-phone').filter((text) => text.includes('last week'))).toEqual([`Your last week. ${week}`])
  expect(emailsTo('eve').filter(({ subject }) => subject === 'Your last week')).toHaveLength(1)
  // Nothing was logged, so there is nothing to tell.
  expect(titles('fay-phone')).not.toContain('Your last week')
})

test('a week with fewer than three logged days is told without an average', async () => {
  await withDevice(app, 'amy')
  await settings('amy', {})
  for (const day of ['2026-11-17', '2026-11-18']) await eat('amy', day)
  await sweepAt(app, '2026-11-23T14:30:30Z')
  const told = said('amy-phone').filter((text) => text.includes('last week'))
  expect(told).toEqual(['Your last week. 0 of 4 workouts. 2 meals logged.'])
})

test('a milestone is told within the minute, and never again when the totals go down and up', async () => {
  await withDevice(app, 'gil')
  const { id } = await run('gil', today)
  await Promise.all([1, 2].map(() => app.jobs.run('send-notifications')))
  expect(titles('gil-phone')).toEqual(['Your first workout'])
  await app.as('gil').raw({ method: 'DELETE', url: `/api/activities/${id}` })
  await run('gil', today)
  await app.jobs.run('send-notifications')
  expect(titles('gil-phone')).toEqual(['Your first workout'])
})

test('of marks that were passed at once the highest of each kind is told', async () => {
  await withDevice(app, 'hal')
  for (let back = 0; back < 10; back++) await run('hal', addDays(today, -back), 9)
  await app.jobs.run('send-notifications')
  expect(titles('hal-phone').toSorted()).toEqual([
    '10 workouts',
    '50 miles',
    '7 days in a row',
    'Weekly goal reached',
  ])
})

test('the week and milestones are told in the units that a person chose', async () => {
  await withDevice(app, 'mia')
  await app.as('mia').call(changeProfile, { body: { units: 'metric' } })
  for (const day of ['2026-11-16', '2026-11-18']) await run('mia', day, 8.5)
  await app.jobs.run('send-notifications')
  await settings('mia', {})
  await sweepAt(app, '2026-11-23T14:30:30Z')
  const told = said('mia-phone')
  expect(told).toContain('16 km. You have covered 16 km in all.')
  expect(told).toContainEqual(expect.stringContaining('2 of 4 workouts and 17 km.'))
  expect(told.join(' ')).not.toMatch(/\bmi(les?)?\b/)
})

test('milestones stop with the switch for progress, and are not told afterwards', async () => {
  await withDevice(app, 'ida')
  await settings('ida', { progressUpdates: false })
  await run('ida', today)
  await app.jobs.run('send-notifications')
  await settings('ida', { progressUpdates: true })
  await app.jobs.run('send-notifications')
  expect(titles('ida-phone')).toEqual([])
})

test('a streak that is planned is told when it is true, by day, and not when it came to nothing', async () => {
  await withDevice(app, 'jo')
  await withDevice(app, 'kim')
  const planned: Record<string, string> = {}
  for (const name of ['jo', 'kim'])
    for (const ahead of [-1, 0, 1]) planned[name] = (await eat(name, addDays(today, ahead))).id
  await app.jobs.run('send-notifications')
  await sweepAt(app, '2026-11-22T06:01:00Z')
  await app.as('kim').raw({ method: 'DELETE', url: `/api/nutrition/logs/${planned.kim}` })
  expect([...titles('jo-phone'), ...titles('kim-phone')]).toEqual([])
  await sweepAt(app, '2026-11-22T14:00:00Z')
  expect(titles('jo-phone')).toEqual(['3 days in a row'])
  expect(titles('kim-phone')).toEqual([])
})

test('a streak of long ago is no news, and may be reached again', async () => {
  await withDevice(app, 'lea')
  for (const back of [30, 31, 32]) await eat('lea', addDays(today, -back))
  await app.jobs.run('send-notifications')
  expect(titles('lea-phone')).toEqual([])
  for (const back of [0, 1, 2]) await eat('lea', addDays(today, -back))
  await app.jobs.run('send-notifications')
  expect(titles('lea-phone')).toEqual(['3 days in a row'])
})

test('milestones go by letter to those who have letters on', async () => {
  await settings('max', {})
  await run('max', today)
  await app.jobs.run('send-notifications')
  expect(emailsTo('max').map(({ subject }) => subject)).toEqual(['Your first workout'])
})
