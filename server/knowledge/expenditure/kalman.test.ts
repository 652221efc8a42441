import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Belief, filter, type Step, smooth } from './kalman.ts'

/** A level that never moves, and one that wanders. */
const still = (value: number): Step => ({
  observation: { value, variance: 4 },
  transition: [[1]],
  input: [0],
  noise: [0],
})
const level: Belief = { mean: [0], covariance: [[100]] }

test('the belief of a level that never moves is the mean of its observations and of where it began, by their certainty', () => {
  const { filtered } = filter([still(10), still(12), still(17)], level, [1])
  const certainty = 1 / 100 + 3 / 4
  expect(filtered.at(-1)!.mean[0]).toBeCloseTo(39 / 4 / certainty, 10)
  expect(filtered.at(-1)!.covariance[0]![0]).toBeCloseTo(1 / certainty, 10)
})

test('looking back, all days of a level that never moves are believed alike', () => {
  const steps = [still(10), still(12), still(17)]
  const beliefs = smooth(steps, filter(steps, level, [1]), [1])
  for (const { mean, covariance } of beliefs) {
    expect(mean[0]).toBeCloseTo(beliefs[2]!.mean[0]!, 10)
    expect(covariance[0]![0]).toBeCloseTo(beliefs[2]!.covariance[0]![0]!, 10)
  }
})

test('a slope is found from a level alone, across days without an observation', () => {
  const steps = Array.from(
    { length: 40 },
    (_, at): Step => ({
      observation: at % 3 ? undefined : { value: 5 + 2 * at, variance: 0.1 },
      transition: [
        [1, 1],
        [0, 1],
      ],
      input: [0, 0],
      noise: [0, 0],
    }),
  )
  const start: Belief = {
    mean: [0, 0],
    covariance: [
      [1e4, 0],
      [0, 1e4],
    ],
  }
  const beliefs = smooth(steps, filter(steps, start, [1, 0]), [1, 0])
  for (const [at, { mean }] of beliefs.entries()) {
    expect(mean[0]).toBeCloseTo(5 + 2 * at, 2)
    expect(mean[1]).toBeCloseTo(2, 3)
  }
})

test('looking back never makes less certain, and changes nothing about the last day', () => {
  const observations = fc.array(fc.option(fc.double({ min: -50, max: 50, noNaN: true })), {
    minLength: 2,
    maxLength: 30,
  })
  fc.assert(
    fc.property(observations, (values) => {
      const steps = values.map(
        (value): Step => ({
          observation: value === null ? undefined : { value, variance: 2 },
          transition: [[0.9]],
          input: [1],
          noise: [3],
        }),
      )
      const run = filter(steps, level, [1])
      const beliefs = smooth(steps, run, [1])
      expect(beliefs.at(-1)!.mean[0]).toBeCloseTo(run.filtered.at(-1)!.mean[0]!, 8)
      for (const [at, { covariance }] of beliefs.entries())
        expect(covariance[0]![0]).toBeLessThanOrEqual(run.filtered[at]!.covariance[0]![0]! + 1e-9)
    }),
  )
})
