import { kilometresOf } from '#contract/activities/activities.ts'
import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { inUnit, lengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { useTrainingAnalytics } from '../use-analytics.ts'
import { words } from '../words.ts'

type Props = { stats: DashboardStats | undefined; units: UnitSystem }

/** The week's workouts and distance against their goals, day by day. */
export function WeekAgainst({ stats, units }: Props) {
  const { data } = useTrainingAnalytics('week')
  const unit = lengthUnit(units, 'logging')
  const done = stats?.week.reduce((sum, { workouts }) => sum + workouts, 0) ?? 0
  const distance = inUnit(data?.totals.distance ?? 0, unit)
  const far = inUnit(kilometresOf(stats?.goals.weeklyDistance ?? 0), unit)
  const bars = [
    { label: words.workouts, value: done, goal: stats?.goals.weeklyWorkouts ?? 0, unit: '' },
    { label: words.distance, value: distance, goal: far, unit: ` ${unitName[unit]}` },
  ]
  return (
    <Card as="section" aria-labelledby="week-against" className="grid gap-5">
      <h2 id="week-against" className="display text-[1.375rem]">
        {words.weeklyGoal}
      </h2>
      <ul className="grid gap-5">
        {bars.map(({ label, value, goal, unit: of }) => (
          <li key={label} className="grid gap-2">
            <p className="flex items-baseline gap-x-1.5 text-sm text-ink-2">
              <span className="mr-auto">{label}</span>
              <span className="numeral text-xl text-ink">{formatNumber(value, 1)}</span>
              {goal ? <span>{words.ofGoal(`${formatNumber(goal, 1)}${of}`)}</span> : null}
            </p>
            <ProgressBar value={value} max={goal} label={label} />
          </li>
        ))}
      </ul>
      <ol className="flex gap-1.5">
        {stats?.week.map(({ day, workouts }) => (
          <li
            key={day}
            className={`grid h-9 max-w-9 flex-1 place-items-center rounded-full text-xs font-semibold ${
              workouts ? 'bg-herb text-on-herb' : 'bg-sunken text-ink-2'
            }`}
          >
            <span aria-hidden="true">{formatDay(day, 'weekday').charAt(0)}</span>
            <span className="sr-only">
              {words.dayDone(formatDay(day, 'weekday'), words.workoutsNamed(workouts))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
