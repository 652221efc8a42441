import { formatDay } from '#web/ui/measures/format.ts'
import type { PlanDay } from './use-change-plan.ts'
import { words } from './words.ts'

type Props = {
  days: readonly PlanDay[]
  chosen: string
  today: string
  onChoose: (day: string) => void
}

/** Day picker on phones; a dot marks days on target. */
export function DayStrip({ days, chosen, today, onChoose }: Props) {
  return (
    <fieldset className="mb-5 flex gap-1 lg:hidden print:hidden">
      <legend className="sr-only">{words.days}</legend>
      {days.map(({ day, onTarget }) => {
        const isChosen = day === chosen
        return (
          <button
            key={day}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(day)}
            className={`grid min-h-16 min-w-0 flex-1 content-center justify-items-center gap-1 rounded-md text-sm transition-colors duration-150 ${
              isChosen ? 'bg-herb text-on-herb' : 'text-ink-2 hover:bg-sunken'
            }`}
          >
            <span className="text-xs font-medium">{day === today ? words.todayShort : weekday(day)}</span>
            <span className="numeral text-lg leading-none">{Number(day.slice(8))}</span>
            <span className={`size-1.5 rounded-full ${dot(onTarget, isChosen)}`} />
            <span className="sr-only">{onTarget ? words.onTarget : words.offTarget}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

function dot(onTarget: boolean, isChosen: boolean): string {
  if (isChosen) return onTarget ? 'bg-on-herb' : 'border border-on-herb'
  return onTarget ? 'bg-herb' : 'bg-carbs'
}

/** Short weekday name: Mon. */
export function weekday(day: string): string {
  return formatDay(day, 'weekday').slice(0, 3)
}
