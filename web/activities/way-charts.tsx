import { Area, AreaChart, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { ActivityDetail } from '#contract/activities.ts'
import { formatClimb, formatSpeed, inUnit, type LengthUnit, unitName } from '#web/ui/distance.ts'
import { formatFixed, formatNumber } from '#web/ui/format.ts'
import { words } from './words.ts'

type Props = { series: ActivityDetail['series']; unit: LengthUnit }
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
const still = { isAnimationActive: false, dot: false, strokeWidth: 2 } as const

/** Elevation and speed over the distance, each with its range in words. */
export default function WayCharts({ series, unit }: Props) {
  const metres = unit === 'mi' ? 1 / 0.3048 : 1
  const way = series.map(({ distance, elevation, speed }) => ({
    distance: inUnit(distance, unit),
    elevation: elevation === null ? null : elevation * metres,
    speed: speed === null ? null : inUnit(speed, unit),
  }))
  const at = (distance: unknown) => `${formatFixed(Number(distance), 2)} ${unitName[unit]}`
  const heights = series.flatMap(({ elevation }) => (elevation === null ? [] : [elevation]))
  const speeds = series.flatMap(({ speed }) => (speed === null || speed <= 0 ? [] : [speed]))
  const along = (
    <XAxis
      {...axis}
      dataKey="distance"
      type="number"
      domain={[0, 'dataMax']}
      tickFormatter={(value: number) => formatNumber(value, 1)}
      minTickGap={32}
    />
  )
  return (
    <section aria-labelledby="way-charts" className="grid gap-5 lg:grid-cols-2">
      <h3 id="way-charts" className="display text-xl lg:col-span-2">
        {words.charts}
      </h3>
      {heights.length > 2 ? (
        <figure className="rounded-lg border border-line bg-raised p-4">
          <figcaption className="text-sm text-ink-2">
            {words.elevationChart}.{' '}
            {words.elevationSummary(
              formatClimb(Math.min(...heights), unit),
              formatClimb(Math.max(...heights), unit),
            )}
          </figcaption>
          <div aria-hidden="true" className="mt-2 h-48">
            <ResponsiveContainer>
              <AreaChart
                data={way}
                accessibilityLayer={false}
                margin={{ left: 0, right: 8, top: 4, bottom: 0 }}
              >
                {along}
                <YAxis
                  {...axis}
                  width={40}
                  domain={['auto', 'auto']}
                  tickFormatter={(value: number) => formatNumber(value)}
                />
                <Tooltip
                  {...bubble}
                  labelFormatter={at}
                  formatter={(value) => [formatNumber(Number(value)), words.gain]}
                />
                <Area
                  {...still}
                  dataKey="elevation"
                  type="monotone"
                  stroke="var(--carbs)"
                  fill="var(--carbs)"
                  fillOpacity={0.18}
                />
              </AreaChart>
            </ResponsiveContainer>
          </div>
        </figure>
      ) : null}
      {speeds.length > 2 ? (
        <figure className="rounded-lg border border-line bg-raised p-4">
          <figcaption className="text-sm text-ink-2">
            {words.paceChart}.{' '}
            {words.paceSummary(
              formatSpeed(Math.min(...speeds), unit),
              formatSpeed(Math.max(...speeds), unit),
            )}
          </figcaption>
          <div aria-hidden="true" className="mt-2 h-48">
            <ResponsiveContainer>
              <LineChart
                data={way}
                accessibilityLayer={false}
                margin={{ left: 0, right: 8, top: 4, bottom: 0 }}
              >
                {along}
                <YAxis
                  {...axis}
                  width={40}
                  domain={[0, 'auto']}
                  tickFormatter={(value: number) => formatNumber(value)}
                />
                <Tooltip
                  {...bubble}
                  labelFormatter={at}
                  formatter={(value) => [formatNumber(Number(value), 1), words.speed]}
                />
                <Line {...still} dataKey="speed" type="monotone" stroke="var(--herb)" />
              </LineChart>
            </ResponsiveContainer>
          </div>
        </figure>
      ) : null}
    </section>
  )
}
