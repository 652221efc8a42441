import type { AdvancedAnalytics, DaySums } from '#contract/analytics.ts'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/decimals.ts'
import type { WeightTrend } from '#contract/weight.ts'
import { mean, slope } from './statistics.ts'

type Trend = AdvancedAnalytics['trends'][number]
type Point = { day: string; value: number }

const halfDays = 28
const fewestDays = 8

/** Days on which a measure is known: food on days with a meal, water on days with a drink. */
export const tells = {
  calories: (day: DaySums) => day.meals > 0,
  protein: (day: DaySums) => day.meals > 0,
  fiber: (day: DaySums) => day.meals > 0,
  sodium: (day: DaySums) => day.meals > 0,
  water: (day: DaySums) => day.drinks > 0,
  caffeine: (day: DaySums) => day.drinks > 0,
  activeSeconds: () => true,
}
type Measure = keyof typeof tells

/** Compares the last four weeks with the four before them. Sums end yesterday, since today is incomplete. */
export function trendsOf(days: DaySums[], weights: WeightTrend['points'], today: string): Trend[] {
  const yesterday = addDays(today, -1)
  const eaten = (Object.keys(tells) as Measure[]).map((measure) => {
    const points = days.filter(tells[measure]).map((day) => ({ day: day.day, value: day[measure] }))
    return trendOf(measure, points, yesterday)
  })
  const weighed = weights.map(({ measuredOn, kilograms }) => ({ day: measuredOn, value: kilograms }))
  return [...eaten, trendOf('weight', weighed, today)]
}

function trendOf(measure: Trend['measure'], points: Point[], last: string): Trend {
  const between = (from: number, to: number) => {
    const [oldest, newest] = [addDays(last, 1 - from), addDays(last, -to)]
    return points.filter(({ day }) => day >= oldest && day <= newest)
  }
  const average = (some: Point[]) => toHundredths(mean(some.map(({ value }) => value)))
  const both = between(2 * halfDays, 0)
  const daily = slope(both.map(({ day, value }) => ({ x: daysBetween(last, day), y: value })))
  return {
    measure,
    recent: average(between(halfDays, 0)),
    before: average(between(2 * halfDays, halfDays)),
    perWeek: both.length < fewestDays || daily === null ? null : toHundredths(daily * 7),
  }
}

function toHundredths(value: number | null): number | null {
  return value === null ? null : rounded(value, 2)
}
