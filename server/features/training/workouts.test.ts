import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { listExercises } from '#contract/training/exercises.ts'
import {
  duplicateWorkout,
  type GeneratedWorkout,
  generateWorkout,
  getWorkout,
  listWorkouts,
  removeWorkout,
  renameWorkout,
  saveWorkout,
  timeTolerance,
  workoutSeconds,
} from '#contract/training/workouts.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const asked = {
  prompt: 'Something for busy days',
  workoutType: 'strength' as const,
  duration: 30,
  fitnessLevel: 'intermediate' as const,
  equipment: 'home' as const,
  targetMuscles: ['chest' as const, 'back' as const],
  goals: 'muscle_gain' as const,
  limitations: 'bad knees',
}
const make = (name: string, changes: object = {}) =>
  app.as(name).call(generateWorkout, { body: { ...asked, ...changes } })
const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})
const exercisesOf = ({ workout }: Pick<GeneratedWorkout, 'workout'>) =>
  workout.blocks.flatMap(({ exercises }) => exercises)

test('a workout comes as asked, is kept, opened, copied and removed', async () => {
  const ann = app.as('ann')
  const made = await make('ann')
  expect(made).toMatchObject({ source: 'builtin', workout: { workoutType: 'strength', equipment: 'home' } })
  expect(Math.abs(workoutSeconds(made.workout) / 60 - 30)).toBeLessThanOrEqual(30 * timeTolerance)
  expect(made.content).toContain(exercisesOf(made)[0]!.name)

  const saved = await ann.call(saveWorkout, { body: made })
  expect(saved).toMatchObject({ ...made, timesDone: 0, lastDoneAt: null })
  expect(await ann.call(getWorkout, { params: { id: saved.id } })).toEqual(saved)
  const copy = await ann.call(duplicateWorkout, { params: { id: saved.id } })
  expect(copy.workout).toEqual({ ...saved.workout, title: `Copy of ${saved.workout.title}` })
  expect(copy.content.startsWith(copy.workout.title)).toBe(true)
  expect(await ann.call(listWorkouts, { query: {} })).toEqual([copy, saved])

  await ann.call(removeWorkout, { params: { id: saved.id } })
  expect(await ann.call(listWorkouts, { query: {} })).toEqual([copy])
  await expect(ann.call(getWorkout, { params: { id: saved.id } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('the same request makes another workout the next time', async () => {
  const made = await Promise.all([1, 2, 3].map(() => make('bea')))
  const names = made.map((one) =>
    exercisesOf(one)
      .map(({ name }) => name)
      .join(),
  )
  expect(new Set(names).size).toBe(3)
})

test('energy is counted for the weight of the profile', async () => {
  const cal = app.as('cal')
  const { workout } = await make('cal')
  const before = await cal.call(saveWorkout, { body: { workout } })
  await cal.call(changeProfile, { body: { weight: 140 } })
  const after = await cal.call(saveWorkout, { body: { workout } })
  expect(Math.abs(after.workout.calories - before.workout.calories * 2)).toBeLessThanOrEqual(1)
})

test('what comes back is counted anew and believed no further than it can be', async () => {
  const dan = app.as('dan')
  const { workout } = await make('dan')
  const first = workout.blocks[0]!
  const changed = {
    ...workout,
    minutes: 3,
    calories: 99_999_999,
    targetMuscles: ['core' as const, 'core' as const],
    owner: 'mallory',
    blocks: [
      { ...first, exercises: [{ ...first.exercises[0]!, exerciseId: 'made-up' }] },
      ...workout.blocks.slice(1),
    ],
  }
  const saved = await dan.call(saveWorkout, { body: { workout: changed } })
  expect(saved.workout.minutes).toBeCloseTo(workoutSeconds(saved.workout) / 60, 0)
  expect(saved.workout.calories).toBeLessThan(1000)
  expect(saved.workout.targetMuscles).toEqual(['core'])
  expect(saved.workout.blocks[0]!.exercises[0]!.exerciseId).toBeNull()
  expect(saved.workout.blocks[1]!.exercises[0]!.exerciseId).not.toBeNull()
  expect(saved.workout).not.toHaveProperty('owner')
  expect(saved.content).toContain(saved.workout.blocks[1]!.exercises[0]!.name)

  const endless = workout.blocks.map((block) => ({ ...block, rounds: 30 }))
  const long = endless.map((block) => ({
    ...block,
    exercises: block.exercises.map((one) => ({ ...one, seconds: 21_600 })),
  }))
  await expect(
    dan.call(saveWorkout, { body: { workout: { ...workout, blocks: long } } }),
  ).rejects.toMatchObject(refusedOn('workout.blocks'))
  await expect(
    dan.call(saveWorkout, { body: { workout: { ...workout, title: 'x'.repeat(200) } } }),
  ).rejects.toMatchObject(refusedOn('workout.title'))
})

test('saving sent twice under one key is kept once', async () => {
  const eve = app.as('eve')
  const made = await make('eve')
  const [one, other] = await Promise.all([1, 2].map(() => eve.call(saveWorkout, { body: made, key: 'once' })))
  expect(other).toEqual(one)
  expect(await eve.call(listWorkouts, { query: {} })).toHaveLength(1)
})

test('the library comes in pages that follow each other', async () => {
  const fay = app.as('fay')
  const { workout } = await make('fay')
  const titles = ['One', 'Two', 'Three', 'Four', 'Five']
  for (const title of titles) await fay.call(saveWorkout, { body: { workout: { ...workout, title } } })
  const seen: string[] = []
  for (let url: string | undefined = '/api/workouts?limit=2'; url; ) {
    const answer = await fay.raw({ method: 'GET', url })
    seen.push(...answer.json().map((one: GeneratedWorkout) => one.workout.title))
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  expect(seen).toEqual(titles.toReversed())
  await expect(fay.call(listWorkouts, { query: { cursor: 'x' } })).rejects.toMatchObject(refusedOn('cursor'))
})

test.each([
  [{ duration: 4 }, 'duration', 'Duration must be at least 5 minutes'],
  [{ duration: 121 }, 'duration', 'Maximum 120 minutes'],
  [{ workoutType: '' }, 'workoutType', 'Workout type is required'],
  [{ fitnessLevel: null }, 'fitnessLevel', 'Fitness level is required'],
  [{ equipment: 'spaceship' }, 'equipment', 'Equipment preference is required'],
  [{ targetMuscles: [] }, 'targetMuscles', 'Select at least one target muscle group'],
  [{ goals: undefined }, 'goals', 'Goal is required'],
])('a request with %j is refused in the words of the form', async (changes, field, message) => {
  await expect(make('gus', changes)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { [field]: message } },
  })
})

test('is nobody else’s: another person finds nothing, a stranger is asked to sign in', async () => {
  const saved = await app.as('hal').call(saveWorkout, { body: await make('hal') })
  const params = { id: saved.id }
  for (const [who, code] of [
    [app.as('ivy'), 'not_found'],
    [app.stranger, 'unauthenticated'],
  ] as const)
    for (const endpoint of [getWorkout, duplicateWorkout, removeWorkout])
      await expect(who.call(endpoint, { params })).rejects.toMatchObject({ code })
  expect(await app.as('ivy').call(listWorkouts, { query: {} })).toEqual([])
  for (const [endpoint, body] of [
    [generateWorkout, asked],
    [saveWorkout, saved],
  ] as const)
    await expect(app.stranger.call(endpoint, { body } as never)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  expect(await app.as('hal').call(getWorkout, { params })).toEqual(saved)
})

test('the library of exercises is there for whoever is signed in', async () => {
  expect((await app.as('ann').call(listExercises)).length).toBeGreaterThanOrEqual(250)
  await expect(app.stranger.call(listExercises)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a library workout is renamed, in its text too, and only by its owner', async () => {
  const ann = app.as('ann')
  const { workout, content, source } = await make('ann')
  const { id, createdAt } = await ann.call(saveWorkout, { body: { workout, content, source } })
  const params = { id }
  const renamed = await ann.call(renameWorkout, { params, body: { title: 'Tuesday evenings' } })
  expect(renamed).toMatchObject({ id, createdAt, workout: { ...workout, title: 'Tuesday evenings' } })
  expect(renamed.content.startsWith('Tuesday evenings')).toBe(true)
  expect(await ann.call(getWorkout, { params })).toEqual(renamed)

  await expect(ann.call(renameWorkout, { params, body: { title: '  ' } })).rejects.toMatchObject(
    refusedOn('title'),
  )
  await expect(app.as('bob').call(renameWorkout, { params, body: { title: 'Mine' } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await ann.call(getWorkout, { params })).toEqual(renamed)
})
