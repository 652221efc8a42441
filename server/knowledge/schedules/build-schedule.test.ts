import { expect, test } from 'vitest'
import type { ScheduleRequest } from '#contract/training/schedules.ts'
import { buildSchedule } from './build-schedule.ts'
import { weekdayOf } from './weekdays-said.ts'

const request: ScheduleRequest = {
  trainingGoal: 'half_marathon',
  currentFitnessLevel: 'intermediate',
  weeksToGoal: 12,
  workoutsPerWeek: 4,
  sessionDuration: 45,
}
const build = (change: Partial<ScheduleRequest> = {}, seed = 1) =>
  buildSchedule({ ...request, ...change }, { seed, today: '2026-11-21', newId: () => crypto.randomUUID() })
const sessionsOf = (change: Partial<ScheduleRequest> = {}) =>
  build(change).schedule.weeks.flatMap(({ sessions }) => sessions)
const saying = (change: Partial<ScheduleRequest>, part: string) =>
  build(change).schedule.notes.filter((note) => note.includes(part)).length

test('a plan starts on the next Monday, or on the day that was asked for', () => {
  expect(build().schedule.startsOn).toBe('2026-11-23')
  const { startsOn, endsOn, weeks } = build({ startsOn: '2026-12-02', weeksToGoal: 4 }).schedule
  expect([startsOn, endsOn]).toEqual(['2026-12-02', '2026-12-29'])
  expect(weeks.map((week) => week.startsOn)).toEqual(['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23'])
})

test('a half marathon goes from base through build and peak to a taper of two weeks', () => {
  const phases = build().schedule.weeks.map(({ phase }) => phase)
  expect(phases.filter((phase) => phase !== 'deload')).toEqual([
    'base',
    'base',
    'base',
    'base',
    'build',
    'build',
    'build',
    'peak',
    'taper',
    'race',
  ])
})

test('the same seed gives the same plan, another one other exercises', () => {
  const lifting = { trainingGoal: 'strength_training' } as const
  expect(build(lifting, 3).content).toBe(build(lifting, 3).content)
  expect(build(lifting, 3).content).not.toBe(build(lifting, 4).content)
})

test('days that do not suit stay free, and the long run is on its day', () => {
  const sessions = sessionsOf({ notes: 'No Mondays or Wednesdays, long run on Saturday please.' })
  expect(sessions.filter(({ day }) => [0, 2].includes(weekdayOf(day)))).toEqual([])
  const long = sessions.filter(({ kind }) => kind === 'long_run')
  expect(new Set(long.map(({ day }) => weekdayOf(day)))).toEqual(new Set([5]))
})

test('too few days left are used all the same, and the plan says so', () => {
  const change = { workoutsPerWeek: 5, notes: 'I can only train Tuesday, Wednesday and Thursday' }
  expect(saying(change, 'There are not enough other days')).toBe(1)
  expect(saying(change, 'next to each other')).toBe(0)
  const three = { workoutsPerWeek: 3, notes: 'I can only train Tuesday, Wednesday and Thursday' }
  const days = new Set(sessionsOf(three).map(({ day }) => weekdayOf(day)))
  expect(days).toEqual(new Set([1, 2, 3]))
})

test('what the notes say and nobody understands is named', () => {
  const { notes } = build({ notes: 'no Mondays. My dog is called Rex.' }).schedule
  expect(notes).toContain('Not understood in your notes: “My dog is called Rex”.')
  expect(
    saying({ prompt: 'lose 6 kg in march' }, 'Not used of your description: “lose 6 kg in march”.'),
  ).toBe(1)
})

test('whoever has sore knees gets no hills and no intervals before a race, and no runs without one', () => {
  const race = sessionsOf({ notes: 'bad knees', currentFitnessLevel: 'advanced', workoutsPerWeek: 6 })
  expect(race.filter(({ kind }) => kind === 'hill_run' || kind === 'interval_run')).toEqual([])
  expect(saying({ notes: 'bad knees' }, '“bad knees”')).toBe(1)
  const fit = sessionsOf({ notes: 'bad knees', trainingGoal: 'general_fitness', workoutsPerWeek: 5 })
  expect(fit.filter(({ distance }) => distance !== null)).toEqual([])
})

test('a pregnancy keeps every session moderate and sends to a professional', () => {
  const change = { notes: '20 weeks pregnant', trainingGoal: 'general_fitness' } as const
  for (const { load, minutes } of sessionsOf(change)) expect(load / minutes).toBeLessThanOrEqual(4)
  expect(saying(change, 'Ask your doctor')).toBe(1)
})

test('a marathon in four weeks from nothing becomes a shorter race, with the reason', () => {
  const change = {
    trainingGoal: 'marathon',
    currentFitnessLevel: 'beginner',
    weeksToGoal: 4,
    workoutsPerWeek: 3,
  } as const
  const race = sessionsOf(change).at(-1)!
  expect(race.kind).toBe('race')
  expect(race.distance).toBeLessThanOrEqual(10)
  expect(saying(change, 'weeks are short for this goal')).toBe(1)
  expect(saying(change, 'does not carry you over the whole distance')).toBe(1)
})

test('a beginner runs and walks in turns, and the runs grow longer week by week', () => {
  const sessions = sessionsOf({ trainingGoal: '5k_training', currentFitnessLevel: 'beginner' })
  const runs = sessions
    .filter(({ kind }) => kind === 'long_run')
    .map(({ workout }) => workout.blocks.find(({ kind }) => kind === 'intervals')!.exercises[0]!.seconds)
  expect(runs[0]).toBe(60)
  expect(runs.at(-1)).toBeGreaterThan(600)
  for (const [at, seconds] of runs.slice(0, 6).entries())
    if (at > 0) expect(seconds).toBeGreaterThanOrEqual(runs[at - 1]!)
})

test('a long run beyond the minutes asked for is explained', () => {
  expect(saying({}, 'goes beyond the 45 min you asked for')).toBe(1)
})

test('kilometres run already are where the plan starts', () => {
  const start = (notes: string | null) => build({ notes, sessionDuration: 60 }).schedule.weeks[0]!.distance!
  expect(start('I run 45 km a week already')).toBeGreaterThan(start(null))
  expect(start('I currently run 15 km a week')).toBeLessThan(start(null))
})

test('a race that is named falls on its day where the plan ends with it, and is pointed out elsewhere', () => {
  const race = sessionsOf({ notes: 'My race is on February 13, 2027' }).at(-1)!
  expect([race.kind, race.day]).toEqual(['race', '2027-02-13'])
  expect(saying({ notes: 'My race is on March 14, 2027' }, 'Ask for 16 weeks')).toBe(1)
})

test('exercises stay for a block of weeks and change with the next', () => {
  const { weeks } = build({ trainingGoal: 'muscle_building', weeksToGoal: 9 }).schedule
  const names = (week: number) =>
    weeks[week]!.sessions[0]!.workout.blocks.filter(({ kind }) => kind === 'main').flatMap(({ exercises }) =>
      exercises.map(({ name }) => name),
    )
  expect(names(1).slice(0, 3)).toEqual(names(0).slice(0, 3))
  expect(names(4).slice(0, 3)).not.toEqual(names(0).slice(0, 3))
})

test('the equipment of the notes is used', () => {
  const gear = (notes: string) =>
    new Set(sessionsOf({ trainingGoal: 'strength_training', notes }).map(({ workout }) => workout.equipment))
  expect(gear('no equipment at all')).toEqual(new Set(['none']))
  expect(gear('I have dumbbells')).toEqual(new Set(['basic']))
  expect(gear('')).toEqual(new Set(['gym']))
})

test('the text names every week, every session and every note', () => {
  const { schedule, content } = build()
  for (const week of schedule.weeks) expect(content).toContain(`Week ${week.week} (${week.phase}).`)
  for (const note of schedule.notes) expect(content).toContain(note)
  expect(content.match(/^- \w{3}, \w{3} \d+: /gm)?.length).toBe(48)
})
