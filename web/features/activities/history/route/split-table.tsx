import type { Split } from '#contract/activities/activities.ts'
import {
  formatClimb,
  formatClock,
  formatDistance,
  formatTempo,
  inUnit,
  type LengthUnit,
} from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../../words.ts'

/** Splits with pace, on wheels speed (as a bar), climb and heart rate. */
export function SplitTable({
  title,
  splits,
  unit,
  wheels,
}: {
  title: string
  splits: readonly Split[]
  unit: LengthUnit
  wheels: boolean
}) {
  const paces = splits.map(({ seconds, distance }) => (distance > 0 ? seconds / 60 / distance : 0))
  const fastest = Math.min(...paces.filter((pace) => pace > 0))
  const hearts = splits.some(({ heartRate }) => heartRate !== null)
  return (
    <section aria-label={title}>
      <h3 className="display text-xl">{title}</h3>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full min-w-80 text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-ink-2">
              <th className="py-2 pr-3 font-medium">{words.split}</th>
              <th className="py-2 pr-3 font-medium">{words.totalDuration}</th>
              <th className="w-2/5 py-2 pr-3 font-medium">{wheels ? words.speed : words.pace}</th>
              <th className="py-2 text-right font-medium">{words.gain}</th>
              {hearts ? <th className="py-2 pl-3 text-right font-medium">{words.heartRate}</th> : null}
            </tr>
          </thead>
          <tbody>
            {splits.map((split, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: splits keep their order
              <tr key={at} className="border-b border-line last:border-0">
                <td className="py-2 pr-3 font-semibold">{nameOf(split, at, unit)}</td>
                <td className="py-2 pr-3">{formatClock(split.seconds)}</td>
                <td className="py-2 pr-3">
                  <span className="flex items-center gap-2">
                    <span className="w-18 shrink-0">
                      {paces[at] ? formatTempo(60 / paces[at], wheels, unit) : '–'}
                    </span>
                    <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                      <span
                        className="block h-full rounded-full bg-herb"
                        style={{ width: `${paces[at] ? Math.round((fastest / paces[at]) * 100) : 0}%` }}
                      />
                    </span>
                  </span>
                </td>
                <td className="py-2 text-right">{formatClimb(split.gain, unit)}</td>
                {hearts ? <td className="py-2 pl-3 text-right">{formatNumber(split.heartRate)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function nameOf({ distance }: Split, at: number, unit: LengthUnit): string {
  return Math.abs(inUnit(distance, unit) - 1) < 0.005 ? String(at + 1) : formatDistance(distance, unit, 2)
}
