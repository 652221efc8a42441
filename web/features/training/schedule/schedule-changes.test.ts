import { expect, test } from 'vitest'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import { block, exercise, workoutOf } from '../player/testing.ts'
import { changesBetween } from './schedule-changes.ts'

const session = (id: string, day: string, given: Partial<Session> = {}): Session => ({
  id,
  day,
  kind: 'easy_run',
  title: `Run ${id}`,
  hard: false,
  minutes: 30,
  distance: 5,
  load: 120,
  state: 'planned',
  workout: workoutOf([block([exercise('Run')])]),
  ...given,
})
const plan = (sessions: Session[], notes: string[] = []): Schedule => ({
  title: '10K',
  trainingGoal: '10k_training',
  startsOn: '2026-01-05',
  endsOn: '2026-01-11',
  weeks: [{ week: 1, startsOn: '2026-01-05', phase: 'base', focus: '', load: 360, distance: 15, sessions }],
  notes,
})
const before = plan([session('a', '2026-01-05'), session('b', '2026-01-07'), session('c', '2026-01-10')])

test('what was missed, moved, shortened, dropped and added is told in the order of the days', () => {
  const after = plan(
    [
      session('a', '2026-01-05', { state: 'missed' }),
      session('b', '2026-01-08', { state: 'moved' }),
      session('d', '2026-01-06'),
    ],
    ['The long run stays.'],
  )
  expect(changesBetween(before, after)).toEqual([
    'The long run stays.',
    'Run a on Mon, Jan 5 is noted as missed.',
    'Run d on Tue, Jan 6 is new.',
    'Run b: from Wed, Jan 7 to Thu, Jan 8.',
    'Run c on Sat, Jan 10 is left out.',
  ])
  const shorter = plan([
    ...before.weeks[0]!.sessions.slice(0, 2),
    session('c', '2026-01-10', { minutes: 20 }),
  ])
  expect(changesBetween(before, shorter)).toEqual(['Run c on Sat, Jan 10: 20 min instead of 30.'])
})

test('nothing is said where nothing changed, and a long list ends in a count', () => {
  expect(changesBetween(before, before)).toEqual([])
  const many = Array.from({ length: 12 }, (_, at) => session(String(at), '2026-01-09'))
  expect(changesBetween(plan([]), plan(many)).at(-1)).toBe('And 4 more.')
})
