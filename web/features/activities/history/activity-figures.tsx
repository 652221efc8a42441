import type { ActivityDetail } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { type Figure, FigureGrid, measuredFigures } from '#web/ui/activities/measured-figures.tsx'
import { formatClock, formatHeat, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { foreignRecord } from './foreign-record.ts'

/** All measured figures, led by the distance or the duration. */
export function ActivityFigures({ activity, unit }: { activity: ActivityDetail; unit: LengthUnit }) {
  const { user } = useUser()
  const units = user?.units ?? 'specified'
  const { avgHeartRate, maxHeartRate, weather, temperature, efforts, effort } = activity
  const { distance, moving, duration, pace, speed, calories, climbed } = measuredFigures(activity, unit)
  const figures: Figure[] = [
    ...[distance, moving, duration, pace, speed, calories, climbed],
    [words.avgHeartRate, avgHeartRate ? `${avgHeartRate} ${words.bpm}` : ''],
    [words.maxHeartRate, maxHeartRate ? `${maxHeartRate} ${words.bpm}` : ''],
    [words.effort, effort ? words.effortOfTen(formatNumber(effort, 1)) : ''],
    [words.weather, weather ? (words.weathers[weather] ?? weather) : ''],
    [words.temperature, temperature === null ? '' : formatHeat(temperature, units)],
    ...Object.entries(efforts)
      .filter(([name]) => name !== foreignRecord[units])
      .map(([name, seconds]) => [words.recordNames[name]!, formatClock(seconds as number)] as const),
  ]
  return <FigureGrid figures={figures} columns="lg:grid-cols-4" />
}
