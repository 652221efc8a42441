import { expect, test } from 'vitest'
import { upload as uploadWorkout } from '#web/features/training/player/completion-queue.ts'
import { apiOfEachTest } from '#web/http/testing.ts'
import { upload } from './recording-queue.ts'

const server = apiOfEachTest(() => ({ status: 200, body: '{"duration":600,"caloriesBurned":80}' }))

const id = '0199a0c0-0000-7000-8000-000000000001'
const startedAt = Date.UTC(2026, 10, 21, 12)

test('a recording that waited is sent under its own key, for the account that made it and no other', async () => {
  const kept = {
    ...{ id, userId: 'ann', activityType: 'yoga' as const, startedAt, endedAt: startedAt + 600_000 },
    ...{ pauses: [], pausedAt: null, laps: [], kilograms: null, calories: 80, state: 'waiting' as const },
  }
  await upload(kept, [])
  expect(server.heard[0]).toMatchObject({
    url: '/api/activities/track',
    headers: { 'idempotency-key': id, 'x-account': 'ann' },
  })
})

test('so is a workout that the coach led', async () => {
  await uploadWorkout({ id, userId: 'ann', body: { id, title: 'Core' } as never })
  expect(server.heard[0]).toMatchObject({
    method: 'POST',
    headers: { 'idempotency-key': id, 'x-account': 'ann' },
  })
})
