import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import {
  changeActivity,
  energyOf,
  getActivity,
  getActivityRoute,
  getActivityStats,
  listRecentActivities,
  listRecords,
  recordTrack,
  removeActivity,
} from '#contract/activities/activities.ts'
import { decodePolyline } from '#contract/activities/track/polyline.ts'
import { laps, lengthOf, recorded, start, straight, walk } from '#contract/activities/track/testing.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { testApp } from '#server/testing.ts'
import { noise, sent, straightRun, within } from './track-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-05-12T18:00:00Z') })
})
afterAll(() => app.close())

test('a recorded run has the figures of its positions, whatever was stated, in the list, the totals and the dashboard', async () => {
  const ann = app.as('ann')
  await ann.call(changeProfile, { body: { weight: 60 } })
  const way = laps(13)
  const recording = recorded(walk(way, { speed: 4, ...noise, elevation: () => 30 }))
  const body = sent(recording, { distance: 42, pace: 1, speed: 99, elevation: 5, notes: 'Track day' })
  const { session: _, ...saved } = await ann.call(recordTrack, { body })
  const kilometres = lengthOf(way) / 1000
  const seconds = (recording.endedAt - recording.startedAt) / 1000
  expect(saved).toMatchObject({
    id: body.id,
    activityType: 'running',
    startTime: '2026-05-10T08:00:00.000Z',
    duration: seconds,
    source: 'live',
    hasRoute: true,
    notes: 'Track day',
    elevation: 0,
    day: '2026-05-10',
  })
  within(0.01, saved.distance, kilometres)
  within(0.01, saved.movingTime, seconds)
  within(0.02, saved.speed, 14.4)
  within(0.02, saved.pace, 60 / 14.4)
  expect(saved.caloriesBurned).toBe(energyOf('running', saved.movingTime! / 60, 60))

  const detail = await ann.call(getActivity, { params: { id: body.id } })
  expect(detail).toMatchObject(saved)
  expect(detail.splits.kilometres).toHaveLength(6)
  expect(detail.splits.miles).toHaveLength(4)
  for (const split of detail.splits.kilometres.slice(0, 5)) within(0.03, split.seconds, 250)
  within(0.03, detail.efforts['5k'], 1250)
  expect(detail.efforts['10k']).toBeUndefined()
  expect(detail.series.length).toBeGreaterThan(50)
  expect(detail.series.length).toBeLessThanOrEqual(500)

  expect(await ann.call(listRecentActivities, { query: {} })).toEqual([saved])
  expect(await ann.call(getActivityStats)).toMatchObject({ totalActivities: 1, totalDuration: seconds })
  const dashboard = await ann.call(getDashboardStats, { query: { date: '2026-05-10' } })
  expect(dashboard.today.burned).toBe(saved.caloriesBurned)
})

test('the same recording sent again and again is one activity, and counts once', async () => {
  const bob = app.as('bob')
  const body = sent(straightRun(1200))
  const answers = await Promise.all(Array.from({ length: 5 }, () => bob.call(recordTrack, { body })))
  const again = await bob.call(recordTrack, { body: { ...body, notes: 'Once more' } })
  for (const answer of [...answers, again]) expect(answer).toEqual(answers[0])
  expect(await bob.call(getActivityStats)).toMatchObject({
    totalActivities: 1,
    totalDistance: answers[0]!.distance,
  })
  // The id is a device's own choice: another person's stays theirs.
  const cleo = await app.as('cleo').call(recordTrack, { body: { ...body, notes: 'Mine' } })
  expect(cleo.notes).toBe('Mine')
  expect((await bob.call(getActivity, { params: { id: body.id } })).notes).toBeNull()
})

test('a pause counts neither way nor moving time, and laps are splits of their own', async () => {
  const dan = app.as('dan')
  const first = walk(straight(600), { speed: 3 })
  const rest = walk(straight(600), { speed: 3, from: { ...first.at(-1)!, t: first.at(-1)!.t + 300_000 } })
  const pause: [number, number] = [first.at(-1)!.t + 1000, rest[0]!.t - 1000]
  const recording = { ...recorded([...first, ...rest]), pauses: [pause], laps: [first[100]!.t, rest[50]!.t] }
  const saved = await dan.call(recordTrack, { body: sent(recording) })
  within(0.02, saved.distance, 1.2)
  within(0.02, saved.movingTime, 400)
  expect(saved.duration).toBeGreaterThan(690)
  const detail = await dan.call(getActivity, { params: { id: saved.id } })
  expect(detail.splits.laps).toHaveLength(3)
  within(0.05, detail.splits.laps[0]!.distance, 0.3)
  const { lines } = await dan.call(getActivityRoute, { params: { id: saved.id }, query: {} })
  expect(lines).toHaveLength(2)
})

test('a recording without positions is timed, with the distance that a person states and the beats of a strap', async () => {
  const eli = app.as('eli')
  const beats = Array.from({ length: 600 }, (_, at) => ({
    t: start.t + at * 1000,
    heartRate: at === 300 ? 255 : 130 + (at % 20),
  }))
  const still = { ...recorded([{ ...start, elevation: null, accuracy: 5, heartRate: null }]), positions: [] }
  const body = sent({ ...still, beats, endedAt: start.t + 600_000 }, { distance: 2.4 })
  const saved = await eli.call(recordTrack, { body })
  expect(saved).toMatchObject({
    duration: 600,
    movingTime: 600,
    distance: 2.4,
    speed: 14.4,
    avgHeartRate: 140,
    maxHeartRate: 149,
    hasRoute: false,
  })
  const params = { id: saved.id }
  expect(await eli.call(getActivityRoute, { params, query: {} })).toEqual({ lines: [], bounds: null })
  expect((await eli.call(getActivity, { params })).efforts).toEqual({})
})

test('a route is as fine as the zoom shows, and goes on past the date line', async () => {
  const fay = app.as('fay')
  const fiji = { ...start, lat: -16.8, lon: 179.99 }
  const { id } = await fay.call(recordTrack, {
    body: sent(recorded(walk(laps(4), { speed: 3, from: fiji }))),
  })
  const pointsAt = async (zoom: number) => {
    const { lines } = await fay.call(getActivityRoute, { params: { id }, query: { zoom } })
    return lines.flatMap((line) => decodePolyline(line)).length
  }
  const counts = [await pointsAt(5), await pointsAt(12), await pointsAt(16), await pointsAt(20)]
  expect(counts).toEqual([...counts].sort((one, other) => one - other))
  expect(counts[0]).toBeLessThan(counts[2]!)
  expect(await pointsAt(18)).toBe(counts[3])

  const across = recorded(walk(straight(6000), { speed: 10, from: fiji }))
  const ride = await fay.call(recordTrack, { body: sent(across, { activityType: 'cycling' }) })
  const drawn = await fay.call(getActivityRoute, { params: { id: ride.id }, query: {} })
  const [south, west, north, east] = drawn.bounds!
  expect([south, west].map((degrees) => degrees.toFixed(2))).toEqual(['-16.80', '179.99'])
  expect(north).toBeGreaterThan(south)
  expect(east).toBeGreaterThan(180)
  expect(decodePolyline(drawn.lines[0]!).at(-1)!.lon).toBeCloseTo(east, 3)
})

test('records are the fastest and the longest, and after a deletion those of what is left', async () => {
  const gus = app.as('gus')
  const day = 86_400_000
  const fast = await gus.call(recordTrack, { body: sent(straightRun(2000, 4)) })
  const slow = await gus.call(recordTrack, {
    body: sent(straightRun(5400, 3, { ...start, t: start.t + day })),
  })
  const held = async (type: 'running' | 'walking' = 'running') =>
    Object.fromEntries(
      (await gus.call(listRecords, { query: { type } })).map(({ record, activityId }) => [
        record,
        activityId,
      ]),
    )
  expect(await held()).toEqual({ '1k': fast.id, mile: fast.id, '5k': slow.id, longest: slow.id })
  const records = await gus.call(listRecords, { query: {} })
  within(0.03, records.find(({ record }) => record === '1k')!.value, 250)
  expect(records.find(({ record }) => record === 'longest')!.value).toBe(slow.distance)

  await gus.call(removeActivity, { params: { id: fast.id } })
  expect(await held()).toEqual({ '1k': slow.id, mile: slow.id, '5k': slow.id, longest: slow.id })
  await gus.call(changeActivity, { params: { id: slow.id }, body: { activityType: 'walking' } })
  expect(await held()).toEqual({})
  expect((await held('walking')).longest).toBe(slow.id)
})

test('another person cannot read my route, and a stranger cannot send one', async () => {
  const { id } = await app.as('mia').call(recordTrack, { body: sent(straightRun(300)) })
  const ned = app.as('ned')
  const missing = { code: 'not_found' }
  await expect(ned.call(getActivityRoute, { params: { id }, query: {} })).rejects.toMatchObject(missing)
  await expect(ned.call(getActivity, { params: { id } })).rejects.toMatchObject(missing)
  await expect(app.stranger.call(recordTrack, { body: sent(straightRun(300)) })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('a recorded run is named and rated from 1 to 10 by its owner, and other corrections keep the rating', async () => {
  const ann = app.as('rating')
  const body = sent(straightRun(3000))
  await ann.call(recordTrack, { body })
  const params = { id: body.id }
  expect((await ann.call(getActivity, { params })).effort).toBeNull()

  await ann.call(changeActivity, { params, body: { routeName: 'Canal loop', effort: 7 } })
  const rated = await ann.call(getActivity, { params })
  expect(rated).toMatchObject({ routeName: 'Canal loop', effort: 7, source: 'live', hasRoute: true })
  for (const effort of [0, 11, 6.5])
    await expect(ann.call(changeActivity, { params, body: { effort } })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { effort: expect.any(String) } },
    })
  await expect(app.as('other').call(changeActivity, { params, body: { effort: 1 } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await ann.call(changeActivity, { params, body: { notes: 'Windy' } })
  expect((await ann.call(getActivity, { params })).effort).toBe(7)
  await ann.call(changeActivity, { params, body: { effort: null } })
  expect((await ann.call(getActivity, { params })).effort).toBeNull()
})
