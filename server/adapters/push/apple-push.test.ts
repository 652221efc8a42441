import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PushPayload } from '#contract/notifications.ts'
import { type ApnsReply, apnsDouble } from './apns-double.ts'
import { applePush } from './apple-push.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const payload: PushPayload = {
  id: '0196b2f0-0000-7000-8000-000000000001',
  title: 'Time for lunch',
  body: 'Log it in a few seconds.',
  url: '/nutrition',
  tag: 'meal_reminder:lunch',
  receipt: 'receipt-0123456789',
}
let service: Awaited<ReturnType<typeof apnsDouble>>
let lines: string[]
let clock: Date
beforeAll(async () => {
  service = await apnsDouble(publicKey)
})
beforeEach(() => {
  lines = []
  clock = new Date('2026-11-21T12:00:00Z')
})
afterAll(() => service.stop())

const adapter = (more: Partial<Parameters<typeof applePush>[0]> = {}) =>
  applePush({
    key: privateKey,
    keyId: 'KEY0000001',
    teamId: 'TEAM000001',
    topic: 'app.forkmile',
    sandbox: false,
    now: () => clock,
    log: { warn: (about, line) => void lines.push(`${line} ${JSON.stringify(about)}`) },
    address: service.address,
    ca: service.cert,
    timeoutMs: 1000,
    ...more,
  })
const replying = (device: string, reply: ApnsReply) => {
  service.replies.set(device, reply)
  return device
}

test('a phone gets the message for our app, signed with our key', async () => {
  expect(await adapter().send('a1b2c3d4', payload)).toBe('sent')
  const { device, headers, body, token } = service.received.at(-1)!
  expect(device).toBe('a1b2c3d4')
  expect(headers).toMatchObject({ 'apns-topic': 'app.forkmile', 'apns-collapse-id': payload.tag })
  expect(Number(headers['apns-expiration'])).toBe(clock.getTime() / 1000 + 4 * 3600)
  const { title, body: text, tag: _, ...rest } = payload
  expect(body).toMatchObject({ aps: { alert: { title, body: text } }, ...rest })
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', kid: 'KEY0000001' })
  expect(decodeJwt(token)).toEqual({ iss: 'TEAM000001', iat: clock.getTime() / 1000 })
})

test('one connection serves all messages, and one signature fifty minutes', async () => {
  const push = adapter()
  const { connections } = service.counts
  const tokenAfter = async (minutes: number) => {
    clock = new Date(Date.parse('2026-11-21T12:00:00Z') + minutes * 60_000)
    await push.send('a1b2c3d4', payload)
    return service.received.at(-1)!.token
  }
  const first = await tokenAfter(0)
  expect(await tokenAfter(49)).toBe(first)
  expect(await tokenAfter(50)).not.toBe(first)
  expect(service.counts.connections).toBe(connections + 1)
})

test.each<[ApnsReply, string]>([
  [{ status: 410, reason: 'Unregistered' }, 'gone'],
  [{ status: 400, reason: 'BadDeviceToken' }, 'gone'],
  [{ status: 400, reason: 'BadTopic' }, 'later'],
  [{ status: 429, reason: 'TooManyRequests' }, 'later'],
  [{ status: 503, reason: 'ServiceUnavailable' }, 'later'],
])('an answer of %j is “%s”', async (reply, outcome) => {
  expect(await adapter().send(replying('dead', reply), payload)).toBe(outcome)
})

test('a service that hangs is given up in time, and asked anew for the next message', async () => {
  const push = adapter({ timeoutMs: 100 })
  expect(await push.send(replying('silent', 'hang'), payload)).toBe('later')
  expect(await adapter().send('a1b2c3d4', payload)).toBe('sent')
  expect(await push.send('a1b2c3d4', payload)).toBe('sent')
})

test('a service that is away is no error of ours', async () => {
  expect(await adapter({ address: 'https://127.0.0.1:1' }).send('a1b2c3d4', payload)).toBe('later')
  expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('a token never changes what is asked of the service', async () => {
  for (const token of ['../../3/device/abc', 'a b', 'a\nb', 'a?b', '']) {
    expect(adapter().refuse(token)).toBe(/^[./\w]+$/.test(token) ? undefined : 'That is no device token.')
    const before = service.received.length
    await adapter().send(token, payload)
    for (const { device } of service.received.slice(before)) expect(decodeURIComponent(device)).toBe(token)
  }
})

test('the log names no token and nothing that was said', async () => {
  await adapter().send(replying('deadbeef', { status: 410, reason: 'Unregistered' }), payload)
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toMatch(/deadbeef|lunch|receipt-|bearer/i)
})
