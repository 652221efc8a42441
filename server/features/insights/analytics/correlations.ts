import type { AdvancedAnalytics, DaySums } from '#contract/analytics.ts'
import { type AveragedMeasure, countedValue } from '#contract/measures/averages.ts'
import { addDays } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/rounded.ts'
import type { WeightTrend } from '#contract/weight.ts'
import { type MeasureWords, measureWords, words } from '../words.ts'
import { spearman } from './statistics.ts'

type Values = (day: string) => number | undefined
type Pair = { measures: [MeasureWords, MeasureWords]; first: Values; second: Values }

const fewestDays = 21
/** Normal quantile for 5 % over six pairs (Bonferroni): a correlation above it over √(n − 1) is significant. */
const unlikely = 2.64

/** Significant rank correlations of daily figures over the finished days of `days`. Pairs with too few days are omitted. */
export function correlationsOf(
  days: DaySums[],
  weights: WeightTrend['points'],
  today: string,
): AdvancedAnalytics['correlations'] {
  const finished = days.filter(({ day }) => day < today)
  return pairsOf(finished, weights, today).flatMap(({ measures, first, second }) => {
    const points = finished.flatMap(({ day }) => {
      const [x, y] = [first(day), second(day)]
      return x === undefined || y === undefined ? [] : [{ x, y }]
    })
    if (points.length < fewestDays) return []
    const exact = spearman(points)
    if (exact === null || Math.abs(exact) < unlikely / Math.sqrt(points.length - 1)) return []
    const coefficient = rounded(exact, 2)
    const sentence = words.correlation(measures, { coefficient, days: points.length })
    return [{ first: measures[0].name, second: measures[1].name, coefficient, days: points.length, sentence }]
  })
}

function pairsOf(days: DaySums[], weights: WeightTrend['points'], today: string): Pair[] {
  const sums = new Map(days.map((day) => [day.day, day]))
  const measure =
    (name: AveragedMeasure): Values =>
    (day) => {
      const row = sums.get(day)
      return row && (countedValue(row, name) ?? undefined)
    }
  const offTrend = new Map(weights.map((point) => [point.measuredOn, point.kilograms - point.trend]))
  const dayAfter =
    (values: Values): Values =>
    (day) =>
      values(addDays(day, 1))
  const { active, calories, caloriesNextDay, protein, water, caffeine, sodium, weightNextDay } = measureWords
  const moved = measure('activeSeconds')
  // Today's weight is final, unlike today's food.
  const weighed: Values = (day) => (day <= today ? offTrend.get(day) : undefined)
  return [
    { measures: [active, calories], first: moved, second: measure('calories') },
    { measures: [active, caloriesNextDay], first: moved, second: dayAfter(measure('calories')) },
    { measures: [active, protein], first: moved, second: measure('protein') },
    { measures: [active, water], first: moved, second: measure('water') },
    { measures: [caffeine, active], first: measure('caffeine'), second: moved },
    { measures: [sodium, weightNextDay], first: measure('sodium'), second: dayAfter(weighed) },
  ]
}
