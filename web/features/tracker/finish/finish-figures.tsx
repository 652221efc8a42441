import type { ActivityType } from '#contract/activities/activities.ts'
import type { Figures } from '#contract/activities/track/figures.ts'
import { formatClimb, formatDistance, formatPace, formatSpeed } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatClock, type LengthUnit } from '../measure.ts'
import { words } from '../words.ts'

type Props = {
  figures: Figures & { calories: number }
  type: ActivityType
  unit: LengthUnit
}

/** The final figures; pace on foot, speed on wheels. */
export function FinishFigures({ figures, type, unit }: Props) {
  const { distanceKm, movingSeconds, elapsedSeconds, averageSpeed, gain, calories } = figures
  const wheels = type === 'cycling'
  const pace = averageSpeed ? formatPace(60 / averageSpeed, unit) : ''
  const shown: [label: string, value: string][] = [
    [words.distance, distanceKm > 0 ? formatDistance(distanceKm, unit, 2) : ''],
    [words.movingTime, formatClock(movingSeconds)],
    [words.pace, wheels ? '' : pace],
    [words.speed, wheels && averageSpeed ? formatSpeed(averageSpeed, unit) : ''],
    [words.elapsedTime, formatClock(elapsedSeconds)],
    [words.climbed, gain === null ? '' : formatClimb(gain, unit)],
    [words.energy, `${formatNumber(calories)} ${words.kcal}`],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {shown
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
