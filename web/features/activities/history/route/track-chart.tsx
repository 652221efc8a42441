import { Area, AreaChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type LengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'

type Props = {
  unit: LengthUnit
  /** Both in the units shown; null where nothing was measured. */
  points: { distance: number; value: number | null }[]
  title: string
  /** The range in words, for screen readers. */
  range: string
  measure: string
  /** A value of the axis, and one of the chart. */
  tick: (value: number) => string
  told: (value: number) => string
  lowest: 0 | 'auto'
  /** Less is better, and higher up. */
  reversed?: boolean
  hue: string
  filled?: boolean
}

const axis = {
  stroke: 'var(--ink-3)',
  tickLine: false,
  axisLine: false,
  fontSize: 12,
  tick: { fill: 'var(--ink-2)' },
} as const
const bubble = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 10,
    color: 'var(--ink)',
  },
  labelStyle: { color: 'var(--ink-2)' },
} as const

/** One measure over the distance of a recorded track. */
export function TrackChart({
  unit,
  points,
  title,
  range,
  measure,
  tick,
  told,
  lowest,
  reversed = false,
  hue,
  filled = false,
}: Props) {
  return (
    <figure className="rounded-lg border border-line bg-raised p-4">
      <figcaption className="text-sm text-ink-2">
        {title}. {range}
      </figcaption>
      <div aria-hidden="true" className="mt-2 h-48">
        <ResponsiveContainer>
          <AreaChart
            data={points}
            accessibilityLayer={false}
            margin={{ left: 0, right: 8, top: 4, bottom: 0 }}
          >
            <XAxis
              {...axis}
              dataKey="distance"
              type="number"
              domain={[0, 'dataMax']}
              tickFormatter={(value: number) => formatNumber(value, 1)}
              minTickGap={32}
            />
            <YAxis
              {...axis}
              width={40}
              reversed={reversed}
              domain={[lowest, 'auto']}
              tickFormatter={(value: number) => tick(value)}
            />
            <Tooltip
              {...bubble}
              labelFormatter={(distance: unknown) => `${formatFixed(Number(distance), 2)} ${unitName[unit]}`}
              formatter={(value) => [told(Number(value)), measure]}
            />
            <Area
              isAnimationActive={false}
              dot={false}
              strokeWidth={2}
              dataKey="value"
              type="monotone"
              stroke={hue}
              fill={hue}
              fillOpacity={filled ? 0.18 : 0}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
    </figure>
  )
}
