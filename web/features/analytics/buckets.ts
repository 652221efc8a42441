import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { addDays, daysBetween, weekStart } from '#contract/measures/day.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** A step of a chart's axis (a day, a week or a month) with its rows. */
export type Bucket<Row> = {
  /** First day of the step. */
  key: string
  /** Axis label, and the full name. */
  tick: string
  name: string
  rows: Row[]
}
export type Step = 'day' | 'week' | 'month'
type Span = { from: string; to: string }

/** Groups rows into the steps of the calendar period; `span` is the period up to today. */
export function bucketsOf<Row extends { day: string }>(
  period: AnalyticsPeriod,
  step: Step,
  span: Span,
  rows: readonly Row[],
): Bucket<Row>[] {
  const buckets: Bucket<Row>[] = []
  const last = lastDay(period, span.from)
  for (let key = span.from; key <= last; key = nextKey(key, step))
    buckets.push({ key, ...namesOf(key, step, period), rows: [] })
  const places = new Map(buckets.map((bucket) => [bucket.key, bucket]))
  for (const row of rows) places.get(placeOf(row.day, step, span.from))?.rows.push(row)
  return buckets
}

export function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0)
}

function lastDay(period: AnalyticsPeriod, from: string): string {
  if (period === 'week') return addDays(from, 6)
  if (period === 'month') return addDays(nextKey(from, 'month'), -1)
  return `${from.slice(0, 4)}-12-31`
}

function nextKey(key: string, step: Step): string {
  if (step === 'day') return addDays(key, 1)
  if (step === 'week') return addDays(weekStart(key), 7)
  return `${addDays(`${key.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
}

/** A week that starts before the period is keyed by the period's first day. */
function placeOf(day: string, step: Step, from: string): string {
  if (step === 'day') return day
  const start = step === 'week' ? weekStart(day) : `${day.slice(0, 7)}-01`
  return start < from ? from : start
}

function namesOf(key: string, step: Step, period: AnalyticsPeriod): { tick: string; name: string } {
  if (step === 'month')
    return { tick: formatDay(key, 'month-short').charAt(0), name: formatDay(key, 'month') }
  if (step === 'week') {
    // The first week of a month carries the month's name.
    const named = key.endsWith('-01-01') || (Number(key.slice(8)) <= 7 && key.slice(5, 7) !== '01')
    const end = addDays(weekStart(key), 6)
    const name = words.range(formatDay(key, 'short'), formatDay(end, 'short'))
    return { tick: named ? formatDay(key, 'month-short').charAt(0) : '', name }
  }
  if (period === 'week') return { tick: formatDay(key, 'weekday-short'), name: formatDay(key) }
  const weekly = daysBetween(`${key.slice(0, 7)}-01`, key) % 7 === 0
  return { tick: weekly ? String(Number(key.slice(8))) : '', name: formatDay(key) }
}

/** The period of the shown answer; it differs from the chosen one while that loads. */
export function periodOf({ period }: { period: string }): AnalyticsPeriod {
  return analyticsPeriods.find((one) => words.periods[one] === period) ?? 'week'
}
