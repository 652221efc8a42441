import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PushPayload } from '#contract/notifications.ts'
import { browserPush } from './browser-push.ts'
import { type PushReply, pushServiceDouble } from './push-service-double.ts'
import { browserKeys } from './sealed-message.ts'
import { makeVapidKeys } from './vapid-keys.ts'
import { words } from './words.ts'

const keys = makeVapidKeys()
const payload: PushPayload = {
  id: '0196b2f0-0000-7000-8000-000000000001',
  title: 'Zeit für Mittagessen 🍲',
  body: 'Log it in a few seconds.',
  url: '/nutrition',
  tag: 'meal_reminder:lunch',
  receipt: 'receipt-0123456789',
}
let service: Awaited<ReturnType<typeof pushServiceDouble>>
let lines: string[]
beforeAll(async () => {
  service = await pushServiceDouble()
})
beforeEach(() => {
  lines = []
})
afterAll(() => service.stop())

const log = { warn: (about: object, line: string) => void lines.push(`${line} ${JSON.stringify(about)}`) }
const adapter = (more: Partial<Parameters<typeof browserPush>[0]> = {}) =>
  browserPush({
    keys,
    contact: 'mailto:help@forkmile.example',
    log,
    timeoutMs: 1000,
    allowedHosts: [service.host],
    ca: service.cert,
    ...more,
  })
const sendTo = (reply: PushReply) => adapter().send(service.subscribe(keys.publicKey, reply), payload)

test('a browser reads exactly what was sent, signed by us', async () => {
  const token = service.subscribe(keys.publicKey)
  expect(await adapter().send(token, payload)).toBe('sent')
  const { endpoint, text, headers, claims } = service.received.at(-1)!
  expect(endpoint).toBe(JSON.parse(token).endpoint)
  expect(JSON.parse(text)).toEqual(payload)
  expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:help@forkmile.example' })
  expect(headers).toMatchObject({
    urgency: 'high',
    ttl: '14400',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })
})

test('the key under which browsers subscribed is the one that signs', async () => {
  const other = service.subscribe(makeVapidKeys().publicKey)
  expect(await adapter().send(other, payload)).toBe('later')
  expect(lines).toEqual([expect.stringContaining('403')])
})

test.each<[PushReply, string]>([
  [200, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [413, 'later'],
])('an answer of %s is “%s”', async (reply, outcome) => {
  expect(await sendTo(reply)).toBe(outcome)
})

test.each<PushReply>(['hang', 'trickle'])('a service that does “%s” is given up in time', async (reply) => {
  const token = service.subscribe(keys.publicKey, reply)
  expect(await adapter({ timeoutMs: 100 }).send(token, payload)).toBe('later')
})

test('a redirect is not followed', async () => {
  const before = service.received.length
  const { endpoint } = JSON.parse(service.subscribe(keys.publicKey))
  expect(await sendTo({ redirect: endpoint })).toBe('later')
  expect(service.received).toHaveLength(before)
})

test('a certificate that nobody vouches for is not believed', async () => {
  const before = service.received.length
  expect(await adapter({ ca: undefined }).send(service.subscribe(keys.publicKey), payload)).toBe('later')
  expect(service.received).toHaveLength(before)
})

test('the log names services and codes, never an endpoint, a key or what was said', async () => {
  for (const reply of [429, 500, 'hang'] as const)
    await adapter({ timeoutMs: 100 }).send(service.subscribe(keys.publicKey, reply), payload)
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toMatch(new RegExp(`/push/|p256dh|receipt-|Mittag|${keys.privateKey}`))
})

const subscribedAt = (endpoint: string) => JSON.stringify({ ...valid(), endpoint })
function valid() {
  const p256dh = browserKeys(randomBytes(16)).pair.getPublicKey('base64url')
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc:def',
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  }
}

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  'https://web.push.apple.com/QK',
])('%s is a push service', (endpoint) => {
  expect(adapter().refuse(subscribedAt(endpoint))).toBeUndefined()
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://someone@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/push',
  'https://127.0.0.1:1/push',
  'https://[::1]/push',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/push',
  'file:///etc/passwd',
])('%s is refused when it is saved, and nothing is sent there', async (endpoint) => {
  const token = subscribedAt(endpoint)
  expect(adapter().refuse(token)).toBe(words.notAPushService)
  expect(await adapter().send(token, payload)).toBe('off')
})

test('a host that the settings name is a push service until they no longer do', async () => {
  const token = service.subscribe(keys.publicKey)
  expect(adapter().refuse(token)).toBeUndefined()
  expect(adapter({ allowedHosts: [] }).refuse(token)).toBe(words.notAPushService)
  expect(await adapter({ allowedHosts: [] }).send(token, payload)).toBe('off')
})

test('what no browser wrote is no subscription', () => {
  const { endpoint, keys: own } = valid()
  const offCurve = Buffer.alloc(65, 7)
  offCurve[0] = 4
  const strange = [
    'a token',
    'null',
    '[]',
    JSON.stringify({ endpoint }),
    JSON.stringify({ endpoint: 'push', keys: own }),
    JSON.stringify({ endpoint, keys: { ...own, auth: randomBytes(15).toString('base64url') } }),
    JSON.stringify({ endpoint, keys: { ...own, auth: '!!!!!!!!!!!!!!!!!!!!!!' } }),
    JSON.stringify({ endpoint, keys: { ...own, p256dh: randomBytes(64).toString('base64url') } }),
    JSON.stringify({ endpoint, keys: { ...own, p256dh: offCurve.toString('base64url') } }),
  ]
  expect(strange.map((token) => adapter().refuse(token))).toEqual(strange.map(() => words.notASubscription))
})
