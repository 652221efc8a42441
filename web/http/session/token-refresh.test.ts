import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshTokens } from '#contract/access/tokens.ts'
import { request } from '../request.ts'
import { type Answer, listeningServer, memoryStorage, tokenEnding } from '../testing.ts'
import {
  dropTokens,
  keepTokens,
  refreshTokenKey,
  storedRefreshToken,
  tokenExpiryKey,
  tokenKey,
} from './token.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let renewal: Answer | (() => Answer)
let answerTo: (bearer: string | undefined) => Answer
const renewals = () => server.heard.filter(({ url }) => url === refreshTokens.path)
const reads = () => server.heard.filter(({ url }) => url === '/api/profile')
const read = () => request('GET', '/api/profile')
const pair = (token: string, refresh_token: string): Answer => ({
  status: 200,
  body: JSON.stringify({ token, refresh_token, expiresAt: new Date(Date.now() + 900_000).toISOString() }),
})

beforeAll(async () => {
  server = await listeningServer(({ url, headers }) => {
    if (url !== refreshTokens.path) return answerTo(headers.authorization)
    return typeof renewal === 'function' ? renewal() : renewal
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.heard.length = 0
  renewal = pair(tokenEnding(900), 'second')
  answerTo = () => ({ status: 200, body: '{}' })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubEnv('VITE_API_HOST', server.origin)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('a token with more than a minute left signs the request as it is', async () => {
  const token = tokenEnding(90)
  keepTokens({ token, refresh_token: 'first' })
  await read()
  expect(renewals()).toEqual([])
  expect(reads()[0]!.headers.authorization).toBe(`Bearer ${token}`)
})

test('within its last minute, and after its end, a token is renewed first, and the new one signs the request', async () => {
  for (const seconds of [50, -50]) {
    server.heard.length = 0
    const next = tokenEnding(900 + seconds)
    renewal = pair(next, 'second')
    keepTokens({ token: tokenEnding(seconds), refresh_token: 'first' })
    await read()
    expect(renewals().map(({ body }) => JSON.parse(body))).toEqual([{ refresh_token: 'first' }])
    expect(renewals()[0]!.headers.authorization).toBeUndefined()
    expect(reads()[0]!.headers.authorization).toBe(`Bearer ${next}`)
    expect(storedRefreshToken()).toBe('second')
    expect(Date.parse(localStorage.getItem(tokenExpiryKey)!)).toBeGreaterThan(Date.now() + 800_000)
  }
})

test('many requests at once renew once', async () => {
  keepTokens({ token: tokenEnding(-1), refresh_token: 'first' })
  await Promise.all(Array.from({ length: 8 }, read))
  expect(renewals()).toHaveLength(1)
  expect(new Set(reads().map(({ headers }) => headers.authorization)).size).toBe(1)
  expect(reads()[0]!.headers.authorization).toBeDefined()
})

test('a tab that waited while another one renewed uses what that one received', async () => {
  keepTokens({ token: tokenEnding(-1), refresh_token: 'first' })
  const theirs = tokenEnding(800)
  vi.stubGlobal('navigator', {
    locks: {
      async request(_name: string, work: () => Promise<void>) {
        keepTokens({ token: theirs, refresh_token: 'second' })
        await work()
      },
    },
  })
  await read()
  expect(renewals()).toEqual([])
  expect(reads()[0]!.headers.authorization).toBe(`Bearer ${theirs}`)
})

test('a refused refresh token is dropped with the rest, and the request goes unsigned', async () => {
  renewal = { status: 401, body: '{"message":"You are signed out.","code":"unauthenticated"}' }
  keepTokens({ token: tokenEnding(30), refresh_token: 'first' })
  await read()
  expect(reads()[0]!.headers.authorization).toBeUndefined()
  for (const key of [tokenKey, refreshTokenKey, tokenExpiryKey]) expect(localStorage.getItem(key)).toBeNull()
  await read()
  expect(renewals()).toHaveLength(1)
})

test('while the server cannot renew, the old token counts to its end, then requests go unsigned, and it is asked again', async () => {
  renewal = { status: 503 }
  const token = tokenEnding(30)
  keepTokens({ token, refresh_token: 'first' })
  await read()
  expect(reads()[0]!.headers.authorization).toBe(`Bearer ${token}`)
  keepTokens({ token: tokenEnding(-1), refresh_token: 'first' })
  await read()
  expect(reads()[1]!.headers.authorization).toBeUndefined()
  expect(storedRefreshToken()).toBe('first')
  const next = tokenEnding(900)
  renewal = pair(next, 'second')
  await read()
  expect(reads()[2]!.headers.authorization).toBe(`Bearer ${next}`)
})

test('an answer that is no pair of tokens changes nothing', async () => {
  renewal = { status: 200, body: '<html>Welcome to the hotel network</html>', type: 'text/html' }
  keepTokens({ token: tokenEnding(-1), refresh_token: 'first' })
  await read()
  expect(storedRefreshToken()).toBe('first')
})

test('whoever signs out while the tokens are renewed stays signed out', async () => {
  renewal = () => {
    dropTokens()
    return pair(tokenEnding(900), 'second')
  }
  keepTokens({ token: tokenEnding(-1), refresh_token: 'first' })
  await read()
  expect(reads()[0]!.headers.authorization).toBeUndefined()
  expect(storedRefreshToken()).toBeUndefined()
})

test('without a refresh token nothing is asked, and an ended token goes away', async () => {
  keepTokens({ token: tokenEnding(-1) })
  await read()
  expect(renewals()).toEqual([])
  expect(reads()[0]!.headers.authorization).toBeUndefined()
  expect(localStorage.getItem(tokenKey)).toBeNull()
})

test('a token that the server refuses before its end is renewed once, and the request sent again', async () => {
  const [early, next] = [tokenEnding(800), tokenEnding(900)]
  keepTokens({ token: early, refresh_token: 'first' })
  renewal = pair(next, 'second')
  answerTo = (bearer) => ({ status: bearer === `Bearer ${next}` ? 200 : 401, body: '{}' })
  const answers = await Promise.all([read(), read()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(renewals()).toHaveLength(1)
})

test('where the renewal is refused too the sign-in is over, and no token stands in the way of the next one', async () => {
  keepTokens({ token: tokenEnding(800), refresh_token: 'first' })
  renewal = { status: 401 }
  answerTo = (bearer) => ({ status: bearer ? 401 : 200, body: '{}' })
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
  await expect(read()).rejects.toMatchObject({ status: 401 })
  expect(reads()).toHaveLength(1)
  expect(storedRefreshToken()).toBeUndefined()
  expect((await read()).status).toBe(200)
})
