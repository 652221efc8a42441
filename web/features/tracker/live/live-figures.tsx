import type { ActivityType } from '#contract/activities/activities.ts'
import type { Figures } from '#contract/activities/track/figures.ts'
import { isRide } from '#web/ui/measures/distance.ts'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { climbIn, formatClock, formatPace, type LengthUnit, lengthIn } from '../measure.ts'
import { words } from '../words.ts'

type Props = {
  figures: Figures & { calories: number }
  type: ActivityType
  unit: LengthUnit
  outdoor: boolean
}

/** Live figures, led by the distance, or by the time for types without one. */
export function LiveFigures({ figures, type, unit, outdoor }: Props) {
  const { distanceKm, movingSeconds, elapsedSeconds, calories, averageSpeed, currentSpeed, gain } = figures
  const clock = formatClock(movingSeconds)
  if (!outdoor)
    return (
      <div className="grid gap-5">
        <Lead value={clock} />
        <dl className="grid grid-cols-2 gap-4">
          <Figure value={formatClock(elapsedSeconds)} label={words.elapsed} />
          <Figure value={formatNumber(calories)} label={words.calories} />
        </dl>
      </div>
    )
  const rides = isRide(type)
  const tempo = (speed: number | null) =>
    rides ? formatNumber(speed && lengthIn(speed, unit), 1) : formatPace(speed, unit)
  return (
    <div className="grid gap-5">
      <Lead value={formatFixed(lengthIn(distanceKm, unit), 2)} unit={words.units[unit]} />
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
        <Figure value={clock} label={words.moving} />
        <Figure
          value={tempo(averageSpeed)}
          label={rides ? words.averageSpeed(unit) : words.averagePace(unit)}
        />
        <Figure value={formatNumber(calories)} label={words.calories} />
        <Figure small value={formatClock(elapsedSeconds)} label={words.elapsed} />
        <Figure
          small
          value={tempo(currentSpeed)}
          label={rides ? words.currentSpeed(unit) : words.currentPace(unit)}
        />
        <Figure
          small
          value={formatNumber(gain === null ? null : climbIn(gain, unit))}
          label={words.climb(unit)}
        />
      </dl>
    </div>
  )
}

function Lead({ value, unit }: { value: string; unit?: string }) {
  return (
    <p className="text-center">
      <span className="numeral text-[clamp(4rem,22vw,6rem)] leading-none">{value}</span>
      {unit ? <span className="ml-2 text-lg text-ink-2">{unit}</span> : null}
    </p>
  )
}

function Figure({ value, label, small }: { value: string; label: string; small?: boolean }) {
  // From ten hours on the text has two more digits.
  const size = small ? 'text-xl' : value.length > 6 ? 'text-2xl' : 'text-3xl'
  return (
    <div className="flex min-w-0 flex-col-reverse text-center">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className={`numeral whitespace-nowrap ${size}`}>{value}</dd>
    </div>
  )
}
