import type { TrainingAnalytics } from '#contract/analytics.ts'
import { useStrengthDays, useWeightFormat } from '#web/features/strength/use-strength-days.ts'
import type { ChartColumn } from '#web/ui/charts/chart-table.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Bars } from '../bars.tsx'
import { bucketsOf, periodOf, sumOf } from '../buckets.ts'
import { words } from '../words.ts'

/** Sets and moved weight by day, in a year by week; renders nothing for a period without sets. */
export function StrengthChart({ analytics }: { analytics: TrainingAnalytics }) {
  const period = periodOf(analytics)
  const { from, to } = analytics.periodStats
  const { data } = useStrengthDays(from, to)
  const formatWeight = useWeightFormat()
  if (!data?.length) return null
  const step = period === 'year' ? 'week' : 'day'
  const columns: ChartColumn[] = [
    { key: 'sets', label: words.sets, hue: 'herb', format: (value) => formatNumber(value) },
    { key: 'volume', label: words.volume, format: formatWeight },
  ]
  const rows = bucketsOf(period, step, analytics.periodStats, data).map(({ rows: days, ...place }) => ({
    ...place,
    values: {
      sets: sumOf(days, ({ sets }) => sets),
      volume: sumOf(days, ({ volume }) => volume),
    },
  }))
  return (
    <Bars
      title={step === 'week' ? words.setsByWeek : words.setsByDay}
      lead={{ value: formatNumber(sumOf(data, ({ sets }) => sets)), unit: words.sets }}
      note={words.strengthNote(data.length, formatWeight(sumOf(data, ({ volume }) => volume)))}
      rows={rows}
      columns={columns}
    />
  )
}
