import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addDays, weekStart } from '#contract/measures/day.ts'
import { listStrengthWorkouts } from '#contract/strength/workouts.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { read } from '#web/http/query-client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { type PastActions, PastWorkout } from '../past/past-workout.tsx'
import { StrengthYear } from '../past/strength-year.tsx'
import { useStrengthDays } from '../use-strength-days.ts'
import { words } from '../words.ts'
import { View } from './view-links.tsx'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** A month of training days; a day opens its workouts, the newest one at first. */
export function TrainingCalendar(actions: PastActions) {
  const { today } = useToday()
  const [first, setFirst] = useState(`${today.slice(0, 7)}-01`)
  const [chosen, setChosen] = useState<string>()
  const after = `${addDays(first, 31).slice(0, 7)}-01`
  const { data, isError, refetch } = useStrengthDays(first, addDays(after, -1))
  const sets = new Map(data?.map((one) => [one.day, one.sets]))
  const open = chosen ?? data?.at(-1)?.day
  const show = (day: string) => {
    setFirst(`${day.slice(0, 7)}-01`)
    setChosen(undefined)
  }
  const mondays: string[] = []
  for (let monday = weekStart(first); monday < after; monday = addDays(monday, 7)) mondays.push(monday)
  return (
    <View title={words.calendarTitle}>
      <div className="flex items-center justify-between gap-2">
        <IconButton outlined label={words.monthBefore} onClick={() => show(addDays(first, -1))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <h3 className="display text-xl" aria-live="polite">
          {monthName.format(new Date(`${first}T00:00:00Z`))}
        </h3>
        <IconButton outlined label={words.monthAfter} disabled={after > today} onClick={() => show(after)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <table className="w-full table-fixed border-collapse text-center">
        <thead>
          <tr>
            {weekdays.map((column) => (
              <th key={column} scope="col" className="eyebrow pb-1">
                {formatDay(addDays(weekStart(first), column), 'weekday').slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => (
            <tr key={monday}>
              {weekdays.map((column) => {
                const day = addDays(monday, column)
                const inMonth = day >= first && day < after
                return (
                  <td key={day} className="p-0.5">
                    {inMonth ? (
                      <Day
                        day={day}
                        sets={sets.get(day)}
                        isToday={day === today}
                        isOpen={day === open}
                        onOpen={setChosen}
                      />
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isError || data === null ? (
        <ErrorState title={words.calendarFailed} onRetry={() => void refetch()} />
      ) : open ? (
        <OpenDay key={open} day={open} {...actions} />
      ) : data ? (
        <p className="text-ink-2">{words.noDaysInMonth}</p>
      ) : (
        <Skeleton className="h-24" />
      )}
      <StrengthYear />
    </View>
  )
}

type DayProps = {
  day: string
  sets: number | undefined
  isToday: boolean
  isOpen: boolean
  onOpen: (day: string) => void
}

function Day({ day, sets, isToday, isOpen, onOpen }: DayProps) {
  const look = `mx-auto grid size-11 place-items-center rounded-full tabular-nums ${
    isToday ? 'outline-2 -outline-offset-2 outline-line' : ''
  }`
  const number = formatNumber(Number(day.slice(8)))
  const current = isToday ? ({ 'aria-current': 'date' } as const) : {}
  if (!sets)
    return (
      <span className={`${look} text-ink-2`} {...current}>
        {number}
      </span>
    )
  return (
    <button
      type="button"
      aria-label={words.trainedOn(formatDay(day), sets)}
      aria-pressed={isOpen}
      className={`${look} font-semibold ${isOpen ? 'bg-herb text-on-herb' : 'bg-herb-soft text-herb'}`}
      onClick={() => onOpen(day)}
      {...current}
    >
      {number}
    </button>
  )
}

/** Most workouts of a day in one answer. */
const mostOfDay = 100

function OpenDay({ day, ...actions }: PastActions & { day: string }) {
  const { data, isError, refetch } = useQuery({
    ...read(listStrengthWorkouts, { query: { day, limit: mostOfDay } }),
    staleTime: 0,
  })
  return (
    <section aria-label={formatDay(day)}>
      {data ? (
        <ul>
          {data.map((workout) => (
            <PastWorkout key={workout.id} workout={workout} {...actions} />
          ))}
        </ul>
      ) : isError || data === null ? (
        <ErrorState title={words.pastFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  )
}
