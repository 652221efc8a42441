import {
  Area,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Expenditure } from '#contract/expenditure.ts'
import { type ChartColumn, type ChartRow, ChartTable } from '#web/ui/charts/chart-table.tsx'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { niceTicks } from '#web/ui/charts/nice-ticks.ts'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = Pick<Extract<Expenditure, { state: 'estimate' }>, 'course'> & { formula: number }

const axis = { tickLine: false, axisLine: false, fontSize: 12, tick: { fill: 'var(--ink-2)' } } as const
const columns: ChartColumn[] = [
  { key: 'kilocalories', label: words.estimate, hue: 'energy', format: words.perDay },
  { key: 'low', label: words.low, format: words.perDay },
  { key: 'high', label: words.high, format: words.perDay },
]

/** The estimate by week as a line within the band of its interval, and the formula's figure. */
export default function ExpenditureChart({ course, formula }: Props) {
  const rows: ChartRow[] = course.map(({ day, ...values }) => ({
    key: day,
    tick: formatDay(day, 'short'),
    name: formatDay(day),
    values,
  }))
  const ticks = niceTicks(
    Math.min(formula, ...course.map(({ low }) => low)),
    Math.max(formula, ...course.map(({ high }) => high)),
  )
  return (
    <>
      <ResponsiveContainer initialDimension={{ width: 320, height: 240 }}>
        <ComposedChart data={rows} title={words.chart} margin={{ left: 0, right: 14, top: 8, bottom: 0 }}>
          <XAxis {...axis} dataKey="tick" minTickGap={24} height={22} />
          <YAxis
            {...axis}
            width={46}
            ticks={ticks}
            domain={[ticks[0]!, ticks.at(-1)!]}
            tickFormatter={(value: number) => formatNumber(value)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--edge)', strokeDasharray: '3 4' }}
            content={({ active, payload }) => {
              const row: ChartRow | undefined = payload?.[0]?.payload
              return active && row ? <ChartTip row={row} columns={columns} /> : null
            }}
          />
          <ReferenceLine
            y={formula}
            stroke="var(--ink-2)"
            strokeDasharray="3 4"
            label={{
              value: words.formula,
              position: 'insideBottomRight',
              fill: 'var(--ink)',
              fontSize: 12,
              fontWeight: 600,
              stroke: 'var(--raised)',
              strokeWidth: 4,
              paintOrder: 'stroke',
            }}
          />
          <Area
            dataKey={({ values }: ChartRow) => [values.low, values.high]}
            type="monotone"
            stroke="none"
            fill="var(--energy)"
            fillOpacity={0.16}
            activeDot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey={({ values }: ChartRow) => values.kilocalories}
            type="monotone"
            stroke="var(--energy)"
            strokeWidth={2.5}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      <ChartTable title={words.chart} rowsLabel={words.day} rows={rows} columns={columns} />
    </>
  )
}
