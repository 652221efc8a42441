import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshTokens, type TokenPair } from '#contract/access/tokens.ts'
import { testApp } from '#server/testing.ts'
import { accessTokens } from './access-token.ts'
import { newCode, refreshed, signInApp, statusOf } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
}
const over = { code: 'unauthenticated', message: 'You are signed out. Sign in again.' }
const ios = { 'x-client-platform': 'ios' }

test('a refresh token gives the next pair, which goes on where the last one ends', async () => {
  const first = await signInApp(app, 'ann')
  later(14 * 60)
  const second = await refreshed(app, first)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  later(60)
  expect([await statusOf(app, first), await statusOf(app, second)]).toEqual([401, 200])
})

test('a refresh token that is used twice ends the whole family, and no other one', async () => {
  const first = await signInApp(app, 'ann')
  const other = await signInApp(app, 'ann')
  const second = await refreshed(app, first)
  const third = await refreshed(app, second)
  await expect(refreshed(app, first)).rejects.toMatchObject(over)
  expect(await Promise.all([first, second, third].map((pair) => statusOf(app, pair)))).toEqual([
    401, 401, 401,
  ])
  await expect(refreshed(app, third)).rejects.toMatchObject(over)
  expect(await statusOf(app, other)).toBe(200)
  await refreshed(app, other)
})

test('of twenty that use a token at once at most one is answered, and the family is over', async () => {
  const first = await signInApp(app, 'ann')
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => refreshed(app, first)))
  const answered = all.filter((one): one is PromiseFulfilledResult<TokenPair> => one.status === 'fulfilled')
  expect(answered).toHaveLength(1)
  expect(await statusOf(app, answered[0]!.value)).toBe(401)
  await expect(refreshed(app, answered[0]!.value)).rejects.toMatchObject(over)
})

test('what is no refresh token of ours gets nowhere', async () => {
  const { token, refresh_token } = await signInApp(app, 'ann')
  for (const wrong of [token, 'x', `${refresh_token}x`, refresh_token.toUpperCase(), refresh_token.slice(1)])
    await expect(app.stranger.call(refreshTokens, { body: { refresh_token: wrong } })).rejects.toMatchObject(
      over,
    )
  for (const payload of [undefined, {}, { refresh_token: '' }]) {
    const answer = await app.stranger.raw({ method: 'POST', url: refreshTokens.path, payload })
    expect(answer.statusCode).toBe(400)
  }
})

test('refresh tokens stand in the database as hashes', async () => {
  const { refresh_token } = await signInApp(app, 'ann')
  const { rows } = await app.db.$client.query('select t::text as row from refresh_tokens t')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(refresh_token)
})

test('no cookie is set with the tokens, and none is read in their place', async () => {
  const redeemed = await app.stranger.raw({
    method: 'POST',
    url: '/api/auth/redeem',
    payload: await newCode(app, 'cat'),
    headers: ios,
  })
  const { refresh_token } = redeemed.json()
  const byCookie = await app.stranger.raw({
    method: 'POST',
    url: refreshTokens.path,
    headers: { ...ios, cookie: `forkmile.refresh=${refresh_token}` },
  })
  expect(byCookie.statusCode).toBe(400)
  const again = await app.stranger.raw({
    method: 'POST',
    url: refreshTokens.path,
    payload: { refresh_token },
    headers: ios,
  })
  for (const answer of [redeemed, again])
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
})

test('a token of a session is no refresh token, and a refresh token opens nothing by itself', async () => {
  const { refresh_token } = await signInApp(app, 'dan')
  expect(await statusOf(app, { token: refresh_token })).toBe(401)
  const { statusCode } = await app.stranger.raw({
    method: 'GET',
    url: '/api/user',
    headers: { cookie: `forkmile.session=${refresh_token}; forkmile.refresh=${refresh_token}` },
  })
  expect(statusCode).toBe(401)
})

// Last test of the file, since it moves the clock past the end of every session.
test('however often it is refreshed, a sign-in ends after 30 days', async () => {
  let pair = await signInApp(app, 'bob')
  for (let day = 1; day < 30; day++) {
    later(86_400)
    pair = await refreshed(app, pair)
  }
  later(86_400 - 60)
  pair = await refreshed(app, pair)
  expect(Date.parse(pair.expiresAt) - app.clock.now.getTime()).toBeLessThanOrEqual(60_000)
  later(60)
  const { sub: userId = '', sid: familyId } = decodeJwt<{ sid: string }>(pair.token)
  const now = app.clock.now
  const lasting = await accessTokens(
    'a secret that only tests know, 32+ characters',
    'http://127.0.0.1:3000',
  ).issue({ userId, familyId }, now, new Date(now.getTime() + 900_000))
  expect([await statusOf(app, pair), await statusOf(app, lasting)]).toEqual([401, 401])
  await expect(refreshed(app, pair)).rejects.toMatchObject(over)
  await app.jobs.run('forget-sessions')
  for (const table of ['token_families', 'refresh_tokens'])
    expect((await app.db.$client.query(`select * from ${table}`)).rows).toEqual([])
})
