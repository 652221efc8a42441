import type { ActivityDetail } from '#contract/activities/activities.ts'
import { formatClimb, formatSpeed, inUnit, type LengthUnit } from '#web/ui/measures/distance.ts'
import { words } from '../words.ts'
import { TrackChart } from './track-chart.tsx'

type Props = { series: ActivityDetail['series']; unit: LengthUnit }

/** Minimum number of points that makes a useful line. */
const fewest = 3

/** Elevation and speed over the distance, each with its range in words. */
export default function TrackCharts({ series, unit }: Props) {
  const metres = unit === 'mi' ? 1 / 0.3048 : 1
  const heights = series.flatMap(({ elevation }) => (elevation === null ? [] : [elevation]))
  const speeds = series.flatMap(({ speed }) => (speed === null || speed <= 0 ? [] : [speed]))
  return (
    <section aria-labelledby="track-charts" className="grid gap-5 lg:grid-cols-2">
      <h3 id="track-charts" className="display text-xl lg:col-span-2">
        {words.charts}
      </h3>
      {heights.length >= fewest ? (
        <TrackChart
          unit={unit}
          points={series.map(({ distance, elevation }) => ({
            distance: inUnit(distance, unit),
            value: elevation === null ? null : elevation * metres,
          }))}
          title={words.elevationChart}
          range={words.elevationSummary(
            formatClimb(Math.min(...heights), unit),
            formatClimb(Math.max(...heights), unit),
          )}
          measure={words.gain}
          decimals={0}
          lowest="auto"
          hue="var(--carbs)"
          filled
        />
      ) : null}
      {speeds.length >= fewest ? (
        <TrackChart
          unit={unit}
          points={series.map(({ distance, speed }) => ({
            distance: inUnit(distance, unit),
            value: speed === null ? null : inUnit(speed, unit),
          }))}
          title={words.paceChart}
          range={words.paceSummary(
            formatSpeed(Math.min(...speeds), unit),
            formatSpeed(Math.max(...speeds), unit),
          )}
          measure={words.speed}
          decimals={1}
          lowest={0}
          hue="var(--herb)"
        />
      ) : null}
    </section>
  )
}
