import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import { changeProfile, getProfile } from '#contract/account/profile.ts'
import { getWeightTrend, recordWeighIn, removeWeighIn } from '#contract/weight.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const today = '2026-11-21'
const weigh = (name: string, kilograms: number, measuredOn = today) =>
  app.as(name).call(recordWeighIn, { body: { kilograms, measuredOn } })
const trend = (name: string, query: { from?: string; to?: string } = {}) =>
  app.as(name).call(getWeightTrend, { query })
const profileWeight = async (name: string) => (await app.as(name).call(getProfile)).weight

test('a day holds one weight: a second one takes its place under the same id', async () => {
  const first = await weigh('ann', 71)
  const second = await weigh('ann', 70.456)
  expect(second).toEqual({ id: first.id, kilograms: 70.46, measuredOn: today })
  expect((await trend('ann')).points).toEqual([{ ...second, trend: 70.46 }])
})

test('the newest weight is the profile’s, whatever order they come in', async () => {
  await weigh('bob', 80, '2026-11-10')
  expect(await profileWeight('bob')).toBe(80)
  const newest = await weigh('bob', 79, '2026-11-20')
  await weigh('bob', 82, '2026-11-01')
  expect(await profileWeight('bob')).toBe(79)
  await app.as('bob').call(removeWeighIn, { params: { id: newest.id } })
  expect(await profileWeight('bob')).toBe(80)
})

test('removing an older weight leaves the profile alone, and removing the last one empties it', async () => {
  const older = await weigh('cy', 66, '2026-11-01')
  const newer = await weigh('cy', 65)
  await app.as('cy').call(removeWeighIn, { params: { id: older.id } })
  expect(await profileWeight('cy')).toBe(65)
  await app.as('cy').call(removeWeighIn, { params: { id: newer.id } })
  expect(await profileWeight('cy')).toBeNull()
})

test('a new weight in the profile is a weigh-in of today in the person’s own zone', async () => {
  const dot = app.as('dot')
  await dot.call(setTimezone, { body: { timezone: 'Pacific/Kiritimati' } })
  await dot.call(changeProfile, { body: { weight: 60.5 } })
  expect((await trend('dot')).points).toMatchObject([{ kilograms: 60.5, measuredOn: '2026-11-22' }])
})

test('a profile that is saved with the weight it had, or without one, records nothing', async () => {
  await weigh('eve', 60, '2026-11-01')
  await app.as('eve').call(changeProfile, { body: { weight: 60, height: 170 } })
  await app.as('eve').call(changeProfile, { body: { weight: null } })
  await app.as('eve').call(changeProfile, { body: { height: 171 } })
  expect((await trend('eve')).points).toHaveLength(1)
  expect(await profileWeight('eve')).toBeNull()
})

test('the trend forgets half in a week, and a gap counts by its length', async () => {
  await weigh('fay', 80, '2026-11-01')
  await weigh('fay', 84, '2026-11-08')
  await weigh('fay', 78, '2026-11-09')
  const { points, perWeek, weeks } = await trend('fay')
  expect(points.map((point) => point.trend)).toEqual([
    80,
    82,
    expect.closeTo(82 * 2 ** (-1 / 7) + 78 * (1 - 2 ** (-1 / 7)), 2),
  ])
  expect(perWeek).toBeCloseTo(((points[2]!.trend - 80) / 8) * 7, 1)
  expect(weeks).toBe(1)
})

test('a span shows its own days with a trend that remembers the ones before', async () => {
  await weigh('gil', 90, '2026-10-30')
  await weigh('gil', 80, '2026-11-06')
  const { points, perWeek } = await trend('gil', { from: '2026-11-01', to: '2026-11-06' })
  expect(points).toMatchObject([{ measuredOn: '2026-11-06', trend: 85 }])
  expect(perWeek).toBeNull()
  expect((await trend('gil', { to: '2026-11-05' })).points).toHaveLength(1)
})

test('without a span the last 90 days are shown', async () => {
  await weigh('hal', 70, '2026-08-24')
  await weigh('hal', 70, '2026-08-23')
  expect((await trend('hal')).points.map((point) => point.measuredOn)).toEqual(['2026-08-24'])
})

test('weights that come at the same time leave the newest in the profile', async () => {
  await app.as('ida').call(getUser)
  const days = Array.from({ length: 12 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
  await Promise.all(days.toReversed().map((day, at) => weigh('ida', 70 - at, day)))
  expect(await profileWeight('ida')).toBe(70)
})

test('a write that is sent twice is recorded once', async () => {
  const body = { kilograms: 70, measuredOn: today }
  const [one, two] = [1, 2].map(() => app.as('jo').call(recordWeighIn, { body, key: 'once' }))
  expect(await one).toEqual(await two)
})

test.each([
  ['kilograms', { kilograms: 19.9, measuredOn: today }],
  ['kilograms', { kilograms: 400.1, measuredOn: today }],
  ['measuredOn', { kilograms: 70, measuredOn: '2026-02-29' }],
  ['measuredOn', { kilograms: 70, measuredOn: '2026-11-22' }],
])('a wrong %s is refused by name', async (field, body) => {
  await expect(app.as('ann').call(recordWeighIn, { body })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { [field]: expect.any(String) } },
  })
})

test('nobody sees or removes another’s weights, and a stranger is asked to sign in', async () => {
  const { id } = await weigh('kim', 55)
  expect((await trend('lou')).points).toEqual([])
  await expect(app.as('lou').call(removeWeighIn, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(app.stranger.call(getWeightTrend, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
