import { Trash2 } from 'lucide-react'
import type { Activity } from '#contract/activities/activities.ts'
import { golfTotals } from '#contract/activities/golf.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { measuredFigures } from '#web/ui/activities/measured-figures.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatDistance, formatDuration, formatHeat, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatMoment } from '../when.ts'
import { words } from '../words.ts'

type Props = { activity: Activity; unit: LengthUnit; zone: string; onOpen: () => void; onRemove: () => void }

/** One activity with all known figures. */
export function HistoryRow({ activity, unit, zone, onOpen, onRemove }: Props) {
  const { user } = useUser()
  const { activityType, routeName, notes, startTime, golf } = activity
  const label = words.label(activityType)
  const when = formatMoment(startTime, zone)
  return (
    <li className="flex items-start gap-1 pr-1.5">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-start gap-3.5 rounded-md p-4 text-left transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken emoji text-xl"
        >
          {words.emoji(activityType)}
        </span>
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold">
              <span className="sr-only">{words.open} </span>
              {label}
            </span>
            {routeName ? <Badge>{routeName}</Badge> : null}
            {golf ? <Badge tone="good">{words.toPar(golfTotals(golf).toPar)}</Badge> : null}
          </span>
          <span className="text-sm text-ink-2">{when}</span>
          <span className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm tabular-nums">
            {factsOf(activity, unit, user?.units).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          {notes ? <span className="line-clamp-2 text-sm text-ink-2">{notes}</span> : null}
        </span>
      </button>
      <IconButton label={words.remove(label, when)} onClick={onRemove} className="mt-3 text-ink-2">
        <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function factsOf(activity: Activity, unit: LengthUnit, units: UnitSystem | undefined): string[] {
  const { duration, movingTime, distance, caloriesBurned, avgHeartRate, weather, temperature } = activity
  const figures = measuredFigures(activity, unit)
  return [
    // Pace and speed are those of the moving time.
    formatDuration(movingTime ?? duration),
    distance ? formatDistance(distance, unit) : '',
    figures.pace[1] || figures.speed[1],
    caloriesBurned === null ? '' : `${formatNumber(caloriesBurned)} ${words.kcal}`,
    avgHeartRate ? words.avgShort(`${avgHeartRate} ${words.bpm}`) : '',
    weather ? (words.weathers[weather] ?? weather) : '',
    temperature === null ? '' : formatHeat(temperature, units),
  ].filter(Boolean)
}
