import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { addDays, weekStart } from '#contract/measures/day.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = { monday: string; today: string; onChange: (monday: string) => void }

/** A week with buttons for its neighbours, up to this one; arrow keys work while it has the focus. */
export function WeekChooser({ monday, today, onChange }: Props) {
  const current = weekStart(today)
  const go = (by: number) => {
    const to = weekStart(addDays(monday, by))
    if (to <= current) onChange(to)
  }
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -7 : event.key === 'ArrowRight' ? 7 : 0
    if (!by) return
    event.preventDefault()
    go(by)
  }
  const isLast = monday === addDays(current, -7)
  const title =
    monday === current ? words.thisWeek : isLast ? words.lastWeek : words.weekOf(formatDay(monday, 'short'))
  return (
    <fieldset aria-label={words.weekChooser} onKeyDown={move} className="flex flex-col items-center">
      <div className="flex w-full max-w-md items-center justify-between gap-3">
        <IconButton label={words.previousWeek} outlined onClick={() => go(-7)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <div aria-live="polite" className="min-w-0 text-center">
          <h2 className="display text-2xl sm:text-[2rem]">{title}</h2>
          <p className="text-sm text-ink-2">
            {words.weekDays(formatDay(monday, 'medium'), formatDay(addDays(monday, 6), 'medium'))}
          </p>
        </div>
        <IconButton
          label={words.nextWeek}
          outlined
          // aria-disabled instead of disabled, so that focus and arrow keys still work.
          aria-disabled={monday >= current || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => go(7)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  )
}
