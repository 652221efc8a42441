import { expect, test } from 'vitest'
import { removeActivity } from '#contract/activities/activities.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { removeDrink } from '#contract/hydration/hydration.ts'
import { removeNutritionLog } from '#contract/nutrition/nutrition.ts'
import { ApiError } from '#web/http/api-error.ts'
import { apiOfEachTest } from '#web/http/testing.ts'
import type { EntryKind } from './outbox-store.ts'
import { logs, post, verdictOn, waitsAlone, withdraw } from './post-entry.ts'
import { waterEntry as entry } from './testing.ts'

const server = apiOfEachTest(() => ({ status: 200, body: '{"id":"x"}' }))

test('an entry is sent with its own key and moment, for the account that logged it', async () => {
  expect(await post(entry)).toEqual({ id: 'x' })
  expect(server.heard).toMatchObject([
    {
      method: 'POST',
      url: '/api/drinks/log',
      body: '{"drinkType":"water","volume":240}',
      headers: { 'idempotency-key': entry.id, 'x-account': 'ann', 'x-logged-at': '2026-11-21T12:30:00.000Z' },
    },
  ])
})

test('an entry that may have arrived is asked for by its key, then removed, for the same account', async () => {
  await withdraw(entry)
  expect(server.heard).toMatchObject([
    { method: 'POST', url: entry.path, headers: { 'idempotency-key': entry.id } },
    { method: 'DELETE', url: '/api/drinks/logs/x', headers: { 'x-account': 'ann' } },
  ])
})

test('the logs take entries back where the server says', () => {
  const removals: Record<EntryKind, Endpoint> = {
    meal: removeNutritionLog,
    sentence: removeNutritionLog,
    drink: removeDrink,
    activity: removeActivity,
  }
  for (const [kind, { path }] of Object.entries(removals))
    expect(`${logs[kind as keyof typeof logs]}/:id`).toBe(path)
})

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new DOMException('too long', 'TimeoutError'), 'unreachable'],
  [new ApiError(429, ''), 'unreachable'],
  [new ApiError(503, ''), 'unreachable'],
  [new ApiError(500, ''), 'failed'],
  [new ApiError(401, ''), 'signed-out'],
  [new ApiError(400, ''), 'refused'],
  [new ApiError(402, ''), 'refused'],
  [new ApiError(409, ''), 'refused'],
])('of %s the verdict is %s', (error, verdict) => {
  expect(verdictOn(error)).toBe(verdict)
})

test('a sentence waits alone while its model is away or has no place, and with all others while the server is', () => {
  const ours = (status: number) => new ApiError(status, '{"message":"Away.","code":"unavailable"}')
  const sentence = { kind: 'sentence' } as const
  expect([429, 503].map((status) => waitsAlone(sentence, ours(status)))).toEqual([true, true])
  expect(waitsAlone(sentence, ours(422))).toBe(false)
  expect(waitsAlone(sentence, new ApiError(503, 'Service Unavailable'))).toBe(false)
  expect(waitsAlone(sentence, new TypeError('Failed to fetch'))).toBe(false)
  expect(waitsAlone({ kind: 'drink' }, ours(503))).toBe(false)
})
