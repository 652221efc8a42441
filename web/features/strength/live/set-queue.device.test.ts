import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { apiOfEachTest } from '#web/http/testing.ts'
import type { KeptChange } from './device-store.ts'
import { upload } from './set-queue.ts'

/** Paths, each with what is answered to its requests in turn; else 200. */
let refusals: Record<string, number[]>
beforeEach(() => {
  refusals = {}
})
const server = apiOfEachTest(({ method, url }) => {
  const status = refusals[`${method} ${url}`]?.shift() ?? 200
  return { status, body: status === 200 ? '{}' : '{"code":"not_found","message":"Gone."}' }
})

const at = Date.UTC(2026, 10, 21, 17, 10)
const editedAt = '2026-11-21T17:10:00.000Z'
const setId = '0199a0c0-0000-7000-8000-000000000002'
const setPath = `/api/strength/sets/${setId}`
const workouts = '/api/strength/workouts'

const kept = (workoutId: string, change: KeptChange['change']): KeptChange => ({
  ...{ id: setId, userId: 'ann', at, state: 'waiting', change },
  workout: { id: workoutId, name: 'Push', startedAt: '2026-11-21T17:00:00.000Z' },
})
const aSet = { kind: 'set', set: { kilograms: 100, editedAt } as never } as const
const heard = () => server.heard.map(({ method, url }) => `${method} ${url}`)

test('a set is sent after its workout, both with the time of their edit', async () => {
  await upload(kept('0199a0c0-0000-7000-8000-00000000000a', aSet))
  expect(heard()).toEqual([`POST ${workouts}`, `PUT ${setPath}`])
  for (const { body } of server.heard) expect(JSON.parse(body)).toMatchObject({ editedAt })
})

test('a removal is sent with its time and without its workout, which it does not bring back', async () => {
  await upload(kept('0199a0c0-0000-7000-8000-00000000000b', { kind: 'removal' }))
  expect(heard()).toEqual([`DELETE ${setPath}`])
  expect(server.heard[0]!.headers).toMatchObject({ 'x-logged-at': editedAt })
})

test('a set edited before its workout was removed elsewhere is settled, not refused', async () => {
  refusals[`POST ${workouts}`] = [404]
  await upload(kept('0199a0c0-0000-7000-8000-00000000000c', aSet))
  expect(heard()).toEqual([`POST ${workouts}`])
})

test('a set edited after its workout was removed elsewhere brings the workout back', async () => {
  const change = kept('0199a0c0-0000-7000-8000-00000000000d', aSet)
  await upload(change)
  refusals[`PUT ${setPath}`] = [404]
  await upload(change)
  expect(heard().slice(2)).toEqual([`PUT ${setPath}`, `POST ${workouts}`, `PUT ${setPath}`])
})

test('the end of a workout that was removed elsewhere still logs its activity', async () => {
  refusals[`POST ${workouts}`] = [404]
  await upload(kept('0199a0c0-0000-7000-8000-00000000000e', { kind: 'finish', activity: {} as never }))
  expect(heard()).toEqual([`POST ${workouts}`, 'POST /api/workouts/complete'])
})

const workoutId = '0199a0c0-0000-7000-8000-00000000000f'
const activity = { id: workoutId } as never
const keysOf = (path: string) =>
  server.heard.filter(({ url }) => url === path).map(({ headers }) => headers['idempotency-key'])

test('a workout that goes on runs on the server, and its logged end is taken back once', async () => {
  const resumed = { ...kept(workoutId, { kind: 'resume' }), id: workoutId }
  await upload(resumed)
  await upload(resumed)
  const taken = `/api/workouts/complete/${workoutId}`
  expect(heard()).toEqual([`POST ${workouts}`, `DELETE ${taken}`, `DELETE ${taken}`])
  expect(new Set(keysOf(taken)).size).toBe(1)
})

test('the end of a workout that went on replaces the one that was logged, however often it is sent', async () => {
  const again = { ...kept(workoutId, { kind: 'finish', activity, isAgain: true }), id: workoutId }
  refusals['POST /api/workouts/complete'] = [503]
  await expect(upload(again)).rejects.toMatchObject({ status: 503 })
  await upload(again)
  const sent = heard().filter((one) => !one.endsWith(workouts))
  const taken = `DELETE /api/workouts/complete/${workoutId}`
  expect(sent).toEqual([taken, 'POST /api/workouts/complete', taken, 'POST /api/workouts/complete'])
  for (const path of ['/api/workouts/complete', `/api/workouts/complete/${workoutId}`])
    expect(new Set(keysOf(path)).size).toBe(1)
})

test('an end that the server never had is nothing to take back', async () => {
  refusals[`DELETE /api/workouts/complete/${workoutId}`] = [404]
  await upload({ ...kept(workoutId, { kind: 'resume' }), id: workoutId })
  expect(heard().at(-1)).toBe(`DELETE /api/workouts/complete/${workoutId}`)
})

test('a note goes to the workout and an effort to its activity', async () => {
  const told = kept(workoutId, { kind: 'details', effort: 7 })
  await upload({ ...told, workout: { ...told.workout, notes: 'Light' } })
  expect(server.heard.map(({ body }) => JSON.parse(body))).toMatchObject([{ notes: 'Light' }, { effort: 7 }])
  expect(heard().at(-1)).toBe(`PATCH /api/activities/${workoutId}`)
})
