import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import {
  activityTypes,
  changeActivity,
  energyOf,
  getActivity,
  getActivityRoute,
  getActivityStats,
  getRoutePrivacy,
  listRecentActivities,
  listRecords,
  logActivity,
  logGolfRound,
  removeActivity,
  setRoutePrivacy,
} from '#contract/activities/activities.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

/** As the tracking screen sends it: three miles in half an hour. */
const run = {
  activityType: 'running' as const,
  startTime: '2026-11-21T12:00:00.000Z',
  duration: 1800,
  distance: 4.82802,
  notes: 'Along the river',
  caloriesBurned: 404,
  routeName: 'Running Session',
  weather: '',
  temperature: null,
  coordinates: null,
  averageSpeed: 6,
}
const round = { course: 'The Old Nine', holes: Array.from({ length: 9 }, () => ({ par: 4, strokes: 5 })) }
const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})

test('a logged activity is in the list, the totals and the dashboard, and gone from all when it is removed', async () => {
  const ann = app.as('ann')
  expect(await ann.call(getActivityStats)).toEqual({
    totalActivities: 0,
    totalDistance: 0,
    totalDuration: 0,
    totalCalories: 0,
  })
  const logged = await ann.call(logActivity, { body: run })
  expect(logged).toMatchObject({
    activityType: 'running',
    startTime: run.startTime,
    endTime: '2026-11-21T12:30:00.000Z',
    duration: 1800,
    movingTime: null,
    distance: 4.828,
    averageSpeed: 6,
    caloriesBurned: 404,
    notes: run.notes,
    routeName: run.routeName,
    weather: null,
    temperature: null,
    source: 'manual',
    hasRoute: false,
    golf: null,
    day: '2026-11-21',
  })
  expect(logged.pace).toBeCloseTo(6.214, 3)
  expect(logged.speed).toBeCloseTo(9.656, 3)
  expect(await ann.call(listRecentActivities, { query: {} })).toEqual([logged])
  expect(await ann.call(getActivityStats)).toEqual({
    totalActivities: 1,
    totalDistance: 4.828,
    totalDuration: 1800,
    totalCalories: 404,
  })
  const dashboard = await ann.call(getDashboardStats, { query: {} })
  expect(dashboard).toMatchObject({ totalWorkouts: 1, totalDistance: 3, streakDays: 1, consistencyStreak: 1 })
  expect(dashboard.today.burned).toBe(404)
  expect(dashboard.week.find(({ day }) => day === '2026-11-21')).toMatchObject({ workouts: 1, logged: true })

  await ann.call(removeActivity, { params: { id: logged.id } })
  expect(await ann.call(listRecentActivities, { query: {} })).toEqual([])
  expect(await ann.call(getActivityStats)).toMatchObject({ totalActivities: 0, totalDistance: 0 })
  const after = await ann.call(getDashboardStats, { query: {} })
  expect(after).toMatchObject({ totalWorkouts: 0, totalDistance: 0, streakDays: 0 })
  expect(after.today.burned).toBe(0)
})

test('every figure of the manual log comes back, and what is left out follows from the rest', async () => {
  const ben = app.as('ben')
  const whole = {
    activityType: 'cycling' as const,
    startTime: '2026-11-20T07:00:00+02:00',
    endTime: '2026-11-20T08:30:00+02:00',
    duration: 5400,
    distance: 32.19,
    pace: 2.8,
    speed: 21.46,
    caloriesBurned: 827,
    avgHeartRate: 141,
    maxHeartRate: 172,
    elevation: 210.5,
    notes: 'Windy\nbut good',
    routeName: 'Lake loop',
    weather: 'windy',
    temperature: -2.5,
  }
  const times = { startTime: '2026-11-20T05:00:00.000Z', endTime: '2026-11-20T06:30:00.000Z' }
  expect(await ben.call(logActivity, { body: whole })).toMatchObject({ ...whole, ...times })
  const bare = { startTime: run.startTime, duration: 2700 }
  for (const activityType of activityTypes) {
    const logged = await ben.call(logActivity, { body: { ...bare, activityType } })
    const none = { distance: null, pace: null, speed: null, averageSpeed: null, elevation: null }
    expect(logged).toMatchObject({ ...none, caloriesBurned: energyOf(activityType, 45) })
  }
  const absurd = await ben.call(logActivity, { body: { ...bare, activityType: 'walking', distance: 0.001 } })
  expect(absurd).toMatchObject({ distance: 0.001, pace: null })
})

test('a retry with the same key logs once', async () => {
  const cy = app.as('cy')
  const sent = Array.from({ length: 20 }, () => cy.call(logActivity, { body: run, key: 'tap-1' }))
  expect(new Set((await Promise.all(sent)).map(({ id }) => id)).size).toBe(1)
  expect((await cy.call(getActivityStats)).totalActivities).toBe(1)
})

test('a correction moves the difference, to another day too, and pace follows the distance', async () => {
  const dee = app.as('dee')
  const { id } = await dee.call(logActivity, { body: run })
  const longer = await dee.call(changeActivity, { params: { id }, body: { duration: 3600, distance: 10 } })
  expect(longer).toMatchObject({
    duration: 3600,
    distance: 10,
    pace: 6,
    speed: 10,
    endTime: '2026-11-21T13:00:00.000Z',
    notes: run.notes,
    caloriesBurned: 404,
  })
  const moved = await dee.call(changeActivity, {
    params: { id },
    body: { startTime: '2026-11-19T12:00:00Z', notes: null, caloriesBurned: 500 },
  })
  expect(moved).toMatchObject({
    day: '2026-11-19',
    endTime: '2026-11-19T13:00:00.000Z',
    notes: null,
    speed: 10,
    caloriesBurned: 500,
  })
  const { today } = await dee.call(getDashboardStats, { query: {} })
  expect(today.burned).toBe(0)
  const then = await dee.call(getDashboardStats, { query: { date: '2026-11-19' } })
  expect(then.today.burned).toBe(500)
  expect(await dee.call(getActivityStats)).toEqual({
    totalActivities: 1,
    totalDistance: 10,
    totalDuration: 3600,
    totalCalories: 500,
  })
})

test('a day stays the one of the zone in which it was logged', async () => {
  const dot = app.as('dot')
  await dot.call(setTimezone, { body: { timezone: 'Pacific/Auckland' } })
  const logged = await dot.call(logActivity, { body: run })
  expect(logged.day).toBe('2026-11-22')
  await dot.call(setTimezone, { body: { timezone: 'America/Chicago' } })
  const change = { params: { id: logged.id }, body: { notes: 'Early' } }
  expect((await dot.call(changeActivity, change)).day).toBe('2026-11-22')
})

test('on days that are an hour shorter or longer, an activity counts for the day on which it began', async () => {
  const dst = app.as('dst')
  await dst.call(setTimezone, { body: { timezone: 'America/Chicago' } })
  for (const [startTime, day] of [
    ['2026-03-08T05:59:59Z', '2026-03-07'],
    ['2026-03-08T06:00:00Z', '2026-03-08'],
    ['2026-03-09T04:59:59Z', '2026-03-08'],
    ['2026-03-09T05:00:00Z', '2026-03-09'],
    ['2026-11-01T04:59:59Z', '2026-10-31'],
    ['2026-11-01T05:00:00Z', '2026-11-01'],
    ['2026-11-02T05:59:59Z', '2026-11-01'],
    ['2026-11-02T06:00:00Z', '2026-11-02'],
  ] as const) {
    const logged = await dst.call(logActivity, { body: { ...run, startTime } })
    expect(logged.day, startTime).toBe(day)
    const ofDay = await dst.call(listRecentActivities, { query: { from: day, to: day } })
    expect(ofDay.map(({ id }) => id)).toContain(logged.id)
    expect(ofDay.every((one) => one.day === day)).toBe(true)
  }
})

test('a round of golf is an activity with its scorecard; its energy counts the person’s own weight', async () => {
  const eve = app.as('eve')
  const body = { startTime: '2026-11-21T09:00:00Z', duration: 7200, round }
  const first = await eve.call(logGolfRound, { body })
  expect(first).toMatchObject({
    activityType: 'golf',
    source: 'golf',
    routeName: round.course,
    golf: round,
    caloriesBurned: energyOf('golf', 120, 70),
  })
  await eve.call(changeProfile, { body: { weight: 90 } })
  const second = await eve.call(logGolfRound, { body })
  expect(second.caloriesBurned).toBe(energyOf('golf', 120, 90))
  expect((await eve.call(getActivity, { params: { id: second.id } })).golf).toEqual(round)
  const run = { params: { id: second.id }, body: { activityType: 'running' as const } }
  await expect(eve.call(changeActivity, run)).rejects.toMatchObject(refusedOn('activityType'))
  const short = { ...round, holes: round.holes.slice(1) }
  await expect(eve.call(logGolfRound, { body: { ...body, round: short } })).rejects.toMatchObject(
    refusedOn('round.holes'),
  )
  const late = { ...body, startTime: '2026-11-22T09:00:00Z' }
  await expect(eve.call(logGolfRound, { body: late })).rejects.toMatchObject(refusedOn('startTime'))
})

test('bad activities are refused by field, logged or corrected', async () => {
  const gil = app.as('gil')
  const bad: [string, object][] = [
    ['activityType', { activityType: 'quidditch' }],
    ['duration', { duration: 0 }],
    ['duration', { duration: -60 }],
    ['duration', { duration: 48 * 3600 + 1 }],
    ['duration', { duration: '1800' }],
    ['startTime', { startTime: '2026-11-21T18:05:01Z' }],
    ['startTime', { startTime: '2026-02-30T10:00:00Z' }],
    ['startTime', { startTime: '1969-12-31T10:00:00Z' }],
    ['startTime', { startTime: 'yesterday' }],
    ['endTime', { endTime: '2026-11-21T11:59:59Z' }],
    ['endTime', { endTime: run.startTime }],
    ['endTime', { endTime: '2026-11-23T12:00:01Z' }],
    ['distance', { distance: -1 }],
    ['distance', { distance: 2001 }],
    ['caloriesBurned', { caloriesBurned: -1 }],
    ['avgHeartRate', { avgHeartRate: 221 }],
    ['maxHeartRate', { maxHeartRate: 300 }],
    ['maxHeartRate', { avgHeartRate: 150, maxHeartRate: 149 }],
    ['elevation', { elevation: 1e9 }],
    ['temperature', { temperature: 61 }],
    ['notes', { notes: 'a\0b' }],
  ]
  for (const [field, change] of bad)
    await expect(
      gil.call(logActivity, { body: { ...run, ...change } }),
      JSON.stringify(change),
    ).rejects.toMatchObject(refusedOn(field))
  const { id } = await gil.call(logActivity, { body: { ...run, startTime: '2026-11-21T18:04:59Z' } })
  for (const [field, change] of bad.filter(([name]) => name !== 'endTime'))
    await expect(
      gil.call(changeActivity, { params: { id }, body: change }),
      JSON.stringify(change),
    ).rejects.toMatchObject(refusedOn(field))
  for (const cursor of ['nonsense', '1.2', `9.${id} or true`])
    await expect(gil.call(listRecentActivities, { query: { cursor } })).rejects.toMatchObject(
      refusedOn('cursor'),
    )
  await expect(gil.call(setRoutePrivacy, { body: { radius: 5 as never } })).rejects.toMatchObject(
    refusedOn('radius'),
  )
  expect((await gil.call(getActivityStats)).totalActivities).toBe(1)
})

test('another person can neither see, nor change, nor remove what is mine', async () => {
  const { id } = await app.as('hal').call(logActivity, { body: run })
  const ida = app.as('ida')
  const params = { id }
  const missing = { code: 'not_found' }
  expect(await ida.call(listRecentActivities, { query: {} })).toEqual([])
  expect(await ida.call(listRecords, { query: {} })).toEqual([])
  await expect(ida.call(getActivity, { params })).rejects.toMatchObject(missing)
  await expect(ida.call(getActivityRoute, { params, query: {} })).rejects.toMatchObject(missing)
  await expect(ida.call(changeActivity, { params, body: { notes: 'mine' } })).rejects.toMatchObject(missing)
  await expect(ida.call(removeActivity, { params })).rejects.toMatchObject(missing)
  expect(await app.as('hal').call(listRecentActivities, { query: {} })).toHaveLength(1)
})

test('a stranger is asked to sign in', async () => {
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  const calls: [Endpoint, object][] = [
    [logActivity, { body: run }],
    [logGolfRound, { body: {} }],
    [listRecentActivities, { query: {} }],
    [getActivityStats, {}],
    [getActivity, { params }],
    [getActivityRoute, { params, query: {} }],
    [changeActivity, { params, body: {} }],
    [removeActivity, { params }],
    [listRecords, { query: {} }],
    [getRoutePrivacy, {}],
    [setRoutePrivacy, { body: { radius: 200 } }],
  ]
  for (const [endpoint, sent] of calls)
    await expect(app.stranger.call(endpoint, sent), endpoint.path).rejects.toMatchObject({
      code: 'unauthenticated',
    })
})

test('activities stay open when the trial is over', async () => {
  const max = app.as('max')
  await max.call(getActivityStats)
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 8 * 86_400_000)
  expect((await max.call(logActivity, { body: run })).activityType).toBe('running')
  expect(await max.call(listRecentActivities, { query: {} })).toHaveLength(1)
  app.clock.now = start
})

test('a privacy radius is kept for oneself alone', async () => {
  const kay = app.as('kay')
  expect(await kay.call(getRoutePrivacy)).toEqual({ radius: 0 })
  await kay.call(setRoutePrivacy, { body: { radius: 400 } })
  await kay.call(setRoutePrivacy, { body: { radius: 800 } })
  expect(await kay.call(getRoutePrivacy)).toEqual({ radius: 800 })
  expect(await app.as('lea').call(getRoutePrivacy)).toEqual({ radius: 0 })
})

test('a refusal is a sentence without field names, in the person’s own units', async () => {
  const eve = app.as('eve')
  const tooFar = { ...run, distance: 2500 }
  const refused = (message: string) => ({
    code: 'invalid',
    message,
    details: { fields: { distance: message } },
  })
  await expect(eve.call(logActivity, { body: tooFar })).rejects.toMatchObject(refused('At most 1,242 miles.'))
  await eve.call(changeProfile, { body: { units: 'metric' } })
  await expect(eve.call(logActivity, { body: tooFar })).rejects.toMatchObject(refused('At most 2000 km.'))
  await expect(eve.call(logActivity, { body: { ...run, pace: 'slow' } as never })).rejects.toMatchObject({
    message: 'Enter a number.',
  })
})
