import type { AdvancedAnalytics, DaySums } from '#contract/analytics.ts'
import {
  type Average,
  type AveragedMeasure,
  averageOfValues,
  changeBetween,
  countedValues,
} from '#contract/measures/averages.ts'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/rounded.ts'
import type { WeightTrend } from '#contract/weight.ts'
import { mean } from './statistics.ts'

type Trend = AdvancedAnalytics['trends'][number]
type Point = { day: string; value: number }

const halfDays = 28
/** Days of both halves that a change needs. */
const fewestOfBoth = 8

const measures = [
  'calories',
  'protein',
  'fiber',
  'sodium',
  'water',
  'caffeine',
  'activeSeconds',
] as const satisfies AveragedMeasure[]

/** Compares the last four weeks with the four before them, which end yesterday; weights end today. */
export function trendsOf(days: DaySums[], weights: WeightTrend['points'], today: string): Trend[] {
  const eaten = measures.map((measure) => {
    return trendOf(measure, countedValues(days, measure, today), addDays(today, -1))
  })
  const weighed = weights.map(({ measuredOn, kilograms }) => ({ day: measuredOn, value: kilograms }))
  return [...eaten, trendOf('weight', weighed, today)]
}

function trendOf(measure: Trend['measure'], points: Point[], last: string): Trend {
  const between = (from: number, to: number) => {
    const [oldest, newest] = [addDays(last, 1 - from), addDays(last, -to)]
    return points.filter(({ day }) => day >= oldest && day <= newest)
  }
  const [now, then] = [between(halfDays, 0), between(2 * halfDays, halfDays)]
  const [recent, before] = [now, then].map(averageOfPoints) as [Average, Average]
  const middle = (some: Point[]) => mean(some.map(({ day }) => daysBetween(last, day)))
  const isKnown = now.length + then.length >= fewestOfBoth
  const { perWeek, weeks } =
    isKnown && recent.perDay !== null && before.perDay !== null
      ? changeBetween(before.perDay, recent.perDay, middle(now)! - middle(then)!)
      : { perWeek: null, weeks: null }
  return { measure, recent, before, perWeek: perWeek === null ? null : rounded(perWeek, 2), weeks }
}

function averageOfPoints(points: Point[]): Average {
  const { perDay, days } = averageOfValues(points.map(({ value }) => value))
  return { perDay: perDay === null ? null : rounded(perDay, 2), days }
}
