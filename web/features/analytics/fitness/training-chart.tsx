import type { TrainingAnalytics } from '#contract/analytics.ts'
import type { ChartColumn } from '#web/ui/charts/chart-table.tsx'
import { formatDuration, inUnit, type LengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Bars } from '../bars.tsx'
import { bucketsOf, periodOf, sumOf } from '../buckets.ts'
import { words } from '../words.ts'

/** Training load by day, in a year by week, with the activities of each. */
export function TrainingChart({ analytics, unit }: { analytics: TrainingAnalytics; unit: LengthUnit }) {
  const period = periodOf(analytics)
  const step = period === 'year' ? 'week' : 'day'
  const columns: ChartColumn[] = [
    { key: 'load', label: words.load, hue: 'herb', format: (value) => formatNumber(value) },
    { key: 'workouts', label: words.workouts, format: (value) => formatNumber(value) },
    { key: 'seconds', label: words.time, format: formatDuration },
    {
      key: 'distance',
      label: words.distance,
      format: (value) => `${formatNumber(inUnit(value, unit), 1)} ${unitName[unit]}`,
    },
  ]
  const rows = bucketsOf(period, step, analytics.periodStats, analytics.series).map(({ rows, ...place }) => ({
    ...place,
    values: {
      load: sumOf(rows, ({ load }) => load),
      workouts: sumOf(rows, ({ workouts }) => workouts),
      seconds: sumOf(rows, ({ seconds }) => seconds),
      distance: sumOf(rows, ({ distance }) => distance),
    },
  }))
  return (
    <Bars
      title={step === 'week' ? words.loadByWeek : words.loadByDay}
      lead={{ value: formatNumber(analytics.totals.load), unit: words.loadLead }}
      rows={rows}
      columns={columns}
    />
  )
}
