import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeActivity,
  getActivity,
  getActivityStats,
  recordTrack,
} from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import { lengthOf, recorded, start, straight, walk } from '#contract/activities/track/testing.ts'
import { testApp } from '#server/testing.ts'
import { refusedOn, sent, straightRun, within } from './track-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-05-12T18:00:00Z') })
})
afterAll(() => app.close())

test('recordings that cannot be are refused by field', async () => {
  const ida = app.as('ida')
  const track = toColumns(straightRun(300))
  const now = app.clock.now.getTime()
  const bad: [string, Partial<typeof track>][] = [
    ['track.time', { time: [] }],
    ['track.time', { time: track.time.map((t) => t + 0.5) }],
    ['track.lat', { lat: track.lat.slice(1) }],
    ['track.lat', { lat: [91_000_000, ...track.lat.slice(1)] }],
    ['track.lat', { lon: [-180_000_001, ...track.lon.slice(1)] }],
    ['track.lat', { lat: Array(172_801).fill(0) }],
    ['track.endedAt', { endedAt: track.startedAt }],
    ['track.endedAt', { endedAt: track.startedAt + 48 * 3_600_000 + 1 }],
    ['track.startedAt', { startedAt: now + 301_000, endedAt: now + 400_000 }],
    ['track.startedAt', { startedAt: -1e15 }],
    ['track.startedAt', { startedAt: Number.MAX_SAFE_INTEGER, endedAt: Number.MAX_SAFE_INTEGER }],
  ]
  for (const [field, change] of bad) {
    const body = { id: randomUUID(), activityType: 'running' as const, track: { ...track, ...change } }
    await expect(ida.call(recordTrack, { body }), field).rejects.toMatchObject(refusedOn(field))
  }
  const beats = { avgHeartRate: 150, maxHeartRate: 140 }
  await expect(ida.call(recordTrack, { body: sent(straightRun(300), beats) })).rejects.toMatchObject(
    refusedOn('maxHeartRate'),
  )
  expect((await ida.call(getActivityStats)).totalActivities).toBe(0)
})

test('sensors out of order cost no activity: what cannot be is left out', async () => {
  const kim = app.as('kim')
  const positions = walk(straight(900), { speed: 3 }).map((one, at) => ({
    ...one,
    elevation: at % 60 < 30 ? 20_000 : -1000,
    heartRate: at % 2 ? 0 : 120,
    accuracy: at % 5 ? 4 : 1e6,
  }))
  const wild = { ...recorded(positions), pauses: [[start.t + 9e9, start.t]] as [number, number][], laps: [1] }
  const saved = await kim.call(recordTrack, { body: sent(wild) })
  within(0.02, saved.distance, 0.9)
  expect(saved).toMatchObject({ avgHeartRate: 120, maxHeartRate: 120 })
  // Two days up and down at 2.5 m a second: more ascent than plausible.
  const long = Array.from({ length: 17_000 }, (_, at) => ({
    ...positions[(at * 10) % 300]!,
    t: start.t + at * 10_000,
  }))
  const mad = long.map((one, at) => ({ ...one, elevation: 25 * Math.abs((at % 400) - 200) }))
  const kept = await kim.call(recordTrack, { body: sent(recorded(mad)) })
  expect(kept).toMatchObject({ duration: 169_990, elevation: null })
  expect((await kim.call(getActivity, { params: { id: kept.id } })).descent).toBeNull()
})

test('two days with a position a second are taken', async () => {
  const way = straight(172_790)
  const recording = recorded(walk(way, { speed: 1 }))
  const saved = await app.as('lou').call(recordTrack, { body: sent(recording, { activityType: 'walking' }) })
  expect(saved.duration).toBe(172_790)
  within(0.01, saved.distance, lengthOf(way) / 1000)
})

test('what was measured cannot be typed over, the rest can', async () => {
  const hal = app.as('hal')
  const { session: _, ...saved } = await hal.call(recordTrack, { body: sent(straightRun(1500)) })
  const params = { id: saved.id }
  const later = new Date(start.t + 1000).toISOString()
  for (const [field, body] of [
    ['distance', { distance: 5 }],
    ['duration', { duration: 60 }],
    ['startTime', { startTime: later }],
    ['pace', { pace: 2 }],
  ] as const)
    await expect(hal.call(changeActivity, { params, body }), field).rejects.toMatchObject(refusedOn(field))
  const body = { distance: saved.distance, startTime: saved.startTime, notes: 'Windy', caloriesBurned: 99 }
  expect(await hal.call(changeActivity, { params, body })).toEqual({
    ...saved,
    notes: 'Windy',
    caloriesBurned: 99,
  })
})
