import { Flame } from 'lucide-react'
import type { DashboardStats } from '#contract/insights.ts'
import { Card } from '#web/ui/card.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** Days in a row with a workout, and this week's workouts. */
export function StreakCard({ stats }: { stats: DashboardStats }) {
  const { streakDays, bestStreakDays, week, goals, date } = stats
  const workouts = week.reduce((sum, day) => sum + day.workouts, 0)
  return (
    <Card as="section" aria-labelledby="workout-streak" className="flex flex-col gap-4">
      <h2 id="workout-streak" className="flex items-center gap-2.5 text-sm text-ink-2">
        <Flame className="size-5 text-energy" strokeWidth={1.75} aria-hidden="true" />
        {words.streak}
      </h2>
      <p className="flex items-baseline gap-x-2">
        <span className="numeral text-[2.75rem] leading-none">{formatNumber(streakDays)}</span>
        <span className="text-ink-2">{words.days(streakDays)}</span>
      </p>
      <ol className="flex gap-1.5">
        {week.map(({ day, workouts: count }) => {
          const weekday = formatDay(day, 'weekday')
          return (
            <li
              key={day}
              className={`grid h-8 max-w-8 flex-1 place-items-center rounded-full text-xs font-semibold ${
                count > 0 ? 'bg-herb text-on-herb' : 'bg-sunken text-ink-2'
              } ${day === date ? 'outline-2 outline-offset-1 outline-line' : ''}`}
            >
              <span aria-hidden="true">{weekday.charAt(0)}</span>
              <span className="sr-only">
                {count > 0 ? words.workedOut(weekday) : words.noWorkout(weekday)}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-sm text-ink-2">
        {words.workoutsOf(workouts, goals.weeklyWorkouts)}
        {bestStreakDays > streakDays ? ` · ${words.bestStreak(bestStreakDays)}` : null}
      </p>
    </Card>
  )
}
