import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '#server/testing.ts'
import { type Double, startDouble } from './double.ts'
import { browserOf, sentenceIn } from './testing.ts'

let double: Double
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  double = await startDouble()
  // X has a fixed address; requests to it are redirected to the double.
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
    real(String(address).replace('https://api.x.com', double.address), init),
  )
  app = await testApp({ env: { X_CLIENT_ID: 'ours', X_CLIENT_SECRET: 'a secret' } })
  double.answers['/2/oauth2/token'] = { body: { access_token: 'theirs', token_type: 'bearer' } }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await double.stop()
})

const person = '/2/users/me?user.fields=confirmed_email'
const challenge = createHash('sha256').update('a verifier').digest('base64url')

async function comeBack(begin: string) {
  const browser = browserOf(app)
  const page = new URL((await browser.open(begin)).location)
  const { location } = await browser.open(`/api/callback?code=theirs&state=${page.searchParams.get('state')}`)
  return { browser, page, location }
}

test('X cannot be asked to wait for a click, so our page asks before the app gets its code', async () => {
  double.answers[person] = { body: { data: { id: '1', name: 'Ann A', confirmed_email: 'ann@example.com' } } }
  const query = `method=x&platform=ios&state=of-the-app&challenge=${challenge}`
  const { browser, page, location } = await comeBack(`/api/login?${query}`)
  expect(page.origin).toBe('https://x.com')
  expect(location).toBe('/login?platform=ios')
  const onward = await browser.open('/api/auth/continue', { method: 'POST' })
  expect(onward.answer.json().location).toMatch(/^forkmile:\/\/auth\/callback\?code=.*state=of-the-app/)
})

test('without an address that X has confirmed there is no account, and people are told why', async () => {
  double.answers[person] = { body: { data: { id: '2', name: 'Bob' } } }
  const { location } = await comeBack('/api/login?method=x')
  expect(sentenceIn(location)).toMatch(/^X has not confirmed your email address/)
})

test('while X is away, people are told to try again', async () => {
  double.answers['/2/oauth2/token'] = { status: 503, body: {} }
  const { location } = await comeBack('/api/login?method=x')
  expect(sentenceIn(location)).toBe('X cannot be reached just now. Try again shortly.')
})
