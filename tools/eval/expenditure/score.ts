import { addDays } from '#contract/measures/day.ts'
import { learnExpenditure } from '#server/knowledge/expenditure/learn-expenditure.ts'
import { firstDay, type SimulatedPerson } from './population.ts'

/** An estimate beside the truth, in kilocalories a day. */
export type Told = {
  week: number
  kilocalories: number
  low: number
  high: number
  formula: number
  /** What the person uses less what the log leaves out, so that the log's energy less it is the body's balance. */
  truth: number
  /** What the person uses, logged or not. */
  used: number
}

/** What a person is told at the end of a week; undefined while there is too little. */
export function toldAfter(person: SimulatedPerson, week: number): Told | undefined {
  const today = addDays(firstDay, week * 7)
  const isPast = ({ day }: { day: string }) => day < today
  const learned = learnExpenditure(
    today,
    person.days.filter(isPast),
    person.weighIns.filter(isPast),
    person.facts,
  )
  if (learned.state !== 'estimate') return undefined
  const { kilocalories, low, high } = learned.estimate
  const used = person.used[week * 7 - 1]!
  const lately = person.eaten.slice(Math.max(0, week * 7 - 28), week * 7)
  const leftOut = (person.unlogged * lately.reduce((sum, one) => sum + one, 0)) / lately.length
  return {
    week,
    kilocalories,
    low,
    high,
    formula: learned.formula.kilocalories,
    truth: used - leftOut,
    used,
  }
}

export type Score = {
  people: number
  /** Kilocalories: mean absolute error, mean error, 90th percentile of the error, and half the interval's mean width. */
  error: number
  bias: number
  ninetieth: number
  halfWidth: number
  /** Share of intervals that hold the truth. */
  coverage: number
  /** The formula's mean absolute error against the same truth. */
  formulaError: number
  /** Against what is used, whether it is logged or not: the estimate's mean error, and the shares of intervals that hold it. */
  usedBias: number
  usedCoverage: number
}

export function scoreOf(told: readonly Told[]): Score {
  const mean = (of: (one: Told) => number) => told.reduce((sum, one) => sum + of(one), 0) / told.length
  const off = (one: Told) => one.kilocalories - one.truth
  const holds = (figure: number, { low, high }: Told) => (low <= figure && figure <= high ? 1 : 0)
  const errors = told.map((one) => Math.abs(off(one))).toSorted((one, other) => one - other)
  return {
    people: told.length,
    error: mean((one) => Math.abs(off(one))),
    bias: mean(off),
    ninetieth: errors[Math.ceil(errors.length * 0.9) - 1] ?? Number.NaN,
    halfWidth: mean(({ low, high }) => (high - low) / 2),
    coverage: mean((one) => holds(one.truth, one)),
    formulaError: mean(({ formula, truth }) => Math.abs(formula - truth)),
    usedBias: mean(({ kilocalories, used }) => kilocalories - used),
    usedCoverage: mean((one) => holds(one.used, one)),
  }
}
