import type { Figures } from '#contract/activities/track/figures.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatClock, kilometresOfUnit, type LengthUnit } from '../measure.ts'
import { words } from '../words.ts'

const shownSplits = 3

/** The last full splits as bars (longer is faster), or laps if there are any. */
export function SplitBars({ figures, unit }: { figures: Figures; unit: LengthUnit }) {
  const { splits } = figures
  const each = kilometresOfUnit[unit]
  const byLap = splits.laps.length > 0
  const all = byLap ? splits.laps : unit === 'mi' ? splits.miles : splits.kilometres
  const done = byLap ? all.slice(0, -1) : all.filter(({ distance }) => distance > each - 0.001)
  if (!done.length) return null
  // Seconds per kilometre, because laps differ in length.
  const slowness = done.map(({ seconds, distance }) => seconds / Math.max(distance, 0.001))
  const fastest = Math.min(...slowness)
  const first = Math.max(0, done.length - shownSplits)
  return (
    <ol aria-label={byLap ? words.laps : words.splits} className="grid gap-2">
      {done.slice(first).map(({ seconds }, i) => {
        const number = first + i
        return (
          <li key={number} className="grid grid-cols-[auto_1fr_auto] items-center gap-3">
            <span className="min-w-5 text-sm text-ink-2 tabular-nums">{formatNumber(number + 1)}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-herb"
                style={{ width: `${Math.max(8, (fastest / slowness[number]!) * 100)}%` }}
              />
            </span>
            <span className="numeral text-lg">{formatClock(Math.round(seconds))}</span>
          </li>
        )
      })}
    </ol>
  )
}
