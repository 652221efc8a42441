import { Clock3, Flame, Route, Trophy } from 'lucide-react'
import type { ActivityStats } from '#contract/activities/activities.ts'
import { formatDuration, inUnit, type LengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import type { Tile } from './stat-tiles.tsx'
import { words } from './words.ts'

const nothing: ActivityStats = { totalActivities: 0, totalDistance: 0, totalDuration: 0, totalCalories: 0 }
const icon = { className: 'size-4', strokeWidth: 2 }

/** The log's four totals: distance with one decimal, time in minutes. */
export function trackingTiles(stats: ActivityStats = nothing, unit: LengthUnit): Tile[] {
  return [
    { label: words.totalActivities, value: formatNumber(stats.totalActivities), icon: <Trophy {...icon} /> },
    {
      label: words.totalDistance,
      value: formatFixed(inUnit(stats.totalDistance, unit), 1),
      unit: unitName[unit],
      icon: <Route {...icon} />,
    },
    {
      label: words.totalTime,
      value: formatNumber(stats.totalDuration / 60),
      unit: words.minutes,
      icon: <Clock3 {...icon} />,
    },
    {
      label: words.totalCalories,
      value: formatNumber(stats.totalCalories),
      unit: words.kcal,
      icon: <Flame {...icon} />,
    },
  ]
}

/** The history's totals: distance in its own unit, time in hours and minutes. */
export function historyTiles(stats: ActivityStats = nothing, unit: LengthUnit): Tile[] {
  const [activities, distance, time, calories] = trackingTiles(stats, unit) as [Tile, Tile, Tile, Tile]
  return [
    activities,
    { ...distance, label: words.distance, value: formatFixed(inUnit(stats.totalDistance, unit), 2) },
    { label: words.totalDuration, value: formatDuration(stats.totalDuration), icon: time.icon },
    { ...calories, label: words.calories },
  ]
}
