import type { Split } from '#contract/activities/activities.ts'
import type { Figures } from '#contract/activities/track/figures.ts'
import { formatDistance, formatTempo, inUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import type { LengthUnit } from '../measure.ts'
import { words } from '../words.ts'

type Props = { figures: Figures; unit: LengthUnit; wheels: boolean }

/** All splits and laps, each with its pace or speed as a bar; longer is faster. */
export function FinishSplits({ figures: { splits }, unit, wheels }: Props) {
  return (
    <>
      <Bars
        title={words.splits}
        splits={unit === 'mi' ? splits.miles : splits.kilometres}
        unit={unit}
        wheels={wheels}
      />
      <Bars title={words.laps} splits={splits.laps} unit={unit} wheels={wheels} />
    </>
  )
}

function Bars({
  title,
  splits,
  unit,
  wheels,
}: Omit<Props, 'figures'> & { title: string; splits: readonly Split[] }) {
  const rated = splits.filter(({ seconds, distance }) => seconds > 0 && distance > 0)
  if (!rated.length) return null
  const speeds = rated.map(({ seconds, distance }) => distance / (seconds / 3600))
  const fastest = Math.max(...speeds)
  return (
    <section aria-label={title}>
      <h3 className="display text-xl">{title}</h3>
      <ol className="mt-2 grid gap-2">
        {rated.map(({ distance }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: splits keep their order
          <li key={i} className="grid grid-cols-[5rem_1fr_5.5rem] items-center gap-3 tabular-nums">
            <span className="text-sm whitespace-nowrap text-ink-2">
              {Math.abs(inUnit(distance, unit) - 1) < 0.005
                ? formatNumber(i + 1)
                : formatDistance(distance, unit, 2)}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-herb"
                style={{ width: `${Math.max(8, (speeds[i]! / fastest) * 100)}%` }}
              />
            </span>
            <span className="text-right font-semibold">{formatTempo(speeds[i]!, wheels, unit)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
