import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { otherBrowser } from '#server/features/access/testing.ts'
import { bearer, newCode, refreshed, signInApp } from '#server/features/access/tokens/testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const origin = 'capacitor://localhost'
const preflight = (url: string, headers: Record<string, string>) =>
  app.stranger.raw({
    method: 'OPTIONS',
    url,
    headers: { 'access-control-request-method': 'PUT', ...headers },
  })
const corsHeadersOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

test('the iOS app’s own pages may ask for every call, and without credentials', async () => {
  for (const url of ['/api/user/timezone', '/api/auth/refresh', '/api/nutrition/logs/1']) {
    const answer = await preflight(url, { origin })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(corsHeadersOf(answer.headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'Accept, Authorization, Content-Type, Idempotency-Key, X-Account, X-Logged-At, X-Client-Platform, X-Client-Version',
      'access-control-expose-headers': 'Content-Disposition, Link, Retry-After, X-Request-Id',
      'access-control-max-age': '7200',
    })
    expect(answer.headers.vary).toContain('Origin')
  }
})

test('no other origin is let in, however alike it looks', async () => {
  for (const other of [
    'https://evil.example',
    'capacitor://localhost.evil.example',
    'capacitor://localhost:1',
    'CAPACITOR://LOCALHOST',
    'https://localhost',
    'ionic://localhost',
    'null',
  ]) {
    const asked = await preflight('/api/user/timezone', { origin: other })
    expect([other, asked.statusCode, corsHeadersOf(asked.headers)]).toEqual([other, 404, {}])
    const answer = await app.stranger.raw({ method: 'GET', url: '/api/config', headers: { origin: other } })
    expect([other, corsHeadersOf(answer.headers), answer.headers.vary]).toEqual([
      other,
      {},
      expect.stringContaining('Origin'),
    ])
  }
})

test('a bearer works from there, reading and writing, and refusals can be read too', async () => {
  const pair = await signInApp(app, 'ann')
  const answer = await app.stranger.raw({
    method: 'PUT',
    url: '/api/user/timezone',
    payload: { timezone: 'Europe/Zurich' },
    headers: { ...bearer(pair), origin, 'sec-fetch-site': 'cross-site' },
  })
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin])
  const refused = await app.stranger.raw({ method: 'GET', url: '/api/user', headers: { origin } })
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, origin])
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
})

test('a cookie that comes from there is not read', async () => {
  await app.as('ann').call(getUser)
  const cookie = await otherBrowser(app, 'ann')
  const read = await app.stranger.raw({ method: 'GET', url: '/api/user', headers: { origin, cookie } })
  expect(read.statusCode).toBe(401)
})

test('the app signs in and stays signed in from there, and no cookie is set', async () => {
  const headers = { origin, 'x-client-platform': 'ios' }
  const redeemed = await app.stranger.raw({
    method: 'POST',
    url: '/api/auth/redeem',
    payload: await newCode(app, 'ann'),
    headers,
  })
  const again = await app.stranger.raw({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refresh_token: redeemed.json().refresh_token },
    headers,
  })
  for (const answer of [redeemed, again])
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  await refreshed(app, again.json())
})

test('pages are for nobody else', async () => {
  const answer = await app.stranger.raw({ method: 'GET', url: '/api-of-nobody', headers: { origin } })
  expect(corsHeadersOf(answer.headers)).toEqual({})
})
