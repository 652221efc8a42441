import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import {
  type Schedule,
  type ScheduleRequest,
  schedule as shape,
  trainingGoals,
} from '#contract/training/schedules.ts'
import { workoutSeconds } from '#contract/training/workouts.ts'
import { buildSchedule } from '../build-schedule.ts'
import { replan, type SessionChange } from './replan.ts'

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
const byId = (made: Schedule, id: string) => all(made).find((one) => one.id === id)

test('however often plans are changed, they stay whole, bounded, and true to the race', () => {
  const changes = fc.array(
    fc.record({ miss: fc.boolean(), which: fc.nat(), days: fc.nat(9), later: fc.nat(6) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  const goal = fc.constantFrom(...trainingGoals)
  fc.assert(
    fc.property(goal, fc.integer({ min: 2, max: 7 }), changes, (trainingGoal, workoutsPerWeek, steps) => {
      const made = plan({ trainingGoal, workoutsPerWeek, weeksToGoal: 8 })
      const untouched = JSON.stringify(made)
      const race = all(made).find(({ kind }) => kind === 'race')
      let now = made
      let today = made.startsOn
      for (const step of steps) {
        const open = all(now).filter(
          ({ state, day }) => state !== 'done' && state !== 'missed' && day >= today,
        )
        const session = open[step.which % Math.min(open.length, 6)]
        if (!session) break
        const day = [addDays(session.day, step.days - 3), today].sort().at(-1)!
        const change: SessionChange = step.miss
          ? { kind: 'miss', sessionId: session.id }
          : { kind: 'move', sessionId: session.id, day: day > now.endsOn ? now.endsOn : day }
        const last = now
        now = replan(now, change, { today })
        for (const one of all(now))
          expect(one.minutes).toBeGreaterThanOrEqual(Math.floor(byId(last, one.id)!.minutes * 0.7))
        today = addDays(today, step.later)
        shape.parse(now)
        for (const { startsOn, sessions, load } of now.weeks) {
          expect(
            sessions.every(
              (one) => daysBetween(startsOn, one.day) >= 0 && daysBetween(startsOn, one.day) <= 6,
            ),
          ).toBe(true)
          expect(load).toBeCloseTo(
            sessions.reduce((sum, one) => sum + one.load, 0),
            1,
          )
        }
        for (const { minutes, workout } of all(now))
          expect(Math.abs(workoutSeconds(workout) / 60 - minutes)).toBeLessThanOrEqual(
            Math.max(1, minutes * 0.1),
          )
      }
      const states = all(now).filter(({ kind }) => kind === 'race')
      expect(states.map(({ id, day }) => ({ id, day }))).toEqual(race ? [{ id: race.id, day: race.day }] : [])
      for (const one of all(now)) {
        const before = byId(made, one.id)!
        expect(one.minutes).toBeLessThanOrEqual(before.minutes)
        expect(one.load).toBeLessThanOrEqual(before.load + 0.1)
      }
      expect(JSON.stringify(made)).toBe(untouched)
    }),
    { numRuns: 150 },
  )
})
