import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { outOfRangeHeader } from '#contract/http/paths.ts'
import { recordSet, removeSet } from '#contract/strength/sets.ts'
import { getStrengthWorkout, recordStrengthWorkout } from '#contract/strength/workouts.ts'
import { getWeightTrend, recordWeighIn } from '#contract/weight.ts'
import { users } from '#server/features/access/table.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  await app.as('ann').raw({ method: 'GET', url: '/api/user' })
  await app.db.update(users).set({ subscriptionTier: 'pro' })
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

test('a write whose answer the contract does not allow is not stored', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await app.db.$client.query(`
    create function too_light() returns trigger language plpgsql as
      'begin new.weight_kg = 1; return new; end';
    create trigger too_light before insert on weigh_ins for each row execute function too_light()`)
  const ann = app.as('ann')
  const body = { kilograms: 60, measuredOn: '2026-11-20' }
  await expect(ann.call(recordWeighIn, { body, key: 'light' })).rejects.toMatchObject({ code: 'internal' })
  expect(printed.mock.calls.join()).toContain('answers what its contract does not allow')
  await app.db.$client.query('drop function too_light cascade')

  expect((await ann.call(getWeightTrend, { query: {} })).points).toEqual([])
  expect(await ann.call(recordWeighIn, { body, key: 'light' })).toMatchObject(body)
})

test('a stored set beyond its bounds is shown, named in a header, and can be corrected and removed', async () => {
  const ann = app.as('ann')
  const [workoutId, light, early] = [randomUUID(), randomUUID(), randomUUID()]
  const done = { kind: 'working', kilograms: 60, reps: 5 } as const
  const exercises = [
    { exerciseId: 'bench-press', exerciseName: 'Press', sets: [light, early].map((id) => ({ ...done, id })) },
  ]
  await ann.call(recordStrengthWorkout, {
    body: { id: workoutId, name: 'Push', startedAt: '2026-11-20T10:00:00Z', exercises },
  })
  await app.db.$client.query(
    `update strength_sets set kilograms = 0, moved_kg = 0, reps = 501 where id = '${light}';
     update strength_sets set day = '1969-12-31', done_at = '1969-12-31T20:00:00Z' where id = '${early}'`,
  )
  const url = getStrengthWorkout.path.replace(':id', workoutId)

  const marked = await ann.raw({ method: 'GET', url })
  expect(marked.statusCode).toBe(200)
  expect(marked.headers[outOfRangeHeader.toLowerCase()]).toBe(
    'exercises.0.sets.0.kilograms exercises.0.sets.0.reps exercises.0.sets.1.day',
  )
  const [first, second] = marked.json().exercises[0].sets
  expect([first.kilograms, first.reps, second.day]).toEqual([0, 501, '1969-12-31'])

  await ann.call(removeSet, { params: { id: light } })
  const { id: _, day: __, bodyWeight: ___, estimatedMax: ____, ...shown } = second
  await ann.call(recordSet, {
    params: { id: early },
    body: { ...shown, doneAt: '2026-11-20T10:00:00Z', editedAt: '2026-11-21T18:00:00Z' },
  })
  const mended = await ann.raw({ method: 'GET', url })
  expect(mended.headers).not.toHaveProperty(outOfRangeHeader.toLowerCase())
  expect(mended.json().exercises[0].sets).toMatchObject([{ id: early, day: '2026-11-20' }])
})
