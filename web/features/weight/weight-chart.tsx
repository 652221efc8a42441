import { Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import type { WeightTrend } from '#contract/weight.ts'
import { type ChartColumn, ChartTable } from '#web/ui/charts/chart-table.tsx'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { niceTicks } from '#web/ui/charts/nice-ticks.ts'
import { formatDay, formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { inUnit, unitName, type WeightUnit } from './weight-unit.ts'
import { words } from './words.ts'

/** Padding of the axis in kilograms, so that daily fluctuation does not look like a change. */
const around = 0.5

const axis = { tickLine: false, axisLine: false, fontSize: 12, tick: { fill: 'var(--ink-2)' } } as const

/** Weights as dots, and the trend as a line. */
export default function WeightChart({ points, unit }: { points: WeightTrend['points']; unit: WeightUnit }) {
  const first = points[0]!.measuredOn
  const format = (value: number) => `${formatFixed(value, 1)} ${unitName[unit]}`
  const columns: ChartColumn[] = [
    { key: 'measured', label: words.measured, format },
    { key: 'trend', label: words.trend, hue: 'herb', format },
  ]
  const rows = points.map(({ measuredOn, kilograms, trend }) => ({
    key: measuredOn,
    at: daysBetween(first, measuredOn),
    tick: formatDay(measuredOn, 'short'),
    name: formatDay(measuredOn),
    values: { measured: inUnit(kilograms, unit), trend: inUnit(trend, unit) },
  }))
  const weights = rows.flatMap(({ values }) => [values.measured, values.trend])
  const ticks = niceTicks(Math.min(...weights) - around, Math.max(...weights) + around)
  type Row = (typeof rows)[number]
  return (
    <>
      <ResponsiveContainer initialDimension={{ width: 320, height: 208 }}>
        <LineChart data={rows} title={words.chart} margin={{ left: 0, right: 12, top: 8, bottom: 0 }}>
          <XAxis
            {...axis}
            dataKey="at"
            type="number"
            domain={[0, 'dataMax']}
            tickFormatter={(at: number) => formatDay(addDays(first, Math.round(at)), 'short')}
            minTickGap={24}
            tickMargin={8}
            height={30}
          />
          <YAxis
            {...axis}
            width={42}
            ticks={ticks}
            domain={[ticks[0]!, ticks.at(-1)!]}
            tickFormatter={(value: number) => formatNumber(value, 1)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--edge)', strokeDasharray: '3 4' }}
            content={({ active, payload }) => {
              const row: Row | undefined = payload?.[0]?.payload
              return active && row ? <ChartTip row={row} columns={columns} /> : null
            }}
          />
          <Line
            dataKey={({ values }: Row) => values.measured}
            stroke="none"
            dot={{ r: 3, fill: 'var(--ink-3)', stroke: 'none', fillOpacity: 0.55 }}
            isAnimationActive={false}
          />
          <Line
            dataKey={({ values }: Row) => values.trend}
            type="monotone"
            stroke="var(--herb)"
            strokeWidth={2.5}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
      <ChartTable title={words.chart} rowsLabel={words.day} rows={rows} columns={columns} />
    </>
  )
}
