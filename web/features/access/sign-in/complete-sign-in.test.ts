import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { redeemSignIn } from '#contract/access/tokens.ts'
import { getMe } from '#contract/access/user.ts'
import { storedRefreshToken, storedToken } from '#web/http/session/token.ts'
import { type Answer, listeningServer, memoryStorage, tokenEnding } from '#web/http/testing.ts'
import { ann } from '../testing.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { beginSignIn } from './pending-sign-in.ts'

const nobody = async () => null
const notBegun = { kind: 'sign-in-page', error: 'not_begun' }
const token = tokenEnding(900)
let server: Awaited<ReturnType<typeof listeningServer>>
let answers: Record<string, Answer>

beforeAll(async () => {
  server = await listeningServer(({ url }) => answers[url] ?? { status: 404 })
})
afterAll(() => server.close())
beforeEach(() => {
  server.heard.length = 0
  const pair = { token, refresh_token: 'next', expiresAt: '2026-11-20T10:15:00.000Z' }
  answers = {
    [getMe.path]: { status: 200, body: JSON.stringify(ann) },
    [redeemSignIn.path]: { status: 200, body: JSON.stringify(pair) },
  }
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubEnv('VITE_API_HOST', server.origin)
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
})

const complete = (
  query: Record<string, string>,
  path = '/auth/callback',
  whoIsIn: () => Promise<typeof ann | null> = nobody,
) => completeSignIn({ path, params: new URLSearchParams(query), whoIsIn })

test('a token with the state of this client is stored, its user fetched with it, and both stay', async () => {
  const { state } = beginSignIn('google')
  const done = await complete({ token, refresh_token: 'first', state })
  expect(done).toEqual({ kind: 'signed-in', user: ann, method: 'google' })
  expect(server.heard.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    [getMe.path, `Bearer ${token}`],
  ])
  expect([storedToken(), storedRefreshToken()]).toEqual([token, 'first'])
})

test('a token without a state, with another one, or with one that was used before is not even looked at', async () => {
  expect(await complete({ token })).toEqual(notBegun)
  const { state } = beginSignIn()
  expect(await complete({ token, state: 'guessed' })).toEqual(notBegun)
  expect(await complete({ token, refresh: 'r', state: '' }, '/auth/success')).toEqual(notBegun)
  expect(await complete({ code: 'one', state: 'guessed' })).toEqual(notBegun)
  expect(server.heard).toEqual([])
  expect(storedToken()).toBeUndefined()

  expect(await complete({ token, state })).toMatchObject({ kind: 'signed-in' })
  expect(await complete({ token, state })).toEqual(notBegun)
})

test('a state that was begun half an hour ago no longer counts', async () => {
  const { state } = beginSignIn()
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  expect(await complete({ token: tokenEnding(900), state })).toEqual(notBegun)
})

test('a code is redeemed with the verifier that only this client knows', async () => {
  const { state, challenge } = beginSignIn()
  expect(await complete({ code: 'one', state, provider: 'x' })).toMatchObject({
    kind: 'signed-in',
    method: 'x',
  })
  const { code, verifier } = JSON.parse(server.heard[0]!.body)
  expect(code).toBe('one')
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge)
  expect([storedToken(), storedRefreshToken()]).toEqual([token, 'next'])
})

test('a code that the server does not take fails with the server’s sentence', async () => {
  answers[redeemSignIn.path] = { status: 401, body: '{"message":"Start it again.","code":"unauthenticated"}' }
  const { state } = beginSignIn()
  expect(await complete({ code: 'one', state })).toEqual({
    kind: 'failed',
    error: 'Start it again.',
    text: 'Start it again.',
  })
})

test('without a token whoever is signed in already goes on, and anybody else is told that none came', async () => {
  expect(await complete({ provider: 'google' }, '/auth/callback', async () => ann)).toEqual({
    kind: 'signed-in',
    user: ann,
    method: 'google',
  })
  const none = { kind: 'failed', error: 'no_token', text: 'No authentication token received' }
  for (const path of ['/auth/callback', '/oauth-callback']) expect(await complete({}, path)).toEqual(none)
})

test('what is no valid token counts as none', async () => {
  for (const wrong of ['abc', 'a.b.c', tokenEnding(-1)]) {
    const { state } = beginSignIn()
    expect(await complete({ token: wrong, state })).toMatchObject({ kind: 'failed', error: 'no_token' })
  }
  expect(server.heard).toEqual([])
})

test('/auth/success needs both a token and a refresh token', async () => {
  const missing = { kind: 'sign-in-page', error: 'no_tokens' }
  const { state } = beginSignIn()
  const incomplete: Record<string, string>[] = [{}, { token, state }, { refresh: 'first', state }]
  for (const query of incomplete)
    expect(await complete(query, '/auth/success', async () => ann)).toEqual(missing)
  expect(await complete({ token, refresh: 'first', state }, '/auth/success')).toMatchObject({
    kind: 'signed-in',
  })
  expect(storedRefreshToken()).toBe('first')
})

test('a provider’s refusal is told by its description, and cut where it is longer than anybody reads', async () => {
  const { state } = beginSignIn()
  const told = (query: Record<string, string>) => complete({ ...query, token, state })
  const failed = (text: string) => ({ kind: 'failed', error: text, text })
  expect(await told({ error: 'access_denied', error_description: 'You said no.' })).toEqual(
    failed('OAuth error: You said no.'),
  )
  expect(await told({ error: 'access_denied' })).toEqual(failed('OAuth error: access_denied'))
  const long = await told({ error: 'x'.repeat(5000) })
  expect(long.kind === 'failed' && [long.error.length, long.text.length]).toEqual([200, 200])
  expect(server.heard).toEqual([])
})

test('a token whose user cannot be fetched is not kept', async () => {
  answers[getMe.path] = { status: 401, body: '{"message":"No.","code":"unauthenticated"}' }
  const { state } = beginSignIn()
  const text = 'Failed to fetch user data'
  expect(await complete({ token, refresh_token: 'first', state })).toEqual({
    kind: 'failed',
    error: text,
    text,
  })
  expect([storedToken(), storedRefreshToken()]).toEqual([undefined, undefined])
})
