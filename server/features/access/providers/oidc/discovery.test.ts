import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Double, startDouble } from '../double.ts'
import { ProviderAway } from '../provider.ts'
import { discovered } from './discovery.ts'

const path = '/.well-known/openid-configuration'
let double: Double
let document: Record<string, unknown>
beforeAll(async () => {
  double = await startDouble()
})
afterAll(() => double.stop())
beforeEach(() => {
  double.asked.length = 0
  document = {
    issuer: `${double.address}/`,
    authorization_endpoint: `${double.address}/page`,
    token_endpoint: `${double.address}/token`,
    jwks_uri: `${double.address}/keys`,
  }
  double.answers[path] = { body: document }
})

test('an issuer is asked about itself once, however many sign in', async () => {
  const addresses = discovered(double.address)
  const [first, second] = await Promise.all([addresses(), addresses()])
  expect(await addresses()).toBe(first)
  expect(second).toBe(first)
  expect(first).toMatchObject({
    metadata: { issuer: `${double.address}/`, authorization_response_iss_parameter_supported: false },
    basic: true,
  })
  expect(double.asked).toHaveLength(1)
})

test('an issuer that was away is asked again when the next person comes', async () => {
  const addresses = discovered(double.address)
  double.answers[path] = { status: 503, body: {} }
  await expect(addresses()).rejects.toThrow(ProviderAway)
  double.answers[path] = { body: document }
  expect((await addresses()).metadata.token_endpoint).toBe(`${double.address}/token`)
})

test.each([
  ['names another issuer', { issuer: 'https://evil.example' }],
  ['has a page where anyone listens', { authorization_endpoint: 'http://issuer.example/page' }],
  ['has a page that is a script', { authorization_endpoint: 'javascript:alert(1)' }],
  ['has no keys', { jwks_uri: undefined }],
  ['takes its secret nowhere', { token_endpoint: '/token' }],
])('an issuer that %s is not used', async (_what, change) => {
  double.answers[path] = { body: { ...document, ...change } }
  await expect(discovered(double.address)()).rejects.toThrow(ProviderAway)
})
