import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logActivity, recordTrack, removeActivity } from '#contract/activities/activities.ts'
import { start } from '#contract/activities/track/testing.ts'
import { getTrainingAnalytics } from '#contract/analytics.ts'
import { completeWorkout } from '#contract/training/workouts.ts'
import { sent, straightRun } from '#server/features/activities/tracks/track-testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const week = (name: string) => app.as(name).call(getTrainingAnalytics, { query: {} })
const log = (name: string, day: number, activityType: 'running' | 'yoga', minutes: number) =>
  app.as(name).call(logActivity, {
    body: { activityType, startTime: `2026-11-${day}T15:00:00Z`, duration: minutes * 60, distance: 5 },
  })

test('without a rating an activity weighs half its MET a minute', async () => {
  await log('ann', 17, 'running', 30)
  await log('ann', 17, 'yoga', 60)
  await log('ann', 19, 'running', 10)
  await log('ann', 15, 'running', 600)
  const { totals, series, byType } = await week('ann')
  expect(series.map(({ day, load }) => ({ day, load }))).toEqual([
    { day: '2026-11-17', load: 30 * 5.5 + 60 * 1.5 },
    { day: '2026-11-19', load: 10 * 5.5 },
  ])
  expect(totals).toMatchObject({ workouts: 3, seconds: 6000, load: 310 })
  expect(byType.map(({ activityType, workouts }) => [activityType, workouts])).toEqual([
    ['yoga', 1],
    ['running', 2],
  ])
})

test('a rated workout weighs its rating times its minutes', async () => {
  await app.as('bob').call(completeWorkout, {
    body: {
      id: randomUUID(),
      title: 'Strength',
      workoutType: 'strength',
      startTime: '2026-11-20T15:00:00.000Z',
      duration: 1800,
      activeSeconds: 1000,
      rpe: 8,
      exercises: [],
    },
  })
  expect((await week('bob')).totals.load).toBe(8 * 30)
})

test('recorded ways come newest first, also from before the period, and a removed one is gone', async () => {
  const ids: string[] = []
  for (const [at, from] of ['2026-10-30T12:00:00Z', '2026-11-18T12:00:00Z'].entries()) {
    const recording = straightRun(600, 3, { ...start, t: Date.parse(from) })
    const body = sent(recording, { routeName: `way ${at}` })
    ids.push((await app.as('cy').call(recordTrack, { body })).id)
  }
  await log('cy', 20, 'running', 10)
  expect((await week('cy')).routes).toMatchObject([
    { id: ids[1], routeName: 'way 1', startTime: '2026-11-18T12:00:00.000Z' },
    { id: ids[0], routeName: 'way 0' },
  ])
  expect((await week('dot')).routes).toEqual([])
  await app.as('cy').call(removeActivity, { params: { id: ids[1]! } })
  expect((await week('cy')).routes.map(({ id }) => id)).toEqual([ids[0]])
})
