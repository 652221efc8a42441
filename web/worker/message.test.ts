import { expect, test } from 'vitest'
import { getConfig } from '#contract/config.ts'
import {
  acknowledgeNotification,
  forgetDevice,
  type PushPayload,
  pushPayload,
  registerDevice,
} from '#contract/notifications.ts'
import { paths } from './calls.ts'
import { readMessage } from './message.ts'
import { words } from './words.ts'

const origin = 'https://forkmile.example'
const payload: PushPayload = {
  id: '0196b2f0-0000-7000-8000-000000000001',
  title: 'Time for lunch',
  body: 'Log it in a few seconds.',
  url: '/nutrition?day=2026-11-21',
  tag: 'meal_reminder:lunch',
  receipt: 'receipt-0123456789',
}
const read = (text: string | undefined) => readMessage(text, origin)
const change = (part: object) => JSON.stringify({ ...payload, ...part })

test('a message of the server is shown as it was written', () => {
  const { id: _, ...shown } = payload
  expect(read(JSON.stringify(pushPayload.parse(payload)))).toEqual(shown)
})

test.each([
  undefined,
  '',
  'hello',
  'null',
  '"text"',
  '[]',
  change({ title: undefined }),
  change({ title: '' }),
  change({ body: { text: 'Click here' } }),
  change({ title: 'x'.repeat(121) }),
  change({ receipt: 7 }),
])('of %s nothing is shown but that there is news', (text) => {
  expect(read(text)).toEqual({
    title: 'Forkmile',
    body: words.news,
    url: '/',
    tag: 'news',
    receipt: undefined,
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'nutrition',
  '//',
])('a message that leads to %s is not shown', (url) => {
  expect(read(change({ url }))).toMatchObject({ body: words.news, url: '/' })
})

test('the worker calls the paths that the server has', () => {
  expect(paths).toEqual({
    receipts: acknowledgeNotification.path,
    devices: registerDevice.path,
    config: getConfig.path,
  })
  expect(forgetDevice.path).toBe(paths.devices)
})
