import { errorsOf, sum } from './errors.ts'
import type { Reading } from './reading.ts'

export type Spread = {
  /** Standard deviation of a case's energy over its runs as a share of its mean, averaged over the cases. */
  ofEnergy: number
  /** The best and the worst run by summed absolute error of energy over summed truth. */
  runs: { best: number; worst: number }
}

/** Variation between answers to the same input; undefined if no case was answered twice. */
export function spreadOf(readings: readonly Reading[]): Spread | undefined {
  const answered = readings.filter(({ figures }) => figures)
  const perCase = [...Map.groupBy(answered, ({ of }) => of).values()].filter((runs) => runs.length > 1)
  if (!perCase.length) return undefined
  const shares = [...Map.groupBy(answered, ({ run }) => run).values()].flatMap(
    (run) => errorsOf(run).calories?.share ?? [],
  )
  return {
    ofEnergy:
      sum(perCase.map((runs) => variation(runs.map(({ figures }) => figures!.calories)))) / perCase.length,
    runs: { best: Math.min(...shares), worst: Math.max(...shares) },
  }
}

function variation(figures: readonly number[]): number {
  const mean = sum(figures) / figures.length
  const squares = sum(figures.map((one) => (one - mean) ** 2))
  return mean > 0 ? Math.sqrt(squares / (figures.length - 1)) / mean : 0
}
