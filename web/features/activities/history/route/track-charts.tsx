import type { ActivityDetail } from '#contract/activities/activities.ts'
import { kilometresPerMile } from '#contract/measures/units.ts'
import {
  formatClimb,
  formatClock,
  formatPace,
  formatSpeed,
  inUnit,
  type LengthUnit,
} from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../../words.ts'
import { TrackChart } from './track-chart.tsx'

type Series = ActivityDetail['series']
type Props = { series: Series; unit: LengthUnit; wheels: boolean }

/** Minimum number of points that makes a useful line. */
const fewest = 3
/** Speed in km/h below which no pace is drawn. */
const slowest = 2

/** Elevation, pace (on wheels speed) and heart rate over the distance, each with its range in words. */
export default function TrackCharts({ series, unit, wheels }: Props) {
  const metres = unit === 'mi' ? 1 / 0.3048 : 1
  const minutes = unit === 'mi' ? kilometresPerMile : 1
  const clock = (pace: number) => formatClock(pace * 60)
  const pointsOf = (value: (sample: Series[number]) => number | null) =>
    series.map((sample) => ({ distance: inUnit(sample.distance, unit), value: value(sample) }))
  const heights = measured(series, ({ elevation }) => elevation)
  const speeds = measured(series, ({ speed }) => (speed && (wheels || speed >= slowest) ? speed : null))
  const beats = measured(series, ({ heartRate }) => heartRate)
  return (
    <section aria-labelledby="track-charts" className="grid gap-5 lg:grid-cols-2">
      <h3 id="track-charts" className="display text-xl lg:col-span-2">
        {words.charts}
      </h3>
      {heights ? (
        <TrackChart
          unit={unit}
          points={pointsOf(({ elevation }) => (elevation === null ? null : elevation * metres))}
          title={words.elevationChart}
          range={words.elevationSummary(formatClimb(heights.least, unit), formatClimb(heights.most, unit))}
          measure={words.height}
          tick={formatNumber}
          told={formatNumber}
          lowest="auto"
          hue="var(--carbs)"
          filled
        />
      ) : null}
      {speeds && wheels ? (
        <TrackChart
          unit={unit}
          points={pointsOf(({ speed }) => (speed === null ? null : inUnit(speed, unit)))}
          title={words.speedChart}
          range={words.rangeSummary(formatSpeed(speeds.least, unit), formatSpeed(speeds.most, unit))}
          measure={words.speed}
          tick={formatNumber}
          told={(speed) => formatNumber(speed, 1)}
          lowest={0}
          hue="var(--herb)"
        />
      ) : null}
      {speeds && !wheels ? (
        <TrackChart
          unit={unit}
          points={pointsOf(({ speed }) => (speed && speed >= slowest ? (60 / speed) * minutes : null))}
          title={words.paceChart}
          range={words.rangeSummary(formatPace(60 / speeds.least, unit), formatPace(60 / speeds.most, unit))}
          measure={words.pace}
          tick={clock}
          told={clock}
          lowest="auto"
          reversed
          hue="var(--herb)"
        />
      ) : null}
      {beats ? (
        <TrackChart
          unit={unit}
          points={pointsOf(({ heartRate }) => heartRate)}
          title={words.heartRateChart}
          range={words.rangeSummary(beatsText(beats.least), beatsText(beats.most))}
          measure={words.heartRate}
          tick={formatNumber}
          told={beatsText}
          lowest="auto"
          hue="var(--tomato)"
        />
      ) : null}
    </section>
  )
}

const beatsText = (beats: number) => `${formatNumber(beats)} ${words.bpm}`

/** The range of a measure; undefined with too few values for a line. */
function measured(series: Series, value: (sample: Series[number]) => number | null) {
  const known = series.map(value).filter((one) => one !== null)
  return known.length < fewest ? undefined : { least: Math.min(...known), most: Math.max(...known) }
}
