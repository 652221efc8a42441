import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Activity } from '#contract/activities/activities.ts'
import { addDays, weekStart } from '#contract/measures/day.ts'
import type { SavedSchedule, Session } from '#contract/training/schedules.ts'
import type { SavedWorkout, Workout } from '#contract/training/workouts.ts'
import { arriveAt, newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { began, today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { reloadWritten } from '../reload.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const read = <T>(page: Page, path: string) =>
  page.evaluate(async (at) => (await fetch(at)).json(), path) as Promise<T>
const recent = (page: Page) => read<Activity[]>(page, '/api/activities/recent')

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function shownSessions(page: Page): Promise<Session[]> {
  const id = new URL(page.url()).searchParams.get('schedule')
  const { schedule } = await read<SavedSchedule>(page, `/api/schedules/${id}`)
  return schedule.weeks.flatMap(({ sessions }) => sessions)
}

/** The calendar's button for a session, which names its day. */
const chip = (page: Page, { title }: Session, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${escaped(title)} \\w{3}, ${day} `) })
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const spoken = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

test('Mara has a schedule made, saves it, misses one session, moves another and takes it along', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await register(page, 'Mara')
  await walkTo(page, '/fitness?tab=scheduler')
  await press(page, 'Generate Schedule')
  await page.getByText('Please select a training goal').waitFor()
  await page.getByText('Please select your fitness level').waitFor()
  await page.getByLabel('Training Goal').and(page.locator(':focus')).waitFor()
  await choose(page, 'Weeks to Goal', 'Other…')
  await page.getByLabel('Weeks to Goal, in numbers').fill('53')
  await page.getByText('Maximum 52 weeks').waitFor()
  await wellMade(page)
  await choose(page, 'Weeks to Goal', '12 weeks')
  await choose(page, 'Training Goal', '10K Training')
  await choose(page, 'Current Fitness Level', 'Intermediate')
  await press(page, 'Generate Schedule')
  await page.getByText('Training Schedule Created!', { exact: true }).first().waitFor()
  await page.getByText('Not saved yet.').waitFor()
  await wellMade(page)

  await press(page, 'Save Schedule')
  await page.getByText('Schedule Saved', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Add to Calendar' }).waitFor()
  await wellMade(page)
  const weeks = page.getByRole('button', { name: /^Week \d+, .*, load / })
  await expect.poll(() => weeks.count()).toBe(12)

  const [missed, moved] = (await shownSessions(page)).filter(({ kind }) => kind !== 'race')
  await chip(page, missed!, spoken(missed!.day)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Start Session' }).waitFor()
  await wellMade(page)
  await dialog.getByRole('button', { name: 'Mark as Missed' }).click()
  await page.getByRole('heading', { name: 'What changed' }).waitFor()
  await page.getByText(`${missed!.title} on`).first().waitFor()
  await wellMade(page)
  expect((await shownSessions(page)).find(({ id }) => id === missed!.id)).toMatchObject({ state: 'missed' })

  const now = (await shownSessions(page)).find(({ id }) => id === moved!.id)!
  const day = addDays(now.day, 1)
  await chip(page, now, spoken(now.day)).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await dialog.getByText('Choose another day.').waitFor()
  await dialog.getByLabel('Move to').fill(day)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await page.getByText('Session Moved', { exact: true }).first().waitFor()
  await chip(page, now, spoken(day)).waitFor()
  expect((await shownSessions(page)).find(({ id }) => id === moved!.id)).toMatchObject({ day })

  const download = page.waitForEvent('download')
  await press(page, 'Add to Calendar')
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR/)

  await weeks.last().click()
  await wellMade(page)
  await page.getByRole('link', { name: 'All Schedules' }).click()
  await page.getByText(/^0 of \d+ sessions done/).waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: /sessions done/ }).click()
  await press(page, 'Delete Schedule')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Schedule Deleted', { exact: true }).first().waitFor()
  await page.getByText(/sessions done/).waitFor({ state: 'detached' })
  quiet()
})

const part = { metres: null, perSide: false, tempo: null, rpe: 7, cue: null, exerciseId: null }
const workoutOf = (seconds: number, restSeconds: number): Workout => ({
  title: 'Two things',
  workoutType: 'strength',
  fitnessLevel: 'beginner',
  equipment: 'none',
  targetMuscles: ['core'],
  goal: 'general_fitness',
  minutes: 3,
  muscles: ['abs'],
  calories: 20,
  notes: [],
  blocks: [
    {
      kind: 'main',
      title: 'Main part',
      rounds: 1,
      restBetweenRounds: 0,
      exercises: [
        {
          ...part,
          exerciseId: 'high-plank',
          name: 'Plank',
          sets: 2,
          reps: null,
          seconds,
          restSeconds,
        },
        { ...part, name: 'Squat', sets: 1, reps: 12, seconds: 45, restSeconds: 0 },
      ],
    },
  ],
})

/** A new visitor's page before the workout, with a clock that stands still in the past. */
async function withWorkout(name: string, workout: Workout, more = {}) {
  const visitor = await newVisitor(browser, server.address, phone, 'light', more)
  const { page } = visitor
  await register(page, name)
  const { id } = (await page.evaluate(
    async (workout) =>
      (
        await fetch('/api/workouts/save', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify({ workout }),
        })
      ).json(),
    workout,
  )) as SavedWorkout
  await page.clock.install({ time: began.getTime() - 3_600_000 })
  // Not `response.finished()`, which on a busy machine sometimes never settles.
  const drawings = Promise.withResolvers<void>()
  await page.route(
    '**/api/exercises',
    async (route) => {
      await route.fulfill({ response: await route.fetch() })
      drawings.resolve()
    },
    { times: 1 },
  )
  await walkTo(page, '/fitness?tab=generator')
  await press(page, 'Open Two things')
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Start Workout' }).waitFor()
  await drawings.promise
  // Its timers need a running clock.
  await wellMade(page)
  await page.clock.pauseAt(began.getTime() - 1_800_000)
  return { ...visitor, id }
}

test('Nils is led through a workout, a sleeping page and a reload included, and it is logged', {
  tags: 'core',
}, async () => {
  const { page, quiet, id } = await withWorkout('Nils', workoutOf(600, 300))
  await press(page, 'Start Workout')
  await page.getByText('Get ready').waitFor()
  await page.clock.runFor(6000)
  await page.getByText('Set 1 of 2').waitFor()
  await page.clock.resume()
  await page.getByRole('img', { name: 'High Plank, drawn' }).waitFor()
  await wellMade(page)

  // Suspended from the first set into the second: timers did not run, and the time is still right.
  await page.clock.fastForward(905_000)
  await page.getByText('Set 2 of 2').waitFor()
  await page
    .getByRole('timer')
    .getByText(/^[89]:\d\d$/)
    .waitFor()

  await reloadWritten(page)
  await page.getByText('Paused').waitFor()
  await page
    .getByRole('timer')
    .getByText(/^[89]:\d\d$/)
    .waitFor()
  await wellMade(page)
  await press(page, 'Resume')
  await press(page, 'Skip')
  await page.getByText('Rest', { exact: true }).waitFor()
  await wellMade(page)
  await press(page, 'Skip Rest')
  await page.getByText('12', { exact: true }).waitFor()
  await wellMade(page)
  await page.clock.runFor(30_000)
  await press(page, 'Set Done')

  await page.getByRole('heading', { name: 'Good work' }).waitFor()
  await page.getByText('2 of 3').waitFor()
  await page.getByRole('radio', { name: /^7: / }).click()
  await page.getByText('How did each exercise feel?').click()
  await page.getByRole('combobox', { name: 'Squat' }).click()
  await page.getByRole('option', { name: /^9: / }).click()
  await wellMade(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/workouts/complete'))
  await press(page, 'Log Workout')
  expect((await sent).postDataJSON()).toMatchObject({
    workoutId: id,
    rpe: 7,
    exercises: [
      { name: 'Plank', setsDone: 1, rpe: null },
      { name: 'Squat', setsDone: 1, rpe: 9 },
    ],
  })
  await page.getByText('Activity Logged', { exact: true }).first().waitFor()
  await page.waitForURL(`**/fitness?tab=generator&workout=${id}`)
  const [activity] = await recent(page)
  expect(activity).toMatchObject({ activityType: 'weightlifting', routeName: 'Two things' })
  // Ten minutes, the rest, the started second set, half a minute of squats, and what the test itself took.
  expect(activity!.duration).toBeGreaterThanOrEqual(935)
  expect(activity!.duration).toBeLessThan(1000)
  quiet()
})

test('a workout that was opened plays without a network, waits on the device, and is logged once when there is one', async () => {
  const { page, context, id } = await withWorkout('Olga', workoutOf(40, 20), workerAllowed)
  await context.setOffline(true)
  await press(page, 'Start Workout')
  await page.getByRole('img', { name: 'High Plank, drawn' }).waitFor()
  await page.clock.runFor(130_000)
  await press(page, 'Set Done')
  await page.clock.resume()
  await page.getByRole('heading', { name: 'Well done' }).waitFor()
  await press(page, 'Log Workout')
  await page.getByText('Kept on this device').waitFor()
  await wellMade(page)
  await context.setOffline(false)
  await page.getByText('Activity Logged', { exact: true }).first().waitFor()
  await walkTo(page, '/fitness?tab=scheduler')
  await page.getByRole('button', { name: 'Generate Schedule' }).waitFor()
  await page.getByText('Waiting to be logged').waitFor({ state: 'detached' })
  expect(await recent(page)).toHaveLength(1)
  expect(await read<SavedWorkout>(page, `/api/workouts/${id}`)).toMatchObject({ timesDone: 1 })
})

test('the address of a workout that is not there says so', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Gero')
  await arriveAt(page, '/fitness/workout/01970000-0000-7000-8000-000000000000')
  await page.getByText('This workout is gone').waitFor()
  await wellMade(page)
})

test('after a missed week the plan is shifted with one press', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Lea')
  const startsOn = addDays(weekStart(today), -7)
  const saved = (await page.evaluate(async (day) => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify(body),
        })
      ).json()
    const made = await post('/api/workouts/schedule', {
      trainingGoal: 'strength_training',
      currentFitnessLevel: 'beginner',
      weeksToGoal: 6,
      workoutsPerWeek: 3,
      sessionDuration: 45,
      startsOn: day,
    })
    return post('/api/workouts/schedule/save', made)
  }, startsOn)) as SavedSchedule
  await walkTo(page, '/fitness?tab=scheduler')
  await page
    .getByRole('link', { name: new RegExp(saved.schedule.title) })
    .first()
    .click()
  const offer = page.getByRole('region', { name: 'You missed a week' })
  await offer.waitFor()
  await wellMade(page)
  await offer.getByRole('button', { name: 'Shift the Plan' }).click()
  await page.getByText('Plan Shifted', { exact: true }).first().waitFor()
  await page.getByRole('heading', { name: 'What changed' }).waitFor()
  await offer.waitFor({ state: 'hidden' })
  await wellMade(page)
  await expect.poll(() => page.getByRole('button', { name: /^Week \d+, .*, load / }).count()).toBe(7)
  quiet()
})
