import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signIn, signUp } from '#contract/access/access.ts'
import { addressOf } from './address.ts'
import { ApiError, errorText, isPlanError, planRefusal } from './api-error.ts'
import { request } from './request.ts'
import { tokenKey } from './session/token.ts'
import { type Answer, listeningServer } from './testing.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let answer: Answer
const last = () => server.heard.at(-1)!

beforeAll(async () => {
  server = await listeningServer(() => answer)
})
afterAll(() => server.close())
beforeEach(() => {
  answer = { status: 200, body: '{"ok":true}' }
})

const tokenEnding = (seconds: number) =>
  `e30.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + seconds })).toString('base64url')}.s`

function keepToken(token: string) {
  const kept = new Map([[tokenKey, token]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

test('a read accepts JSON and sends no content type', async () => {
  await request('GET', `${server.origin}/api/profile`)
  expect(last()).toMatchObject({
    method: 'GET',
    url: '/api/profile',
    headers: { accept: 'application/json' },
  })
  expect(last().headers['content-type']).toBeUndefined()
  expect(last().headers.authorization).toBeUndefined()
})

test('every request sends credentials, except from the iOS app’s own pages, which may not', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await request('GET', `${server.origin}/api/profile`)
  expect(fetched.mock.calls[0]![1]).toMatchObject({ credentials: 'include' })
  vi.stubGlobal('location', new URL('capacitor://localhost/dashboard'))
  await request('GET', `${server.origin}/api/profile`)
  expect(fetched.mock.calls[1]![1]).toMatchObject({ credentials: 'omit' })
})

test('a payload goes as JSON, and a form as multipart without the JSON content type', async () => {
  await request('POST', `${server.origin}/api/drinks/log`, { volume: 240 })
  expect(last().headers['content-type']).toBe('application/json')
  expect(last().body).toBe('{"volume":240}')

  const form = new FormData()
  form.append('notes', 'two eggs')
  await request('POST', `${server.origin}/api/nutrition/analyze`, form)
  expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(last().body).toContain('two eggs')
})

test('a stored token that is valid signs the request; an expired one is removed and the request goes unsigned', async () => {
  const valid = tokenEnding(60)
  keepToken(valid)
  await request('GET', `${server.origin}/api/profile`)
  expect(last().headers.authorization).toBe(`Bearer ${valid}`)

  const kept = keepToken(tokenEnding(-60))
  await request('GET', `${server.origin}/api/profile`)
  expect(last().headers.authorization).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('the iOS app says what it is, the web says nothing', async () => {
  await request('GET', `${server.origin}/api/profile`)
  expect(last().headers['x-client-platform']).toBeUndefined()

  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' })
  await request('GET', `${server.origin}/api/profile`)
  expect(last().headers).toMatchObject({ 'x-client-platform': 'ios', 'x-client-version': '3.7' })
})

test('a path goes to the API’s host, an address that starts with http is used as it is', () => {
  expect(addressOf('/api/user', undefined)).toBe('/api/user')
  expect(addressOf('/api/user', 'https://forkmile.example')).toBe('https://forkmile.example/api/user')
  expect(addressOf('http://elsewhere.example/a', 'https://forkmile.example')).toBe(
    'http://elsewhere.example/a',
  )
})

test('a refusal raises "status: text", carries what the server said, and is no console error', async () => {
  const error = vi.spyOn(console, 'error')
  const body = { message: 'Name the food.', code: 'invalid', fields: { foodName: 'Name the food.' } }
  answer = { status: 400, body: JSON.stringify(body) }
  const refused = await request('POST', `${server.origin}/api/nutrition/log`, {}).catch((caught) => caught)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused.message).toBe(`400: ${JSON.stringify(body)}`)
  expect(refused).toMatchObject({ status: 400, code: 'invalid', fields: { foodName: 'Name the food.' } })
  expect(errorText(refused)).toBe('Name the food.')
  expect(error).not.toHaveBeenCalled()
})

test('without a text the status text stands in the message', async () => {
  answer = { status: 404 }
  await expect(request('GET', `${server.origin}/api/nothing`)).rejects.toThrow('404: Not Found')
})

test('a failure of the server is logged as an error with status, status text and body', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = { status: 503, body: '{"message":"Away.","code":"unavailable"}' }
  await expect(request('GET', `${server.origin}/api/profile?date=2026-11-20`)).rejects.toThrow('503: ')
  expect(error.mock.calls[0]!.slice(1)).toEqual([503, 'Service Unavailable', answer.body])
})

test('the answers of signing in and up are handed back instead of raised', async () => {
  answer = { status: 401, body: '{"message":"No.","code":"unauthenticated"}' }
  vi.stubEnv('VITE_API_HOST', server.origin)
  for (const { path } of [signIn, signUp]) expect((await request('POST', path, {})).status).toBe(401)
  await expect(request('POST', '/api/auth/reset-password', {})).rejects.toThrow('401: ')
})

test('a 402 is a plan’s refusal, and a used-up quota says when it starts again', () => {
  const used = new ApiError(
    402,
    JSON.stringify({
      message: 'Used up.',
      code: 'quota_exceeded',
      limit: 10,
      used: 10,
      resetsAt: '2026-12-01T06:00:00Z',
    }),
  )
  expect(isPlanError(used)).toBe(true)
  expect(planRefusal(used).text).toMatch(/^10 of 10 used this month.*December 1, 2026/)
  expect(planRefusal(used).usedUp).toEqual({ used: 10, limit: 10 })
  expect(isPlanError(new ApiError(403, ''))).toBe(false)
})

test('what only Pro holds is offered by its name, anything else as a plan to choose', () => {
  const refused = (plan: string) =>
    planRefusal(
      new ApiError(402, JSON.stringify({ message: 'No.', code: 'payment_required', limit: 0, plan })),
    )
  expect(refused('pro')).toMatchObject({ title: 'Part of the Pro Plan', upgrade: 'pro' })
  expect(refused('plus')).toEqual({ title: 'Payment Method Required', text: 'No.' })
})

test('without a network people are told so', async () => {
  const lost = await request('GET', 'http://127.0.0.1:9/api/profile').catch((caught) => caught)
  expect(errorText(lost)).toMatch(/cannot be reached/)
})
