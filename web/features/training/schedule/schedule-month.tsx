import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, weekStart } from '#contract/measures/day.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { sessionsOf } from './schedule-changes.ts'
import { ScheduleChip } from './schedule-chip.tsx'
import { words } from './schedule-words.ts'

type Props = {
  schedule: Schedule
  /** A day of the month shown. */
  shown: string
  onShow: (day: string) => void
  today: string
  unit: LengthUnit
  onOpen: (session: Session) => void
}
const columns = [0, 1, 2, 3, 4, 5, 6]
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month of the schedule, weeks from Monday, each row with its week of the plan. */
export function ScheduleMonth({ schedule, shown, onShow, today, unit, onOpen }: Props) {
  const month = shown.slice(0, 7)
  const first = `${month}-01`
  const after = addDays(first, 31).slice(0, 7)
  const mondays: string[] = []
  for (let monday = weekStart(first); monday.slice(0, 7) < after; monday = addDays(monday, 7))
    mondays.push(monday)
  const byDay = Map.groupBy(sessionsOf(schedule), ({ day }) => day)
  const weekAt = (monday: string) =>
    schedule.weeks.find(({ startsOn }) => startsOn >= monday && startsOn < addDays(monday, 7))
  return (
    <section aria-label={words.calendar}>
      <div className="mb-3 flex items-center gap-2">
        <IconButton
          outlined
          label={words.previousMonth}
          disabled={month <= schedule.startsOn.slice(0, 7)}
          onClick={() => onShow(addDays(first, -1))}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <h3 className="display min-w-48 text-center text-xl" aria-live="polite">
          {monthName.format(new Date(`${first}T00:00:00Z`))}
        </h3>
        <IconButton
          outlined
          label={words.nextMonth}
          disabled={month >= schedule.endsOn.slice(0, 7)}
          onClick={() => onShow(`${after}-01`)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th scope="col" className="eyebrow w-24 pb-2 text-left">
              {words.weekColumn}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="eyebrow pb-2 text-left">
                {formatDay(addDays(weekStart(first), column), 'weekday').slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => {
            const week = weekAt(monday)
            return (
              <tr key={monday} className="border-t border-line align-top">
                {week ? (
                  <th scope="row" className="py-2 pr-2 text-left text-sm font-normal">
                    <span className="block font-semibold">{words.week(formatNumber(week.week))}</span>
                    <span className="block text-ink-2">{words.phases[week.phase]}</span>
                  </th>
                ) : (
                  <td />
                )}
                {columns.map((column) => {
                  const day = addDays(monday, column)
                  const outside = day.slice(0, 7) !== month
                  return (
                    <td key={day} className={`p-1 pt-2 ${week ? 'h-24' : ''}`}>
                      <p
                        className={`mb-1 text-sm tabular-nums ${outside ? 'text-ink-3' : 'text-ink-2'} ${
                          day === today
                            ? 'inline-grid size-7 place-items-center rounded-full bg-herb font-semibold text-on-herb'
                            : ''
                        }`}
                        {...(day === today && { 'aria-current': 'date' })}
                      >
                        {formatNumber(Number(day.slice(8)))}
                      </p>
                      <div className="grid gap-1">
                        {byDay.get(day)?.map((session) => (
                          <ScheduleChip key={session.id} session={session} unit={unit} onOpen={onOpen} />
                        ))}
                      </div>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
