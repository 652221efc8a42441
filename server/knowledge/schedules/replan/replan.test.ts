import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import type { Schedule, ScheduleRequest, Session } from '#contract/training/schedules.ts'
import { buildSchedule } from '../build-schedule.ts'
import { replan } from './replan.ts'

const request: ScheduleRequest = {
  trainingGoal: 'half_marathon',
  currentFitnessLevel: 'intermediate',
  weeksToGoal: 12,
  workoutsPerWeek: 4,
  sessionDuration: 45,
}
let ids = 0
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`
const plan = (change: Partial<ScheduleRequest> = {}) =>
  buildSchedule({ ...request, ...change }, { seed: 1, today: '2026-11-21', newId }).schedule
const all = ({ weeks }: Schedule) => weeks.flatMap(({ sessions }) => sessions)
const find = (made: Schedule, week: number, kind: Session['kind']) =>
  made.weeks[week - 1]!.sessions.find((one) => one.kind === kind)!
const byId = (made: Schedule, id: string) => all(made).find((one) => one.id === id)
const miss = (made: Schedule, sessionId: string, today: string) =>
  replan(made, { kind: 'miss', sessionId }, { today })
const move = (made: Schedule, sessionId: string, day: string, today: string) =>
  replan(made, { kind: 'move', sessionId, day }, { today })
const loads = (made: Schedule) => made.weeks.map(({ load }) => load)

test('a missed easy session is dropped, and the rest stays', () => {
  const made = plan()
  const easy = find(made, 2, 'easy_run')
  const after = miss(made, easy.id, easy.day)
  expect(byId(after, easy.id)?.state).toBe('missed')
  expect(all(after).filter(({ id }) => id !== easy.id)).toEqual(all(made).filter(({ id }) => id !== easy.id))
  expect(after.notes[0]).toBe('Replanned: One easy session left out changes little; go on as planned.')
})

test('a missed hard session is caught up where two days lie between it and the other hard ones', () => {
  const made = plan({ notes: 'only Monday, Tuesday, Thursday, Saturday' })
  const hard = find(made, 1, 'hill_run')
  const after = miss(made, hard.id, hard.day)
  const caught = byId(after, hard.id)!
  expect(caught.state).toBe('moved')
  expect(caught.day > hard.day).toBe(true)
  for (const other of all(after).filter((one) => one.hard && one.id !== hard.id))
    expect(Math.abs(daysBetween(other.day, caught.day))).toBeGreaterThanOrEqual(2)
})

test('a hard session that cannot be caught up holds the next week', () => {
  const made = plan()
  const long = find(made, 2, 'long_run')
  const after = miss(made, long.id, long.day)
  expect(byId(after, long.id)?.state).toBe('missed')
  expect(after.weeks[2]!.load).toBeLessThanOrEqual(Math.max(...loads(made).slice(0, 2)))
  expect(after.weeks[2]!.load).toBeLessThan(made.weeks[2]!.load)
  expect(after.notes[0]).toContain('does not grow')
})

test('an easy run crossed out ahead of time does not shrink the week that it was in', () => {
  const made = plan({ trainingGoal: 'general_fitness', weeksToGoal: 8 })
  const easy = find(made, 2, 'easy_run')
  const hard = made.weeks[0]!.sessions.filter(({ kind }) => kind === 'strength')[1]!
  const after = miss(miss(made, easy.id, made.startsOn), hard.id, hard.day)
  expect(byId(after, hard.id)?.state).toBe('missed')
  for (const { id, minutes } of made.weeks[1]!.sessions)
    expect(byId(after, id)!.minutes).toBeGreaterThanOrEqual(minutes * 0.9)
})

test('what was caught up already and is missed again is not pushed on and on', () => {
  const made = plan({ notes: 'only Monday, Tuesday, Thursday, Saturday' })
  const hard = find(made, 1, 'hill_run')
  const once = miss(made, hard.id, hard.day)
  const twice = miss(once, hard.id, byId(once, hard.id)!.day)
  expect(byId(twice, hard.id)?.state).toBe('missed')
})

test('after two lost weeks training goes on ten to twenty percent lower and grows from there', () => {
  let made = plan({ weeksToGoal: 16 })
  const before = made
  for (const week of [5, 6])
    for (const { id } of before.weeks[week - 1]!.sessions)
      made = miss(made, id, addDays(before.weeks[week - 1]!.startsOn, 6))
  const highest = Math.max(...loads(before).slice(2, 6))
  const next = made.weeks[6]!
  expect(next.load / highest).toBeGreaterThan(0.75)
  expect(next.load / highest).toBeLessThan(0.91)
  const working = made.weeks.slice(6).filter(({ phase }) => /base|build|peak/.test(phase))
  for (const [at, week] of working.entries())
    if (at > 0)
      expect(week.load).toBeLessThanOrEqual(
        Math.max(...working.slice(Math.max(0, at - 3), at).map(({ load }) => load)) * 1.1 + 0.1,
      )
  expect(all(made).at(-1)).toEqual(all(before).at(-1))
})

test('two sessions of a week swap days when one is moved onto the other', () => {
  const made = plan()
  const [first, second] = made.weeks[0]!.sessions
  const after = move(made, second!.id, first!.day, made.startsOn)
  // The screen names what moved; a note would tell it again.
  expect(after.notes).toEqual(made.notes)
  expect(byId(after, second!.id)).toMatchObject({ day: first!.day, state: 'moved' })
  expect(byId(after, first!.id)).toMatchObject({ day: second!.day, state: 'moved' })
})

test('a hard session moved beside another keeps them apart, by days or by effort', () => {
  const made = plan()
  const quality = find(made, 1, 'hill_run')
  const long = find(made, 1, 'long_run')
  const after = move(made, quality.id, addDays(long.day, -1), made.startsOn)
  const moved = byId(after, quality.id)!
  const longNow = byId(after, long.id)!
  expect(moved.day).toBe(addDays(long.day, -1))
  expect(!moved.hard || !longNow.hard || Math.abs(daysBetween(moved.day, longNow.day)) >= 2).toBe(true)
})

test('a session moved into the next week belongs to it, and that week stays within its bound', () => {
  const made = plan()
  const long = find(made, 2, 'long_run')
  const day = addDays(made.weeks[2]!.startsOn, 0)
  const after = move(made, long.id, day, made.startsOn)
  expect(after.weeks[1]!.sessions.length).toBe(3)
  expect(after.weeks[2]!.sessions.some(({ id }) => id === long.id)).toBe(true)
  expect(after.weeks[2]!.load).toBeLessThanOrEqual(made.weeks[1]!.load * 1.1 + 0.1)
})

test('the race stays on its day, and nothing is moved onto it', () => {
  const made = plan()
  const race = find(made, 12, 'race')
  expect(all(move(made, race.id, addDays(race.day, -3), made.startsOn))).toEqual(all(made))
  const easy = find(made, 12, 'easy_run')
  expect(all(move(made, easy.id, race.day, made.startsOn))).toEqual(all(made))
})

test('what is done stays', () => {
  const made = plan()
  const [first] = made.weeks[0]!.sessions
  const done = {
    ...made,
    weeks: made.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((one) => (one.id === first!.id ? { ...one, state: 'done' as const } : one)),
    })),
  }
  expect(miss(done, first!.id, first!.day)).toEqual(done)
})

test('only the last change stands in the notes', () => {
  const made = plan()
  const [easy, long] = [find(made, 2, 'easy_run'), find(made, 2, 'long_run')]
  const { notes } = miss(miss(made, easy.id, easy.day), long.id, long.day)
  expect(notes.filter((note) => note.startsWith('Replanned: '))).toEqual([
    expect.stringContaining('does not grow'),
  ])
})
