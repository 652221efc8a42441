import type { Activity } from '#contract/activities/activities.ts'
import {
  formatClimb,
  formatClock,
  formatDistance,
  formatPace,
  formatSpeed,
  isRide,
  type LengthUnit,
} from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

export type Figure = readonly [label: string, value: string]
export type Measured = Pick<
  Activity,
  'activityType' | 'distance' | 'duration' | 'movingTime' | 'pace' | 'speed' | 'caloriesBurned' | 'elevation'
>

/** The figures of an activity, each with its label; pace on foot, speed on wheels. Values are empty where unknown. */
export function measuredFigures(activity: Measured, unit: LengthUnit) {
  const { activityType, distance, duration, movingTime, pace, speed, caloriesBurned, elevation } = activity
  const wheels = isRide(activityType)
  return {
    distance: [words.distance, distance ? formatDistance(distance, unit, 2) : ''],
    moving: [words.moving, movingTime === null ? '' : formatClock(movingTime)],
    duration: [movingTime === null ? words.duration : words.elapsed, formatClock(duration)],
    pace: [words.pace, distance && pace && !wheels ? formatPace(pace, unit) : ''],
    speed: [words.speed, distance && speed && wheels ? formatSpeed(speed, unit) : ''],
    calories: [
      words.calories,
      caloriesBurned === null ? '' : `${formatNumber(caloriesBurned)} ${words.kcal}`,
    ],
    climbed: [words.climbed, elevation === null ? '' : formatClimb(elevation, unit)],
  } satisfies Record<string, Figure>
}

/** A grid of figures without the empty ones. */
export function FigureGrid({ figures, columns = '' }: { figures: readonly Figure[]; columns?: string }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 ${columns}`}>
      {figures
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="border-t border-line pt-2.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="numeral mt-0.5 text-2xl">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
