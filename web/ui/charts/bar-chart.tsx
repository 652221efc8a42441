import { useRef } from 'react'
import {
  Bar,
  BarStack,
  BarChart as Chart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useLocation } from 'wouter'
import { formatNumber } from '../measures/format.ts'
import type { ChartColumn, ChartRow } from './chart-table.tsx'
import { ChartTip } from './chart-tip.tsx'
import { hueColor } from './hue.ts'
import { niceTicks } from './nice-ticks.ts'

type Props = {
  /** Accessible name of the chart. */
  label: string
  rows: readonly ChartRow[]
  /** Series, stacked from the bottom in this order. */
  columns: readonly ChartColumn[]
  goal?: { value: number; label: string }
}

const axis = { tickLine: false, axisLine: false, fontSize: 12, tick: { fill: 'var(--ink-2)' } } as const

/** Axis maximum relative to the goal: leaves space for the goal's label. */
const aboveGoal = 1.1

/**
 * A bar chart with a goal line; arrow keys, touch or a pointer select a bar. A click, Enter or a second touch opens what
 * the bar stands for.
 */
export default function BarChart({ label, rows, columns, goal }: Props) {
  const highest = Math.max(
    (goal?.value ?? 0) * aboveGoal,
    ...rows.map(({ values }) => total(values, columns)),
  )
  const ticks = niceTicks(0, highest || 1)
  const [, go] = useLocation()
  const selected = useRef<ChartRow>(undefined)
  const touched = useRef<string>(undefined)
  const open = () => selected.current?.href && go(selected.current.href)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the chart inside takes focus and keys
    <div
      role="presentation"
      className="h-full w-full"
      onPointerDown={({ pointerType }) => {
        // A first touch shows the values.
        touched.current = pointerType === 'touch' ? (selected.current?.key ?? '') : undefined
      }}
      onClick={() => (touched.current ?? selected.current?.key) === selected.current?.key && open()}
      onKeyDown={(event) => event.key === 'Enter' && open()}
    >
      <ResponsiveContainer initialDimension={{ width: 320, height: 208 }}>
        <Chart
          data={rows as ChartRow[]}
          title={label}
          margin={{ left: 0, right: 14, top: 8, bottom: 0 }}
          barCategoryGap={gapOf(rows.length)}
          maxBarSize={44}
        >
          <XAxis
            {...axis}
            dataKey="key"
            height={22}
            interval={0}
            ticks={rows.filter(({ tick }) => tick).map(({ key }) => key)}
            tickFormatter={tickOf(rows)}
          />
          <YAxis
            {...axis}
            width={42}
            ticks={ticks}
            domain={[0, ticks.at(-1)!]}
            tickFormatter={(value: number) => formatNumber(value, 1)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)' }}
            content={({ active, payload }) => {
              const row: ChartRow | undefined = active ? payload?.[0]?.payload : undefined
              selected.current = row
              return row ? <ChartTip row={row} columns={columns} /> : null
            }}
          />
          <BarStack radius={rows.length > 20 ? [2, 2, 0, 0] : [5, 5, 0, 0]}>
            {columns
              .filter(({ hue }) => hue)
              .map(({ key, hue }) => (
                <Bar
                  key={key}
                  dataKey={(row: ChartRow) => row.values[key]}
                  fill={hueColor(hue!)}
                  isAnimationActive={false}
                />
              ))}
          </BarStack>
          {goal && goal.value > 0 ? (
            <ReferenceLine
              y={goal.value}
              stroke="var(--ink-2)"
              strokeDasharray="3 4"
              label={{
                value: goal.label,
                position: 'insideBottomRight',
                fill: 'var(--ink)',
                fontSize: 12,
                fontWeight: 600,
                stroke: 'var(--raised)',
                strokeWidth: 4,
                paintOrder: 'stroke',
              }}
            />
          ) : null}
        </Chart>
      </ResponsiveContainer>
    </div>
  )
}

/** The gap between bars; smaller for more bars. */
const gapOf = (bars: number) => (bars > 40 ? 0.75 : bars > 20 ? 1.5 : '22%')

function tickOf(rows: readonly ChartRow[]) {
  const ticks = new Map(rows.map(({ key, tick }) => [key, tick]))
  return (key: string) => ticks.get(key) ?? ''
}

function total(values: ChartRow['values'], columns: readonly ChartColumn[]): number {
  return columns.reduce((sum, { key, hue }) => (hue ? sum + (values[key] ?? 0) : sum), 0)
}
