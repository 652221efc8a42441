import { Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartColumn, type ChartRow, ChartTable } from '#web/ui/charts/chart-table.tsx'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { niceTicks } from '#web/ui/charts/nice-ticks.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import type { WeightUnit } from './weights.ts'
import { words } from './words.ts'

const axis = { tickLine: false, axisLine: false, fontSize: 12, tick: { fill: 'var(--ink-2)' } } as const

type Props = {
  title: string
  rowsLabel: string
  points: readonly ChartRow[]
  lines: readonly Omit<ChartColumn, 'format'>[]
  unit: WeightUnit
}

/** Weights as lines, in the person's unit, with the same data as a table for screen readers. */
export function WeightLine({ title, rowsLabel, points, lines, unit }: Props) {
  const format = (value: number) => `${formatNumber(value, 1)} ${words.units[unit]}`
  const columns: ChartColumn[] = lines.map((line) => ({ ...line, format }))
  const all = points.flatMap(({ values }) =>
    Object.values(values).filter((one) => one !== null && one !== undefined),
  )
  const ticks = niceTicks(Math.min(...all) - 1, Math.max(...all) + 1)
  return (
    <div className="relative h-52">
      <div className="absolute inset-0">
        <ResponsiveContainer initialDimension={{ width: 320, height: 208 }}>
          <LineChart data={[...points]} title={title} margin={{ left: 0, right: 12, top: 8, bottom: 0 }}>
            <XAxis {...axis} dataKey="tick" minTickGap={24} height={22} />
            <YAxis
              {...axis}
              width={46}
              ticks={ticks}
              domain={[ticks[0]!, ticks.at(-1)!]}
              tickFormatter={(value: number) => formatNumber(value, 1)}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: 'var(--edge)', strokeDasharray: '3 4' }}
              content={({ active, payload }) => {
                const row: ChartRow | undefined = payload?.[0]?.payload
                return active && row ? <ChartTip row={row} columns={columns} /> : null
              }}
            />
            {lines.map(({ key, hue }, at) => (
              <Line
                key={key}
                dataKey={({ values }: ChartRow) => values[key]}
                stroke={`var(--${hue ?? 'herb'})`}
                strokeWidth={2.5}
                {...(at > 0 && { strokeDasharray: '5 4' })}
                dot={points.length < 15 ? { r: 3, strokeWidth: 0, fill: `var(--${hue ?? 'herb'})` } : false}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartTable title={title} rowsLabel={rowsLabel} rows={points} columns={columns} />
    </div>
  )
}
