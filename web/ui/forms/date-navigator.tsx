import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { addDays, lastDiaryDay } from '#contract/measures/day.ts'
import { formatLongDate } from '../measures/format.ts'
import { recentDay } from '../measures/recent-day.ts'
import { words } from '../words.ts'
import { Button, IconButton } from './button.tsx'

type Props = {
  /** The day shown, `yyyy-MM-dd`. */
  day: string
  /** Today in the user's zone. */
  today: string
  onChange: (day: string) => void
  /** A press on the day; opens a calendar. */
  onChoose?: () => void
}

/** A day with buttons for the previous and the next one, up to tomorrow; arrow keys work while it has the focus. */
export function DateNavigator({ day, today, onChange, onChoose }: Props) {
  const last = lastDiaryDay(today)
  const name = recentDay(day, today, 'short')
  const go = (to: string) => {
    if (to <= last) onChange(to)
  }
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!step) return
    event.preventDefault()
    go(addDays(day, step))
  }
  return (
    <fieldset aria-label={words.dayChooser} onKeyDown={move} className="flex flex-col items-center">
      <div className="flex w-full max-w-md items-center justify-between gap-3">
        <IconButton label={words.previousDay} outlined onClick={() => go(addDays(day, -1))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <div aria-live="polite" className="relative min-w-0 rounded-md px-3 text-center">
          <h2 className="display text-2xl sm:text-[2rem]">
            {onChoose ? (
              <button
                type="button"
                aria-haspopup="dialog"
                title={words.openCalendar}
                onClick={onChoose}
                className="after:absolute after:inset-0 after:rounded-md hover:after:bg-ink/5"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <p className="flex items-center justify-center gap-1.5 text-sm text-ink-2">
            {onChoose ? <CalendarDays className="size-4" strokeWidth={1.75} aria-hidden="true" /> : null}
            {formatLongDate(day)}
          </p>
        </div>
        <IconButton
          label={words.nextDay}
          outlined
          // aria-disabled instead of disabled, so that focus and arrow keys still work.
          aria-disabled={day >= last || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => go(addDays(day, 1))}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {day === today ? null : (
        <Button variant="quiet" size="sm" className="mt-1 text-herb" onClick={() => onChange(today)}>
          {words.backToToday}
        </Button>
      )}
    </fieldset>
  )
}
