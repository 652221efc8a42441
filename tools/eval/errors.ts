import { type Measure, measures } from './datasets/labelled-meal.ts'
import type { Reading } from './reading.ts'

export type MeasureError = {
  /** Number of comparable answers. */
  answers: number
  /** Kilocalories or grams. */
  meanAbsolute: number
  /** Summed absolute error over summed truth; the "MAE %" of the Nutrition5k paper. */
  share: number
  /** Summed signed error over summed truth; above 0 is an overestimate. */
  bias: number
  /** The `share` of always answering the mean of these truths, as a baseline. */
  guessingTheMean: number
}
export type Errors = Partial<Record<Measure, MeasureError>>

/** By measure; measures without a truth or an answer are left out. */
export function errorsOf(readings: readonly Reading[]): Errors {
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const error = errorIn(measure, readings)
      return error ? [[measure, error]] : []
    }),
  )
}

function errorIn(measure: Measure, readings: readonly Reading[]): MeasureError | undefined {
  const pairs = readings.flatMap(({ of, figures }) => {
    const truth = of.truth[measure]
    return truth !== undefined && figures ? [{ truth, off: figures[measure] - truth }] : []
  })
  const truth = sum(pairs.map((pair) => pair.truth))
  if (!(truth > 0)) return undefined
  const absolute = sum(pairs.map(({ off }) => Math.abs(off)))
  const mean = truth / pairs.length
  return {
    answers: pairs.length,
    meanAbsolute: absolute / pairs.length,
    share: absolute / truth,
    bias: sum(pairs.map(({ off }) => off)) / truth,
    guessingTheMean: sum(pairs.map((pair) => Math.abs(pair.truth - mean))) / truth,
  }
}

export type Third = { portions: 'small' | 'middle' | 'large'; from: number; to: number; errors: Errors }

/**
 * Errors of the smallest, middle and largest third of the cases: by true weight if every case has one, else
 * by true energy. Empty for fewer than three cases.
 */
export function errorsByThird(readings: readonly Reading[]): { by: Measure; thirds: Third[] } {
  const cases = [...new Set(readings.map(({ of }) => of))]
  const by = cases.every(({ truth }) => truth.grams !== undefined) ? 'grams' : 'calories'
  const size = (one: (typeof cases)[number]) => one.truth[by] ?? 0
  const ranked = cases.toSorted((one, other) => size(one) - size(other))
  if (ranked.length < 3) return { by, thirds: [] }
  const thirds = (['small', 'middle', 'large'] as const).map((portions, third) => {
    const within = ranked.slice((third * ranked.length) / 3, ((third + 1) * ranked.length) / 3)
    const among = new Set(within)
    const errors = errorsOf(readings.filter(({ of }) => among.has(of)))
    return { portions, from: size(within[0]!), to: size(within.at(-1)!), errors }
  })
  return { by, thirds }
}

export const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
