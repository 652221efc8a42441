import { Check } from 'lucide-react'
import { useState } from 'react'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { weekRange, weeksAtOnce } from './weeks.ts'

type Props = {
  open: boolean
  onClose: () => void
  monday: string
  thisMonday: string
  oldest: string
  onChoose: (monday: string) => void
}

/** Weeks from the current one back to the oldest, half a year at a time. */
export function WeekList({ open, onClose, ...rest }: Props) {
  return (
    <Dialog size="sm" open={open} onOpenChange={(next) => next || onClose()} title={words.openWeeks}>
      {open ? <Weeks {...rest} /> : null}
    </Dialog>
  )
}

function Weeks({ monday, thisMonday, oldest, onChoose }: Omit<Props, 'open' | 'onClose'>) {
  const all = daysBetween(oldest, thisMonday) / 7 + 1
  // Long enough to include the shown week.
  const needed = Math.ceil((daysBetween(monday, thisMonday) / 7 + 1) / weeksAtOnce) * weeksAtOnce
  const [shown, setShown] = useState(Math.min(all, Math.max(needed, weeksAtOnce)))
  const weeks = Array.from({ length: shown }, (_, at) => addDays(thisMonday, -7 * at))
  const names = [words.thisWeek, words.lastWeek]
  return (
    <>
      <ul className="-mx-2 grid">
        {weeks.map((week, at) => (
          <li key={week}>
            <button
              type="button"
              aria-current={week === monday || undefined}
              onClick={() => onChoose(week)}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left tabular-nums transition-colors duration-150 hover:bg-sunken aria-[current]:font-semibold"
            >
              <span className="flex-1">{weekRange(week, thisMonday)}</span>
              {names[at] ? <span className="text-sm text-ink-2">{names[at]}</span> : null}
              {week === monday ? <Check className="size-4 text-herb" aria-hidden="true" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {shown < all ? (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => setShown((count) => Math.min(all, count + weeksAtOnce))}
        >
          {words.earlierWeeks}
        </Button>
      ) : null}
    </>
  )
}
