import { expect, test } from 'vitest'
import { caughtUp, leftOf, planBegin, shareOf, skipped } from './plan-progress.ts'

const timed = (seconds: number, name: string | null = 'Easy run') => ({ name, seconds, metres: null })
const measured = (metres: number, seconds: number) => ({ name: 'Fast', seconds, metres })
const steps = [timed(600), timed(30, null), measured(1000, 300), timed(300)]

test('a timed step gives way at its exact end, also when nobody looked for a while', () => {
  expect(caughtUp(steps, planBegin, { seconds: 599, km: 2 })).toEqual(planBegin)
  expect(caughtUp(steps, planBegin, { seconds: 650, km: 2 })).toEqual({
    at: 2,
    beganSeconds: 630,
    beganKm: 2,
  })
})

test('a step with a distance ends when it was covered, whatever time that took', () => {
  const fast = { at: 2, beganSeconds: 630, beganKm: 2 }
  expect(leftOf(steps[2]!, fast, { seconds: 2000, km: 2.4 })).toBeCloseTo(600)
  expect(caughtUp(steps, fast, { seconds: 2000, km: 2.4 })).toEqual(fast)
  expect(caughtUp(steps, fast, { seconds: 930, km: 3.004 })).toEqual({ at: 3, beganSeconds: 930, beganKm: 3 })
})

test('a press ends a step early, and the next one begins there', () => {
  expect(skipped(planBegin, { seconds: 200, km: 0.5 })).toEqual({ at: 1, beganSeconds: 200, beganKm: 0.5 })
})

test('after the last step the plan is whole and stays so', () => {
  const over = caughtUp(steps, { at: 3, beganSeconds: 930, beganKm: 3 }, { seconds: 1300, km: 4 })
  expect(over.at).toBe(4)
  expect(caughtUp(steps, over, { seconds: 9000, km: 20 })).toEqual(over)
  expect(shareOf(steps, over, { seconds: 9000, km: 20 })).toEqual({ done: 1230, all: 1230 })
})

test('a step under way counts by its share of time or distance', () => {
  expect(shareOf(steps, planBegin, { seconds: 150, km: 0 }).done).toBeCloseTo(150)
  const fast = { at: 2, beganSeconds: 630, beganKm: 2 }
  expect(shareOf(steps, fast, { seconds: 700, km: 2.5 }).done).toBeCloseTo(780)
})
