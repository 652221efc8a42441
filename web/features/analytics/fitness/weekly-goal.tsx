import { kilometresOf } from '#contract/activities/activities.ts'
import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { inUnit, lengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = { stats: DashboardStats | undefined; units: UnitSystem }

/** The week's workouts against their goal (bar limited to 100 %), above the total distance. */
export function WeeklyGoal({ stats, units }: Props) {
  const percent = stats?.weeklyGoalProgress ?? 0
  const done = stats?.week.reduce((sum, { workouts }) => sum + workouts, 0) ?? 0
  const unit = lengthUnit(units, 'logging')
  const distance = inUnit(kilometresOf(stats?.totalDistance ?? 0), unit)
  return (
    <Card as="section" aria-labelledby="weekly-goal" className="grid gap-5">
      <div className="grid gap-3">
        <h2 id="weekly-goal" className="text-sm text-ink-2">
          {words.weeklyGoal}
        </h2>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="numeral text-[2.75rem] leading-none">{words.percent(percent)}</span>
          <span className="text-ink-2">
            {stats
              ? words.facts([
                  words.workoutsOf(done, stats.goals.weeklyWorkouts),
                  percent >= 100 ? words.weeklyGoalDone : '',
                ])
              : ''}
          </span>
        </p>
        <ProgressBar value={percent} max={100} label={words.weeklyGoal} className="h-3" />
      </div>
      <dl className="border-t border-line pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-sm text-ink-2">{words.everDistance}</dt>
          <dd>
            <span className="numeral text-2xl">{formatNumber(distance, 1)}</span>{' '}
            <span className="text-sm text-ink-2">{unitName[unit]}</span>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
