import { expect, test } from 'vitest'
import { stepsOf } from '#contract/training/workout-steps.ts'
import { exercisesDone, setsOf, timesOf } from '../outcome.ts'
import { block, exercise, workoutOf } from '../testing.ts'
import { cuesAhead } from './cues.ts'
import { back, begin, caughtUp, leadIn, leave, pause, resume, spentAtStep, stop } from './run.ts'

const hold = exercise('Plank', { sets: 3, seconds: 30, restSeconds: 15 })
const lift = exercise('Squat', { sets: 2, reps: 10, seconds: 40, restSeconds: 60 })
const held = stepsOf(workoutOf([block([hold])]))
const lifted = stepsOf(workoutOf([block([lift])]))
const pressed = Date.UTC(2026, 0, 5, 7)
/** When the first step begins. */
const began = pressed + leadIn
const at = (seconds: number) => began + seconds * 1000
const started = () => begin('id', pressed)

test('a page that slept through three sets wakes exactly where the workout is', () => {
  const run = caughtUp(started(), held, at(30 + 15 + 30 + 15 + 7.25))
  expect(run.at).toBe(4)
  expect(spentAtStep(run, at(97.25))).toBe(7250)
})

test('the end is the moment at which the last second was over, however late anybody looks', () => {
  const run = caughtUp(started(), held, at(5000))
  expect(run.endedAt).toBe(at(120))
  expect(timesOf(run, held, at(9000))).toEqual({ duration: 120, activeSeconds: 90 })
})

test('a counted set waits, and a forgotten one counts only in part as work', () => {
  const waiting = caughtUp(started(), lifted, at(4000))
  expect(waiting.at).toBe(0)
  const run = stop(leave(waiting, lifted, at(4000), true), lifted, at(4000))
  expect(setsOf(run, lifted)).toEqual({ done: 1, planned: 2 })
  expect(timesOf(run, lifted, at(4000))).toEqual({ duration: 4000, activeSeconds: 120 })
})

test('a pause stops the clock of the step and counts in no sum', () => {
  const paused = pause(started(), held, at(10))
  expect(caughtUp(paused, held, at(500)).at).toBe(0)
  const run = caughtUp(resume(paused, at(500)), held, at(519))
  expect(run.at).toBe(0)
  expect(spentAtStep(run, at(519))).toBe(29_000)
  const ended = caughtUp(run, held, at(5000))
  expect(timesOf(ended, held, at(5000))).toEqual({ duration: 120, activeSeconds: 90 })
})

test('a press that comes as the step ends by itself skips nothing', () => {
  expect(leave(started(), held, at(30.05), false).at).toBe(1)
})

test('back leads to the work before, early in a step; later to its own beginning', () => {
  const second = caughtUp(started(), held, at(46))
  expect(back(second, held, at(46))).toMatchObject({ at: 0, stepBeganAt: at(46) })
  expect(back(caughtUp(second, held, at(60)), held, at(60))).toMatchObject({ at: 2, stepBeganAt: at(60) })
})

test('after the end there is a way back, and the time between is a pause', () => {
  const ended = caughtUp(started(), held, at(120))
  const again = back(ended, held, at(220))
  expect(again).toMatchObject({ at: 4, endedAt: null, paused: 100_000 })
})

test('skipped sets are not done, and exercises that nobody came to are left out', () => {
  const workout = workoutOf([block([lift, exercise('Bridge', { reps: 5 })])])
  const steps = stepsOf(workout)
  const once = leave(started(), steps, at(30), true)
  const run = stop(leave(once, steps, at(40), false), steps, at(50))
  expect(exercisesDone(run, steps, workout)).toEqual([
    { exerciseId: null, name: 'Squat', setsDone: 1, rpe: null },
  ])
})

test('sounds are planned to the exact second up to the next set that waits', () => {
  const mixed = stepsOf(workoutOf([block([{ ...hold, sets: 1 }, lift])]))
  const cues = cuesAhead(started(), mixed, pressed, () => true)
  const said = cues.map((cue) => [cue.kind, (cue.at - began) / 1000])
  expect(said).toEqual([
    ['tick', -3],
    ['tick', -2],
    ['tick', -1],
    ['work', 0],
    ['side', 15],
    ['tick', 27],
    ['tick', 28],
    ['tick', 29],
    ['rest', 30],
    ['tick', 42],
    ['tick', 43],
    ['tick', 44],
    ['work', 45],
  ])
  expect(cuesAhead(pause(started(), mixed, at(1)), mixed, at(1), () => true)).toEqual([])
})
