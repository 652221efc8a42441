import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#contract/http/errors.ts'
import { loggedAtHeader } from '#contract/http/paths.ts'
import { getExerciseHistory } from '#contract/strength/exercises.ts'
import { recordSet, removeSet } from '#contract/strength/sets.ts'
import {
  changeStrengthWorkout,
  getStrengthWorkout,
  recordStrengthWorkout,
  removeStrengthWorkout,
} from '#contract/strength/workouts.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const begun = '2026-11-21T17:00:00Z'
/** Minutes after the workout's start. */
const minute = (count: number) => new Date(Date.parse(begun) + count * 60_000).toISOString()
const exercise = { exerciseId: 'bench-press', exerciseName: 'Bench Press' }
const done = { reps: 5, doneAt: begun }

type SentSet = { id: string; kilograms: number; editedAt?: string }
const send = (name: string, id: string, editedAt?: string, sets: SentSet[] = []) =>
  app.as(name).call(recordStrengthWorkout, {
    body: {
      ...{ id, name: 'Push', startedAt: begun, editedAt },
      exercises: sets.length ? [{ ...exercise, sets: sets.map((set) => ({ ...done, ...set })) }] : [],
    },
  })
/** Without a time the set is edited now. */
const lift = (name: string, workoutId: string, { id, kilograms, editedAt }: SentSet) =>
  app.as(name).call(recordSet, {
    params: { id },
    body: {
      ...{ workoutId, ...exercise, ...done, kilograms, editedAt, place: 0, kind: 'working' },
      ...{ supersetId: null, load: 'external', seconds: null, metres: null, rpe: null },
      ...{ repsInReserve: null, restSeconds: null, note: null },
    },
  })
/** Without a time the removal is made now. */
const drop = (name: string, id: string, at?: string) =>
  app.as(name).call(removeSet, { params: { id }, ...(at && { headers: { [loggedAtHeader]: at } }) })
const dropWorkout = (name: string, id: string, at?: string) =>
  app
    .as(name)
    .call(removeStrengthWorkout, { params: { id }, ...(at && { headers: { [loggedAtHeader]: at } }) })
const read = (name: string, id: string) => app.as(name).call(getStrengthWorkout, { params: { id } })
/** Kilograms by set; nothing without the workout. */
const setsOf = async (name: string, id: string) => {
  const workout = await unlessRemoved(read(name, id))
  const sets = workout?.exercises.flatMap((one) => one.sets) ?? []
  expect(workout?.setCount ?? 0).toBe(sets.length)
  return new Map(sets.map((set) => [set.id, set.kilograms]))
}
const unlessRemoved = <T>(answer: Promise<T>) =>
  answer.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
const removedLater = { code: 'not_found', message: 'This was removed after that change.' }

test('a set edited by a clock that is ahead can be changed again from then on', async () => {
  const [workout, id] = [randomUUID(), randomUUID()]
  await send('ann', workout)
  await lift('ann', workout, { id, kilograms: 100, editedAt: '2099-01-01T00:00:00Z' })
  app.clock.now = new Date('2026-11-21T18:05:00Z')
  expect(await lift('ann', workout, { id, kilograms: 105, editedAt: minute(64) })).toMatchObject({
    kilograms: 105,
  })
  await send('ann', workout, '2099-01-01T00:00:00Z', [{ id, kilograms: 90 }])
  app.clock.now = new Date('2026-11-21T18:10:00Z')
  expect(await lift('ann', workout, { id, kilograms: 95, editedAt: minute(69) })).toMatchObject({
    kilograms: 95,
  })
  await drop('ann', id)
  expect(await setsOf('ann', workout)).toEqual(new Map())
})

test('an edit from before its removal does not bring a set back, and one from after it does', async () => {
  const [workout, id] = [randomUUID(), randomUUID()]
  await send('bob', workout, begun, [{ id, kilograms: 100 }])
  await drop('bob', id, minute(10))
  await expect(lift('bob', workout, { id, kilograms: 90, editedAt: minute(5) })).rejects.toMatchObject(
    removedLater,
  )
  await send('bob', workout, minute(8), [{ id, kilograms: 90 }])
  expect(await setsOf('bob', workout)).toEqual(new Map())
  const history = { params: { exerciseId: exercise.exerciseId }, query: {} }
  expect((await app.as('bob').call(getExerciseHistory, history)).days).toEqual([])
  await lift('bob', workout, { id, kilograms: 102.5, editedAt: minute(11) })
  expect(await setsOf('bob', workout)).toEqual(new Map([[id, 102.5]]))
  await drop('bob', id)
  await lift('bob', workout, { id, kilograms: 105 })
  expect(await setsOf('bob', workout)).toEqual(new Map([[id, 105]]))
})

test('a removal from before an edit leaves the set and its workout as they are', async () => {
  const [workout, id] = [randomUUID(), randomUUID()]
  await send('cy', workout, begun)
  await lift('cy', workout, { id, kilograms: 100, editedAt: minute(10) })
  await drop('cy', id, minute(5))
  await dropWorkout('cy', workout, minute(5))
  expect(await setsOf('cy', workout)).toEqual(new Map([[id, 100]]))
})

test('the first write of a set that arrives after its removal is not kept', async () => {
  const [workout, id] = [randomUUID(), randomUUID()]
  await send('dot', workout)
  await expect(drop('dot', id, minute(10))).rejects.toMatchObject({ code: 'not_found' })
  await expect(lift('dot', workout, { id, kilograms: 90, editedAt: minute(5) })).rejects.toMatchObject(
    removedLater,
  )
})

test('a removed workout is brought back only by an edit from after its removal, without its older sets', async () => {
  const [workout, first, second] = [randomUUID(), randomUUID(), randomUUID()]
  await send('eve', workout, begun, [{ id: first, kilograms: 100 }])
  await dropWorkout('eve', workout, minute(10))
  await expect(send('eve', workout, minute(5), [{ id: first, kilograms: 100 }])).rejects.toMatchObject(
    removedLater,
  )
  await expect(send('eve', workout)).rejects.toMatchObject(removedLater)
  await send('eve', workout, minute(15))
  await lift('eve', workout, { id: second, kilograms: 80, editedAt: minute(15) })
  await expect(
    lift('eve', workout, { id: first, kilograms: 100, editedAt: minute(9) }),
  ).rejects.toMatchObject(removedLater)
  expect(await setsOf('eve', workout)).toEqual(new Map([[second, 80]]))
})

test('a whole workout that is sent again leaves a later correction, name and end', async () => {
  const [workout, id] = [randomUUID(), randomUUID()]
  const again = () => send('fay', workout, undefined, [{ id, kilograms: 100 }])
  await again()
  await lift('fay', workout, { id, kilograms: 105, editedAt: minute(10) })
  await app.as('fay').call(changeStrengthWorkout, {
    params: { id: workout },
    body: { name: 'Bench day', endedAt: minute(45) },
  })
  expect(await again()).toMatchObject({
    name: 'Bench day',
    endedAt: minute(45),
    exercises: [{ sets: [{ kilograms: 105 }] }],
  })
  const later = { id, kilograms: 95, editedAt: minute(20) }
  expect(await send('fay', workout, undefined, [later])).toMatchObject({ volume: 475 })
})

test('removals are remembered for 30 days', async () => {
  const [workout, id] = [randomUUID(), randomUUID()]
  await send('gil', workout, begun, [{ id, kilograms: 100 }])
  await drop('gil', id)
  const older = () => lift('gil', workout, { id, kilograms: 90, editedAt: minute(5) })
  app.clock.now = new Date('2026-12-21T17:00:00Z')
  await app.jobs.run('forget-tombstones')
  await expect(older()).rejects.toMatchObject(removedLater)
  app.clock.now = new Date('2026-12-21T19:00:00Z')
  await app.jobs.run('forget-tombstones')
  expect(await older()).toMatchObject({ kilograms: 90 })
})

/** An edit, removal or whole workout of one of two devices; its time is its place in the list. */
const action = fc.record({
  kind: fc.constantFrom('edit', 'edit', 'edit', 'removal', 'whole', 'workout removal'),
  device: fc.nat(1),
  set: fc.nat(2),
})

test('edits, removals and resends of two devices end in the latest edit of each set, in any order of arrival', async () => {
  let people = 0
  const actions = fc.array(action, { minLength: 3, maxLength: 8 })
  const arrivals = actions.chain((all) => {
    const places = [...all.keys()]
    return fc.tuple(
      fc.constant(all),
      // Sent again: some twice, all once, in any order.
      fc.shuffledSubarray(places, { maxLength: 3 }),
      fc.shuffledSubarray(places, { minLength: all.length }),
    )
  })
  await fc.assert(
    fc.asyncProperty(arrivals, async ([all, some, each]) => {
      const name = `two-devices-${people++}`
      const workout = randomUUID()
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      const latest = new Map<string, number>()
      /** The sets of each device as it edited them, which are all that it sends. */
      const shown = [new Map<string, SentSet>(), new Map<string, SentSet>()] as const
      const sends = all.map(({ kind, device, set }, at) => {
        const id = ids[set]!
        const own = shown[device as 0 | 1]
        const time = minute(at)
        if (kind === 'edit') {
          const edited = { id, kilograms: at + 1, editedAt: time }
          own.set(id, edited)
          latest.set(id, edited.kilograms)
          return async () => {
            if (await unlessRemoved(send(name, workout, time))) await lift(name, workout, edited)
          }
        }
        if (kind === 'whole') {
          const sets = [...own.values()]
          return () => send(name, workout, time, sets)
        }
        if (kind === 'removal') {
          own.delete(id)
          latest.delete(id)
          return () => drop(name, id, time)
        }
        own.clear()
        latest.clear()
        return () => dropWorkout(name, workout, time)
      })
      for (const at of [...some, ...each]) await unlessRemoved(Promise.resolve(sends[at]!()))
      expect(await setsOf(name, workout)).toEqual(latest)
    }),
    { numRuns: 10 },
  )
}, 120_000)
