type Vector = readonly number[]
type Matrix = readonly Vector[]
/** Mean and covariance of a state. */
export type Belief = { mean: Vector; covariance: Matrix }

/** One step of a linear state: its observation, then its way to the next state. */
export type Step = {
  /** `variance` of the observation's noise; no observation leaves the belief as it is. */
  observation: { value: number; variance: number } | undefined
  /** The next state is `transition` times the state plus `input`, with independent noise of the variances `noise`. */
  transition: Matrix
  input: Vector
  noise: Vector
}

/** An observation's difference from its prediction, the variance expected of it, and its effect on the state. */
type Surprise = { difference: number; variance: number; gain: Vector }
export type Run = {
  /** By step: the belief before its observation and after it, and the surprise; undefined without an observation. */
  predicted: Belief[]
  filtered: Belief[]
  surprises: (Surprise | undefined)[]
}

/** A Kalman filter of scalar observations, each `observed` times the state (Durbin and Koopman 2012, 4.3). */
export function filter(steps: readonly Step[], start: Belief, observed: Vector): Run {
  const run: Run = { predicted: [], filtered: [], surprises: [] }
  let belief = start
  for (const { observation, transition, input, noise } of steps) {
    run.predicted.push(belief)
    let surprise: Surprise | undefined
    if (observation) {
      const covered = times(belief.covariance, observed)
      const variance = dot(observed, covered) + observation.variance
      const difference = observation.value - dot(observed, belief.mean)
      const gain = covered.map((one) => one / variance)
      surprise = { difference, variance, gain }
      belief = {
        mean: plus(belief.mean, gain, difference),
        covariance: plusOuter(belief.covariance, gain, covered, -1),
      }
    }
    run.surprises.push(surprise)
    run.filtered.push(belief)
    belief = {
      mean: plus(times(transition, belief.mean), input, 1),
      covariance: plusDiagonal(sandwich(transition, belief.covariance), noise),
    }
  }
  return run
}

/** Beliefs by step in the light of all observations, by the backward recursion that inverts nothing (ibid., 4.4). */
export function smooth(steps: readonly Step[], { predicted, surprises }: Run, observed: Vector): Belief[] {
  const none: Vector = observed.map(() => 0)
  let score = none
  let information: Matrix = observed.map(() => none)
  const smoothed: Belief[] = []
  for (let at = steps.length - 1; at >= 0; at--) {
    const back = transposed(steps[at]!.transition)
    score = times(back, score)
    information = sandwich(back, information)
    const surprise = surprises[at]
    if (surprise) {
      const { difference, variance, gain } = surprise
      const kept = plusOuter(identity(observed.length), observed, gain, -1)
      score = plus(times(kept, score), observed, difference / variance)
      information = plusOuter(sandwich(kept, information), observed, observed, 1 / variance)
    }
    const { mean, covariance } = predicted[at]!
    const learned = sandwich(covariance, information)
    smoothed[at] = {
      mean: plus(mean, times(covariance, score), 1),
      covariance: covariance.map((row, line) => plus(row, learned[line]!, -1)),
    }
  }
  return smoothed
}

function dot(one: Vector, other: Vector): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

function times(matrix: Matrix, vector: Vector): number[] {
  const product: number[] = []
  for (const row of matrix) product.push(dot(row, vector))
  return product
}
function plus(one: Vector, other: Vector, factor: number): number[] {
  const sum: number[] = []
  for (let at = 0; at < one.length; at++) sum.push(one[at]! + factor * other[at]!)
  return sum
}
const plusDiagonal = (matrix: Matrix, diagonal: Vector): Matrix =>
  matrix.map((row, line) => row.map((value, at) => (at === line ? value + diagonal[at]! : value)))
const plusOuter = (matrix: Matrix, column: Vector, row: Vector, factor: number): Matrix =>
  matrix.map((values, line) => plus(values, row, factor * column[line]!))
const transposed = (matrix: Matrix): Matrix => matrix.map((_, column) => matrix.map((row) => row[column]!))
const identity = (size: number): Matrix =>
  Array.from({ length: size }, (_, line) => Array.from({ length: size }, (_, at) => (at === line ? 1 : 0)))
/** `by` times a symmetric matrix times the transpose of `by`. */
function sandwich(by: Matrix, matrix: Matrix): Matrix {
  const half: Vector[] = []
  for (const row of matrix) half.push(times(by, row))
  const whole = transposed(half)
  return by.map((row) => times(whole, row))
}
