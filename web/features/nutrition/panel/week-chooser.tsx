import { addDays, weekStart } from '#contract/measures/day.ts'
import { StepChooser } from '#web/ui/forms/step-chooser.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = { monday: string; today: string; onChange: (monday: string) => void }

/** A week with buttons for its neighbours, up to this one; arrow keys work while it has the focus. */
export function WeekChooser({ monday, today, onChange }: Props) {
  const current = weekStart(today)
  const isBefore = monday === addDays(current, -7)
  const title =
    monday === current ? words.thisWeek : isBefore ? words.lastWeek : words.weekOf(formatDay(monday, 'short'))
  return (
    <StepChooser
      label={words.weekChooser}
      previous={words.previousWeek}
      next={words.nextWeek}
      isLast={monday >= current}
      onStep={(by) => onChange(weekStart(addDays(monday, 7 * by)))}
    >
      <h2 className="display text-2xl sm:text-[2rem]">{title}</h2>
      <p className="text-sm text-ink-2">
        {words.weekDays(formatDay(monday, 'medium'), formatDay(addDays(monday, 6), 'medium'))}
      </p>
    </StepChooser>
  )
}
