import type { ActivityDetail } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import {
  formatClimb,
  formatClock,
  formatDistance,
  formatHeat,
  formatPace,
  formatSpeed,
  type LengthUnit,
} from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { foreignRecord } from './foreign-record.ts'

/** All measured figures, led by the distance or the duration. */
export function ActivityFigures({ activity, unit }: { activity: ActivityDetail; unit: LengthUnit }) {
  const { user } = useUser()
  const units = user?.units ?? 'specified'
  const { distance, duration, movingTime, pace, speed, caloriesBurned, elevation } = activity
  const { avgHeartRate, maxHeartRate, weather, temperature, efforts, effort, activityType } = activity
  const wheels = activityType === 'cycling'
  const figures: (readonly [label: string, value: string])[] = [
    [words.distance, distance ? formatDistance(distance, unit) : ''],
    [words.moving, movingTime === null ? '' : formatClock(movingTime)],
    [movingTime === null ? words.duration : words.elapsed, formatClock(duration)],
    [words.pace, distance && pace && !wheels ? formatPace(pace, unit) : ''],
    [words.speed, distance && speed && wheels ? formatSpeed(speed, unit) : ''],
    [words.calories, caloriesBurned === null ? '' : `${formatNumber(caloriesBurned)} ${words.kcal}`],
    [words.climbed, elevation === null ? '' : formatClimb(elevation, unit)],
    [words.avgHeartRate, avgHeartRate ? `${avgHeartRate} ${words.bpm}` : ''],
    [words.maxHeartRate, maxHeartRate ? `${maxHeartRate} ${words.bpm}` : ''],
    [words.effort, effort ? words.effortOfTen(formatNumber(effort, 1)) : ''],
    [words.weather, weather ? (words.weathers[weather] ?? weather) : ''],
    [words.temperature, temperature === null ? '' : formatHeat(temperature, units)],
    ...Object.entries(efforts)
      .filter(([name]) => name !== foreignRecord[units])
      .map(([name, seconds]) => [words.recordNames[name]!, formatClock(seconds as number)] as const),
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
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
