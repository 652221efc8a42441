import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { addDays, weekStart } from '#contract/measures/day.ts'
import type { WeekReview } from '#contract/week-review.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { WeekList } from './week-list.tsx'
import { oldestOf, weekTitle } from './weeks.ts'

type Props = Pick<WeekReview, 'thisMonday' | 'firstMonday'> & {
  /** The week shown; may still load. */
  monday: string
  /** Shown below the title. */
  note: string
  onChange: (monday: string) => void
}

/** The week's title, which opens the list of weeks, and buttons for its neighbors; arrow keys work inside. */
export function WeekNavigator({ monday, thisMonday, firstMonday, note, onChange }: Props) {
  const [list, setList] = useState(false)
  const oldest = oldestOf(thisMonday, firstMonday)
  const go = (by: number) => {
    const to = weekStart(addDays(monday, by))
    if (to >= oldest && to <= thisMonday) onChange(to)
  }
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -7 : event.key === 'ArrowRight' ? 7 : 0
    if (!by) return
    event.preventDefault()
    go(by)
  }
  return (
    <>
      <fieldset aria-label={words.weekChooser} onKeyDown={move} className="flex items-start gap-2">
        <div aria-live="polite" className="min-w-0 flex-1">
          <h2 id="week-review" className="display text-lg leading-tight sm:text-[1.75rem]">
            <button
              type="button"
              aria-haspopup="dialog"
              title={words.openWeeks}
              onClick={() => setList(true)}
              className="-mx-2 min-h-11 rounded-sm px-2 text-left transition-colors duration-150 hover:bg-sunken"
            >
              {weekTitle(monday, thisMonday)}
              <ChevronDown className="ml-1 inline size-4 text-ink-3 sm:size-5" aria-hidden="true" />
            </button>
          </h2>
          <p className="text-sm text-ink-2">{note}</p>
        </div>
        <IconButton
          label={words.previousWeek}
          outlined
          // aria-disabled instead of disabled, so that focus and arrow keys still work.
          aria-disabled={monday <= oldest || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => go(-7)}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={words.nextWeek}
          outlined
          aria-disabled={monday >= thisMonday || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => go(7)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </fieldset>
      <WeekList
        open={list}
        onClose={() => setList(false)}
        monday={monday}
        thisMonday={thisMonday}
        oldest={oldest}
        onChoose={(chosen) => {
          setList(false)
          onChange(chosen)
        }}
      />
    </>
  )
}
