import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { calendarDays, getCalendar } from '#contract/insights.ts'
import { addDays, lastDiaryDay, weekStart } from '#contract/measures/day.ts'
import { read } from '#web/http/query-client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatDay, formatLongDate, formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'

/** A day's energy compared with its goal: within a tenth of it, below, or above. */
type Standing = 'none' | 'under' | 'on' | 'over'

/** Compares `calories` with `goal`, both in kilocalories; `none` while either is unknown. */
export function standingOf(calories: number | undefined, goal: number | undefined): Standing {
  if (calories === undefined || !goal) return 'none'
  const part = calories / goal
  return part < 0.9 ? 'under' : part > 1.1 ? 'over' : 'on'
}

type Props = {
  open: boolean
  onClose: () => void
  day: string
  today: string
  onChoose: (day: string) => void
}

const looks: Record<Standing, string> = {
  none: 'text-ink-2',
  under: 'bg-amber-soft text-ink',
  on: 'bg-herb text-on-herb',
  over: 'bg-tomato-soft text-tomato-text ring-1 ring-tomato ring-inset',
}

/** Six weeks of days, colored by how their energy stood to the goal; a press shows the day. */
export function CalendarDialog({ open, onClose, day, today, onChoose }: Props) {
  return (
    <Dialog size="sm" open={open} onOpenChange={(next) => next || onClose()} title={words.calendar}>
      {open ? <Calendar key={day} day={day} today={today} onChoose={onChoose} /> : null}
    </Dialog>
  )
}

function Calendar({ day, today, onChoose }: Pick<Props, 'day' | 'today' | 'onChoose'>) {
  const last = lastDiaryDay(today)
  const newest = addDays(weekStart(today), 6)
  const [until, setUntil] = useState(() => {
    const end = addDays(weekStart(day), 6)
    return addDays(end, 28) > newest ? newest : addDays(end, 14)
  })
  const { data, isError, isFetching, refetch } = useQuery(read(getCalendar, { query: { until } }))
  const energy = new Map(data?.days.map((one) => [one.day, one.calories]))
  const days = Array.from({ length: calendarDays }, (_, at) => addDays(until, at + 1 - calendarDays))
  const move = (by: number) => setUntil((now) => (addDays(now, by) > newest ? newest : addDays(now, by)))

  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton label={words.earlierWeeks} outlined onClick={() => move(-28)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <p aria-live="polite" className="text-center font-semibold">
          {words.fromTo(formatDay(days[0]!, 'short'), formatDay(until, 'short'))}
        </p>
        <IconButton
          label={words.laterWeeks}
          outlined
          aria-disabled={until >= newest || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => move(28)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {isError ? (
        <ErrorState
          title={words.calendarFailed}
          text={words.fetchFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      <div className="grid grid-cols-7 gap-1 text-center">
        {days.slice(0, 7).map((one) => (
          <span key={one} aria-hidden="true" className="pb-1 text-sm text-ink-2">
            {formatDay(one, 'weekday').slice(0, 2)}
          </span>
        ))}
        {days.map((one) => {
          const standing = standingOf(energy.get(one), data?.goal)
          return (
            <button
              key={one}
              type="button"
              disabled={one > last}
              aria-current={one === day ? 'date' : undefined}
              aria-label={label(one, energy.get(one), standing)}
              onClick={() => onChoose(one)}
              className={`grid min-h-11 place-items-center rounded-md tabular-nums transition-colors hover:outline-2 hover:outline-edge disabled:opacity-30 aria-[current]:font-bold aria-[current]:outline-2 aria-[current]:outline-ink ${looks[standing]}`}
            >
              {Number(one.slice(8))}
            </button>
          )
        })}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-2">
        {(['under', 'on', 'over'] as const).map((standing) => (
          <li key={standing} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3.5 rounded-sm ${looks[standing]}`} />
            {words.standings[standing]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function label(day: string, calories: number | undefined, standing: Standing) {
  if (calories === undefined) return words.calendarEmpty(formatLongDate(day))
  const kcal = formatNumber(Math.round(calories))
  return words.calendarDay(formatLongDate(day), kcal, standing === 'none' ? '' : words.standings[standing])
}
