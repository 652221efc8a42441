import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signOut } from '#contract/access/access.ts'
import { redeemSignIn } from '#contract/access/tokens.ts'
import { getMe } from '#contract/access/user.ts'
import {
  changePassword,
  deleteAccount,
  listSignedInDevices,
  signOutDevice,
  signOutEverywhere,
} from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { linkTo, otherBrowser, passwordOf, statusWith } from '../testing.ts'
import { bearer, newCode, refreshed, signInApp, statusOf } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const over = { code: 'unauthenticated' }
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test('signing out with an access token ends that sign-in at once, and nothing else', async () => {
  await app.as('ann').call(getMe)
  const cookie = await otherBrowser(app, 'ann')
  const [pair, other] = [await signInApp(app, 'ann'), await signInApp(app, 'ann')]
  await app.stranger.call(signOut, { headers: { ...bearer(pair), cookie } })
  expect([await statusOf(app, pair), await statusOf(app, other), await statusWith(app, cookie)]).toEqual([
    401, 200, 200,
  ])
  await expect(refreshed(app, pair)).rejects.toMatchObject(over)
})

test('a refresh token ends its sign-in too, used or not', async () => {
  const first = await signInApp(app, 'ann')
  const next = await refreshed(app, first)
  await app.stranger.call(signOut, { body: { refresh_token: first.refresh_token } })
  expect(await statusOf(app, next)).toBe(401)
})

test('the hash of a refresh token ends its sign-in, and opens nothing', async () => {
  const [pair, other] = [await signInApp(app, 'ann'), await signInApp(app, 'ann')]
  const hash = createHash('sha256').update(pair.refresh_token).digest('base64url')
  await expect(refreshed(app, { ...pair, refresh_token: hash })).rejects.toMatchObject(over)
  expect(await statusOf(app, pair)).toBe(200)
  await app.stranger.call(signOut, { body: { refresh_token_hash: hash } })
  expect([await statusOf(app, pair), await statusOf(app, other)]).toEqual([401, 200])
})

test('signing out twice, or with what is no token, is signed out all the same', async () => {
  const { refresh_token } = await signInApp(app, 'ann')
  for (const body of [{ refresh_token }, { refresh_token }, { refresh_token: 'x' }, {}])
    expect(await app.stranger.call(signOut, { body })).toEqual({ success: true })
})

test('a new password ends every sign-in of the app and every code on its way', async () => {
  const pair = await signInApp(app, 'bob')
  const code = await newCode(app, 'bob')
  await app.as('bob').call(changePassword, {
    body: { currentPassword: passwordOf('bob'), newPassword: 'another password of bob' },
  })
  expect(await statusOf(app, pair)).toBe(401)
  await expect(refreshed(app, pair)).rejects.toMatchObject(over)
  await expect(app.stranger.call(redeemSignIn, { body: code })).rejects.toMatchObject(over)
})

test('set in the app, a new password ends all the others, and the app stays signed in', async () => {
  const [pair, other] = [await signInApp(app, 'cat'), await signInApp(app, 'cat')]
  const answer = await app.stranger.raw({
    method: 'POST',
    url: changePassword.path,
    payload: { currentPassword: passwordOf('cat'), newPassword: 'another password of cat' },
    headers: bearer(pair),
  })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  expect([await statusOf(app, pair), await statusOf(app, other)]).toEqual([200, 401])
  await refreshed(app, pair)
  await expect(app.as('cat').call(getMe)).rejects.toMatchObject(over)
})

test('a wrong password ends nothing', async () => {
  const pair = await signInApp(app, 'dan')
  await expect(
    app.as('dan').call(changePassword, {
      body: { currentPassword: 'not his password', newPassword: 'another password of dan' },
    }),
  ).rejects.toMatchObject({ code: 'invalid' })
  expect(await statusOf(app, pair)).toBe(200)
})

test('a password that was reset by letter ends every sign-in of the app', async () => {
  const pair = await signInApp(app, 'dan')
  const stays = await signInApp(app, 'ann')
  await app.stranger.call(requestPasswordReset, { body: { email: 'dan@example.com' } })
  await app.stranger.call(resetPassword, {
    body: { token: linkTo(app, 'dan@example.com'), newPassword: 'another password of dan' },
  })
  expect([await statusOf(app, pair), await statusOf(app, stays)]).toEqual([401, 200])
  await expect(refreshed(app, pair)).rejects.toMatchObject(over)
})

test('signing out everywhere ends the app’s sign-ins and those of nobody else', async () => {
  const [pair, other] = [await signInApp(app, 'eve'), await signInApp(app, 'eve')]
  const stays = await signInApp(app, 'ann')
  expect(await app.stranger.call(signOutEverywhere, { headers: bearer(pair) })).toEqual({ signedOut: 3 })
  expect([await statusOf(app, pair), await statusOf(app, other), await statusOf(app, stays)]).toEqual([
    401, 401, 200,
  ])
})

test('the app is listed where an account is signed in, and can be signed out there by its owner alone', async () => {
  await app.as('fay').call(getMe)
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const pair = await signInApp(app, 'fay', { 'user-agent': phone })
  const seen = await app.as('fay').call(listSignedInDevices)
  expect(seen.map(({ name, current }) => [name, current])).toEqual([
    ['Forkmile on iPhone', false],
    ['Unknown device', true],
  ])
  const fromTheApp = await app.stranger.call(listSignedInDevices, { headers: bearer(pair) })
  expect(fromTheApp.map(({ current }) => current)).toEqual([true, false])
  const { id } = seen[0]!
  await expect(app.as('ann').call(signOutDevice, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await statusOf(app, pair)).toBe(200)
  await app.as('fay').call(signOutDevice, { params: { id } })
  expect(await statusOf(app, pair)).toBe(401)
  expect(await app.as('fay').call(listSignedInDevices)).toHaveLength(1)
})

test('a deleted account’s tokens and codes lead nowhere', async () => {
  const pair = await signInApp(app, 'gil')
  const code = await newCode(app, 'gil')
  await app.as('gil').call(deleteAccount, { body: { password: passwordOf('gil'), confirm: 'DELETE' } })
  expect(await statusOf(app, pair)).toBe(401)
  await expect(refreshed(app, pair)).rejects.toMatchObject(over)
  await expect(app.stranger.call(redeemSignIn, { body: code })).rejects.toMatchObject(over)
})
