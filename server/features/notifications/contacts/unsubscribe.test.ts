import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#contract/account/account.ts'
import {
  getNotificationSettings,
  readUnsubscribeLink,
  saveNotificationSettings,
  scheduleReminders,
  unsubscribe,
} from '#contract/notifications.ts'
import { testApp } from '#server/testing.ts'
import { type App, sweepAt } from '../testing.ts'

let app: App
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const dayOne = '2026-11-22T14:00:30Z'
const dayTwo = '2026-11-23T14:00:30Z'
const emailsTo = (name: string) =>
  app.emails.filter(({ to, unsubscribe: link }) => to === `${name}@example.com` && link)

/** The unsubscribe link of a breakfast reminder to an account without a device. */
async function linkTo(name: string) {
  const timezone = 'America/Chicago'
  app.clock.now = new Date('2026-11-21T18:00:00Z')
  await app.as(name).call(scheduleReminders, {
    body: { breakfast: '08:00', lunch: null, dinner: null, timezone },
  })
  await sweepAt(app, dayOne)
  const [email] = emailsTo(name)
  expect(email!.text).toContain(email!.unsubscribe)
  const link = new URL(email!.unsubscribe!)
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:3000/unsubscribe')
  return { link, token: link.searchParams.get('token')! }
}

/** The request of a mail program's server: no cookie, no origin, its own form. */
const oneClick = (link: URL, type = 'application/x-www-form-urlencoded') =>
  app.app.inject({
    method: 'POST',
    url: link.pathname + link.search,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  })

test('one click in the mail program ends such letters without a sign-in, and nothing else', async () => {
  const { link } = await linkTo('ann')
  const bob = await linkTo('bob')
  expect(bob.token).not.toBe(link.searchParams.get('token'))
  const answer = await oneClick(link)
  expect([answer.statusCode, answer.json()]).toEqual([200, { target: 'mealReminders' }])
  await sweepAt(app, dayTwo)
  expect([emailsTo('ann').length, emailsTo('bob').length]).toEqual([1, 2])
  expect(await app.as('ann').call(getNotificationSettings)).toMatchObject({
    mealReminders: false,
    workoutReminders: true,
    progressUpdates: true,
    emailNotifications: true,
  })
  // Repeated in another program's format.
  expect((await oneClick(link, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  await app.as('ann').call(saveNotificationSettings, { body: { mealReminders: true } })
  await sweepAt(app, '2026-11-24T14:00:30Z')
  expect(emailsTo('ann')).toHaveLength(2)
})

test('opening the link changes nothing, and the page can end all letters instead', async () => {
  const { token } = await linkTo('cy')
  expect(await app.stranger.call(readUnsubscribeLink, { query: { token } })).toEqual({
    target: 'mealReminders',
  })
  await sweepAt(app, dayTwo)
  expect(emailsTo('cy')).toHaveLength(2)
  expect(await app.stranger.call(unsubscribe, { query: { token, all: 'true' } })).toEqual({
    target: 'emailNotifications',
  })
  expect(await app.as('cy').call(getNotificationSettings)).toMatchObject({
    mealReminders: true,
    emailNotifications: false,
  })
})

test('the link still works years later', async () => {
  const { link } = await linkTo('dee')
  app.clock.now = new Date('2036-01-01T00:00:00Z')
  expect((await oneClick(link)).statusCode).toBe(200)
})

test('a link that was cut or made up is refused in a sentence and ends nothing', async () => {
  const { token } = await linkTo('eve')
  const bytes = Buffer.from(token, 'base64url')
  bytes[20]! ^= 1
  const others = [token.slice(0, -4), token.slice(4), `${token}AAAA`, bytes.toString('base64url'), 'x']
  for (const other of others) {
    const query = { token: other }
    const refused = { code: 'invalid', message: expect.stringContaining('This link is not one of ours') }
    await expect(app.stranger.call(readUnsubscribeLink, { query })).rejects.toMatchObject(refused)
    await expect(app.stranger.call(unsubscribe, { query })).rejects.toMatchObject(refused)
    expect((await oneClick(new URL(`http://x/unsubscribe?token=${other}`))).statusCode).toBe(400)
  }
  expect(await app.as('eve').call(getNotificationSettings)).toMatchObject({ mealReminders: true })
})

test('the link of a deleted account is answered like any other', async () => {
  const { link } = await linkTo('fay')
  await app.as('fay').call(deleteAccount, { body: { password: 'fay has a password', confirm: 'DELETE' } })
  expect((await oneClick(link)).statusCode).toBe(200)
})
