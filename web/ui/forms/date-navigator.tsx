import { CalendarDays } from 'lucide-react'
import { addDays, lastDiaryDay } from '#contract/measures/day.ts'
import { formatLongDate } from '../measures/format.ts'
import { recentDay } from '../measures/recent-day.ts'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { StepChooser } from './step-chooser.tsx'

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
  return (
    <StepChooser
      label={words.dayChooser}
      previous={words.previousDay}
      next={words.nextDay}
      isLast={day >= last}
      onStep={(by) => onChange(addDays(day, by))}
      below={
        day === today ? null : (
          <Button variant="quiet" size="sm" className="mt-1 text-herb" onClick={() => onChange(today)}>
            {words.backToToday}
          </Button>
        )
      }
    >
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
    </StepChooser>
  )
}
