import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addDays, weekStart } from '#contract/measures/day.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { usePreferences } from '../use-preferences.ts'
import { useStrengthDays } from '../use-strength-days.ts'
import { formatWeight } from '../weights.ts'
import { words } from '../words.ts'

/** A year of training days: its sums, and each week as a column. */
export function StrengthYear() {
  const { today } = useToday()
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const { unit } = usePreferences()
  const { data } = useStrengthDays(`${year}-01-01`, `${year}-12-31`)
  if (!data || (year === thisYear && data.length === 0)) return null
  const sets = new Map(data.map((one) => [one.day, one.sets]))
  const total = data.reduce((sum, one) => ({ sets: sum.sets + one.sets, volume: sum.volume + one.volume }), {
    sets: 0,
    volume: 0,
  })
  const first = weekStart(`${year}-01-01`)
  const weeks = Array.from({ length: 53 }, (_, week) => addDays(first, 7 * week))
  return (
    <section aria-labelledby="strength-year" className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-1">
        <h2 id="strength-year" className="display flex-1 text-2xl">
          {words.yearTitle(year)}
        </h2>
        <IconButton label={words.yearBefore} onClick={() => setYear(year - 1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={words.yearAfter} disabled={year >= thisYear} onClick={() => setYear(year + 1)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-ink-2 tabular-nums">
        {words.yearSummary(data.length, total.sets, formatWeight(Math.round(total.volume), unit))}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-px sm:gap-0.5" aria-hidden="true">
        {weeks.map((monday) => (
          <div key={monday} className="grid gap-px sm:gap-0.5">
            {Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday)).map((day) => (
              <span
                key={day}
                title={sets.has(day) ? `${formatDay(day)}: ${words.setCount(sets.get(day)!)}` : undefined}
                className={`aspect-square rounded-[2px] ${shade(sets.get(day))} ${day.startsWith(String(year)) ? '' : 'invisible'}`}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Sets of a day with full color. */
const manySets = 16

function shade(sets: number | undefined): string {
  if (!sets) return 'bg-sunken'
  return sets >= manySets ? 'bg-herb' : 'bg-herb/60'
}
