import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { missedWeeks } from '#contract/training/missed-weeks.ts'
import { type Schedule, schedule as shape } from '#contract/training/schedules.ts'
import { buildSchedule } from '../build-schedule.ts'
import { shifted } from './shift.ts'

const start = '2026-11-23'
const plan = buildSchedule(
  {
    trainingGoal: 'strength_training',
    currentFitnessLevel: 'intermediate',
    weeksToGoal: 6,
    workoutsPerWeek: 3,
    sessionDuration: 45,
    startsOn: start,
  },
  { seed: 1, today: start, kilograms: 70, newId: () => crypto.randomUUID() },
).schedule
const doneIn = (schedule: Schedule, ...numbers: number[]): Schedule => ({
  ...schedule,
  weeks: schedule.weeks.map((week) =>
    numbers.includes(week.week)
      ? { ...week, sessions: week.sessions.map((one) => ({ ...one, state: 'done' as const })) }
      : week,
  ),
})
/** A day in the week with that number. */
const inWeek = (number: number) => addDays(start, 7 * (number - 1) + 2)

describe('missed weeks', () => {
  test('are whole weeks before this one without a done session', () => {
    expect(missedWeeks(plan, inWeek(1))).toBe(0)
    expect(missedWeeks(plan, inWeek(2))).toBe(1)
    expect(missedWeeks(doneIn(plan, 1), inWeek(4))).toBe(2)
    expect(missedWeeks(doneIn(plan, 1, 2), inWeek(3))).toBe(0)
  })

  test('are none once training was taken up again', () => {
    expect(missedWeeks(doneIn(plan, 3), inWeek(3))).toBe(0)
  })
})

test('what was missed comes this week, all after it as much later, and what was done stays', () => {
  const before = doneIn(plan, 1)
  const after = shifted(before, inWeek(3))!
  expect(shape.safeParse(after).success).toBe(true)
  expect(after.weeks).toHaveLength(7)
  expect(after.endsOn).toBe(addDays(before.endsOn, 7))
  expect(after.weeks[0]).toEqual(before.weeks[0])
  expect(after.weeks[1]).toMatchObject({ week: 2, startsOn: before.weeks[1]!.startsOn, sessions: [] })
  for (const [at, week] of before.weeks.slice(1).entries()) {
    const moved = after.weeks[at + 2]!
    expect(moved.sessions.map(({ id, day }) => [id, day])).toEqual(
      week.sessions.map(({ id, day }) => [id, addDays(day, 7)]),
    )
    expect(moved.load).toBe(week.load)
  }
  expect(after.notes[0]).toContain('a week later')
  expect(missedWeeks(after, inWeek(3))).toBe(0)
})

test('a schedule without a missed week stays as it is', () => {
  expect(shifted(doneIn(plan, 1), inWeek(2))).toBeUndefined()
})
