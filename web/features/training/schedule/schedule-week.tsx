import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '#contract/measures/day.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { sessionsOf } from './schedule-changes.ts'
import { ScheduleChip } from './schedule-chip.tsx'
import { weekOf } from './schedule-loads.tsx'
import { words } from './schedule-words.ts'

type Props = {
  schedule: Schedule
  /** A day of the week shown. */
  shown: string
  onShow: (day: string) => void
  today: string
  unit: LengthUnit
  onOpen: (session: Session) => void
}
const days = [0, 1, 2, 3, 4, 5, 6]

/** A week of the schedule, day by day. */
export function ScheduleWeek({ schedule, shown, onShow, today, unit, onOpen }: Props) {
  const { weeks } = schedule
  const week = weekOf(schedule, shown)
  const at = weeks.indexOf(week)
  const byDay = Map.groupBy(sessionsOf(schedule), ({ day }) => day)
  return (
    <section aria-label={words.calendar}>
      <div className="mb-2 flex items-center justify-between gap-2">
        <IconButton
          outlined
          label={words.previousWeek}
          disabled={at === 0}
          onClick={() => onShow(weeks[at - 1]!.startsOn)}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <div className="text-center" aria-live="polite">
          <h3 className="display text-xl">
            {words.weekOf(formatNumber(week.week), formatNumber(weeks.length))}
          </h3>
          <p className="text-sm text-ink-2">
            {words.facts([words.phases[week.phase], words.load(formatNumber(week.load))])}
          </p>
        </div>
        <IconButton
          outlined
          label={words.nextWeek}
          disabled={at === weeks.length - 1}
          onClick={() => onShow(weeks[at + 1]!.startsOn)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="mb-3 text-ink-2">{week.focus}</p>
      <ol className="divide-y divide-line border-y border-line">
        {days.map((number) => {
          const day = addDays(week.startsOn, number)
          const sessions = byDay.get(day)
          return (
            <li key={day} className="grid grid-cols-[4.25rem_1fr] items-start gap-2 py-2.5">
              <div className={`pt-1.5 text-sm ${day === today ? 'font-semibold text-herb' : 'text-ink-2'}`}>
                <p>{day === today ? words.today : formatDay(day, 'weekday').slice(0, 3)}</p>
                <p className="text-ink-2">{formatDay(day, 'short')}</p>
              </div>
              {sessions ? (
                <div className="grid gap-2">
                  {sessions.map((session) => (
                    <ScheduleChip key={session.id} session={session} unit={unit} roomy onOpen={onOpen} />
                  ))}
                </div>
              ) : (
                <p className="pt-1.5 text-sm text-ink-3">{words.free}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
