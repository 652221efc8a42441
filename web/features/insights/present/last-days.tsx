import { Link } from 'wouter'
import type { DashboardToday } from '#contract/insights.ts'
import { Card } from '#web/ui/card.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** Height of a day at its goal, in percent of the chart, leaving space for days above it. */
const goalHeight = 72

type Props = Pick<DashboardToday, 'days' | 'average'> & { goal: number }

/** Energy of the last seven days as bars around the goal; a bar opens its day. */
export function LastDays({ days, average, goal }: Props) {
  return (
    <Card as="section" aria-labelledby="last-days" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="last-days" className="display text-[1.375rem]">
          {words.lastDays}
        </h2>
        {average === null || average.perDay === null ? null : (
          <p className="text-sm text-ink-2 tabular-nums">
            {words.averageOfDays(formatNumber(average.perDay), average.days)}
          </p>
        )}
      </div>
      <ul className="relative grid min-h-36 flex-1 grid-cols-7 items-end gap-1.5">
        <li
          aria-hidden="true"
          style={{ bottom: `calc(1.5rem + (100% - 1.5rem) * ${goalHeight / 100})` }}
          className="pointer-events-none absolute inset-x-0 border-t border-dashed border-edge"
        />
        {days.map(({ day, calories }) => (
          <li key={day} className="h-full">
            <Link
              href={`/nutrition?date=${day}`}
              aria-label={words.dayOf(formatDay(day), calories === null ? undefined : formatNumber(calories))}
              className="flex h-full flex-col justify-end gap-1 rounded-sm text-center"
            >
              <span className="flex flex-1 flex-col justify-end">
                <span
                  className={`block rounded-t-sm ${calories !== null && calories > goal * 1.1 ? 'bg-tomato' : 'bg-energy'} ${calories === null ? 'opacity-0' : ''}`}
                  style={{ height: `${Math.min(((calories ?? 0) / goal) * goalHeight, 100)}%` }}
                />
              </span>
              <span className="text-xs leading-5 text-ink-2">{formatDay(day, 'weekday-short')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
