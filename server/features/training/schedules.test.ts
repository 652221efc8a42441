import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { addDays } from '#contract/measures/day.ts'
import {
  exportSchedule,
  generateSchedule,
  getSchedule,
  listSchedules,
  missSession,
  moveSession,
  removeSchedule,
  type SavedSchedule,
  saveSchedule,
  shiftSchedule,
} from '#contract/training/schedules.ts'
import { testApp } from '#server/testing.ts'
import { scheduleAsked as asked, keptSchedule } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
/** A Saturday; plans begin on the Monday after it. */
const now = new Date('2026-11-21T18:00:00Z')
const monday = '2026-11-23'
beforeAll(async () => {
  app = await testApp({ now })
})
afterAll(() => app.close())

const sessionsOf = ({ schedule }: Pick<SavedSchedule, 'schedule'>) =>
  schedule.weeks.flatMap(({ sessions }) => sessions)
const easyOf = (saved: SavedSchedule) => sessionsOf(saved).find(({ hard }) => !hard)!
const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})

test('a schedule comes as asked, is kept with ids of ours, listed with its next session, and removed', async () => {
  const ann = app.as('ann')
  const made = await ann.call(generateSchedule, { body: asked })
  expect(made).toMatchObject({
    source: 'builtin',
    schedule: { startsOn: monday, trainingGoal: asked.trainingGoal },
  })
  expect(made.schedule.weeks).toHaveLength(6)
  expect(sessionsOf(made)).toHaveLength(24)

  const saved = await ann.call(saveSchedule, { body: made })
  const bare = (one: Pick<SavedSchedule, 'schedule'>) => ({
    ...one.schedule,
    weeks: one.schedule.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map(({ id: _, ...rest }) => rest),
    })),
  })
  expect(bare(saved)).toEqual(bare(made))
  expect(saved.content).toBe(made.content)
  const ids = sessionsOf(saved).map(({ id }) => id)
  expect(new Set(ids).size).toBe(24)
  expect(ids.filter((id) => sessionsOf(made).some((one) => one.id === id))).toEqual([])
  expect(await ann.call(getSchedule, { params: { id: saved.id } })).toEqual(saved)
  expect(await ann.call(listSchedules, { query: {} })).toEqual([
    {
      id: saved.id,
      title: saved.schedule.title,
      trainingGoal: asked.trainingGoal,
      startsOn: monday,
      endsOn: saved.schedule.endsOn,
      done: 0,
      total: 24,
      next: sessionsOf(saved)[0],
      createdAt: now.toISOString(),
    },
  ])
  await ann.call(removeSchedule, { params: { id: saved.id } })
  expect(await ann.call(listSchedules, { query: {} })).toEqual([])
})

test('a whole year of every day is generated, kept and read', async () => {
  const bob = app.as('bob')
  const body = { weeksToGoal: 52, workoutsPerWeek: 7, trainingGoal: 'marathon' as const }
  const saved = await keptSchedule(bob, body)
  expect(sessionsOf(saved).length).toBeGreaterThan(330)
  expect(await bob.call(getSchedule, { params: { id: saved.id } })).toEqual(saved)
})

test('a session moves to another day, and the schedule says so when it is read again', async () => {
  const cy = app.as('cy')
  const saved = await keptSchedule(cy)
  const week = saved.schedule.weeks[0]!
  const session = week.sessions[0]!
  const free = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(monday, days))
    .find((day) => week.sessions.every((one) => one.day !== day))!
  const params = { id: saved.id, sessionId: session.id }
  const after = await cy.call(moveSession, { params, body: { day: free } })
  expect(sessionsOf(after).find(({ id }) => id === session.id)).toMatchObject({ day: free, state: 'moved' })
  expect(await cy.call(getSchedule, { params: { id: saved.id } })).toEqual(after)
  for (const [field, day] of [
    ['day', '2026-11-20'],
    ['day', addDays(saved.schedule.endsOn, 1)],
    ['day', '2026-02-30'],
  ] as const)
    await expect(cy.call(moveSession, { params, body: { day } })).rejects.toMatchObject(refusedOn(field))
  await expect(
    cy.call(moveSession, { params: { ...params, sessionId: saved.id }, body: { day: free } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('an easy session that was missed is dropped once, and the plan says how it goes on', async () => {
  const dee = app.as('dee')
  const saved = await keptSchedule(dee)
  const session = easyOf(saved)
  const params = { id: saved.id, sessionId: session.id }
  const [after, twice] = await Promise.allSettled([1, 2].map(() => dee.call(missSession, { params })))
  const outcomes = [after!, twice!].map(({ status }) => status).sort()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
  const { schedule } = await dee.call(getSchedule, { params: { id: saved.id } })
  expect(sessionsOf({ schedule }).find(({ id }) => id === session.id)).toMatchObject({ state: 'missed' })
  expect(schedule.notes[0]).not.toBe(saved.schedule.notes[0])
  await expect(dee.call(missSession, { params })).rejects.toMatchObject({ code: 'conflict' })
})

test('days are those of the person’s own zone', async () => {
  const eli = app.as('eli')
  await eli.call(setTimezone, { body: { timezone: 'Pacific/Kiritimati' } })
  const saved = await keptSchedule(eli, { startsOn: '2026-11-21' })
  const session = sessionsOf(saved).at(-1)!
  // It is Sunday the 22nd there already.
  await expect(
    eli.call(moveSession, { params: { id: saved.id, sessionId: session.id }, body: { day: '2026-11-21' } }),
  ).rejects.toMatchObject(refusedOn('day'))
})

test('a schedule whose days or numbers cannot be is refused by field', async () => {
  const fay = app.as('fay')
  const { schedule } = await fay.call(generateSchedule, { body: asked })
  const withWeek = (at: number, change: object) => ({
    schedule: {
      ...schedule,
      weeks: schedule.weeks.map((week, place) => (place === at ? { ...week, ...change } : week)),
    },
  })
  const [first] = schedule.weeks[1]!.sessions
  for (const [body, field] of [
    [withWeek(1, { startsOn: '2027-11-30' }), 'schedule.weeks.1'],
    [withWeek(1, { week: 9 }), 'schedule.weeks.1'],
    [withWeek(1, { sessions: [{ ...first!, day: monday }] }), 'schedule.weeks.1'],
    [withWeek(1, { sessions: [first, first, first] }), 'schedule.weeks.1'],
    [withWeek(0, { sessions: [] }), 'schedule.weeks.0'],
    [withWeek(0, { sessions: [{ ...first!, minutes: 9000 }] }), 'schedule.weeks.0.sessions.0.minutes'],
    [{ schedule: { ...schedule, title: '' } }, 'schedule.title'],
  ] as const)
    await expect(fay.call(saveSchedule, { body: body as never })).rejects.toMatchObject(refusedOn(field))
  expect(await fay.call(listSchedules, { query: {} })).toEqual([])
})

test('what is sent as done already begins as planned, and sums are counted anew', async () => {
  const gus = app.as('gus')
  const { schedule } = await gus.call(generateSchedule, { body: asked })
  const weeks = schedule.weeks.map((week) => ({
    ...week,
    load: 1,
    sessions: week.sessions.map((one) => ({ ...one, minutes: one.minutes + 0.123, state: 'done' as const })),
  }))
  const saved = await gus.call(saveSchedule, { body: { schedule: { ...schedule, weeks } } })
  expect(sessionsOf(saved).every(({ state }) => state === 'planned')).toBe(true)
  expect(saved.schedule.weeks.map(({ load }) => load)).toEqual(schedule.weeks.map(({ load }) => load))
  expect(saved.content).toContain(saved.schedule.title)
  expect(await gus.call(getSchedule, { params: { id: saved.id } })).toEqual(saved)
})

test.each([
  [{ trainingGoal: '' }, 'trainingGoal', 'Please select a training goal'],
  [{ currentFitnessLevel: '' }, 'currentFitnessLevel', 'Please select your fitness level'],
  [{ weeksToGoal: 3 }, 'weeksToGoal', 'Minimum 4 weeks'],
  [{ weeksToGoal: 53 }, 'weeksToGoal', 'Maximum 52 weeks'],
  [{ workoutsPerWeek: 1 }, 'workoutsPerWeek', 'Minimum 2 workouts'],
  [{ sessionDuration: 121 }, 'sessionDuration', 'Maximum 120 minutes'],
])('a request with %j is refused in the words of the form', async (changes, field, message) => {
  await expect(
    app.as('hal').call(generateSchedule, { body: { ...asked, ...(changes as object) } }),
  ).rejects.toMatchObject({ code: 'invalid', details: { fields: { [field]: message } } })
})

test('is nobody else’s: another person finds nothing, a stranger is asked to sign in', async () => {
  const saved = await keptSchedule(app.as('ida'))
  const params = { id: saved.id, sessionId: sessionsOf(saved)[0]!.id }
  for (const [who, code] of [
    [app.as('jo'), 'not_found'],
    [app.stranger, 'unauthenticated'],
  ] as const) {
    for (const endpoint of [getSchedule, removeSchedule, missSession, exportSchedule])
      await expect(who.call(endpoint, { params })).rejects.toMatchObject({ code })
    await expect(who.call(moveSession, { params, body: { day: monday } })).rejects.toMatchObject({ code })
  }
  expect(await app.as('jo').call(listSchedules, { query: {} })).toEqual([])
  expect(await app.as('ida').call(getSchedule, { params })).toEqual(saved)
})

test('its calendar is told in the units that its person chose', async () => {
  const lou = app.as('lou')
  const saved = await keptSchedule(lou)
  await lou.call(changeProfile, { body: { units: 'imperial' } })
  const answer = await lou.raw({ method: 'GET', url: `/api/schedules/${saved.id}/calendar.ics` })
  const text = answer.payload.replace(/\r\n /g, '')
  expect(text).toMatch(/\d miles/)
  expect(text).not.toMatch(/\bkm\b/)
})

test('is taken along as a calendar whose events keep their ids and float with the person', async () => {
  const kim = app.as('kim')
  const saved = await keptSchedule(kim)
  const first = easyOf(saved)
  const second = sessionsOf(saved).at(-1)
  await kim.call(missSession, { params: { id: saved.id, sessionId: first.id } })
  const answer = await kim.raw({ method: 'GET', url: `/api/schedules/${saved.id}/calendar.ics` })
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="training-${monday}.ics"`)
  const text = answer.payload.replace(/\r\n /g, '')
  const of = (name: string) =>
    text.split('\r\n').flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []))
  expect(of('UID:')).toContain(`${second!.id}@forkmile`)
  expect(of('UID:')).not.toContain(`${first.id}@forkmile`)
  expect(new Set(of('UID:')).size).toBe(of('BEGIN:VEVENT').length)
  for (const start of of('DTSTART')) expect(start).toMatch(/^:\d{8}T070000$/)
  expect(text).toContain(second!.workout.blocks[0]!.exercises[0]!.name)
})

test('a missed week shifts what is left, once; another’s plan and one without a missed week stay', async () => {
  const gus = app.as('gus')
  const made = await gus.call(generateSchedule, { body: { ...asked, startsOn: '2026-11-09' } })
  const saved = await gus.call(saveSchedule, { body: made })
  const params = { id: saved.id }
  await expect(app.as('hal').call(shiftSchedule, { params })).rejects.toMatchObject({ code: 'not_found' })
  const after = await gus.call(shiftSchedule, { params })
  expect(after.schedule.endsOn).toBe(addDays(saved.schedule.endsOn, 7))
  expect(sessionsOf(after).map(({ id, day }) => [id, day])).toEqual(
    sessionsOf(saved).map(({ id, day }) => [id, addDays(day, 7)]),
  )
  expect(after.content).not.toBe(saved.content)
  expect(await gus.call(getSchedule, { params })).toEqual(after)
  await expect(gus.call(shiftSchedule, { params })).rejects.toMatchObject({ code: 'conflict' })
})
