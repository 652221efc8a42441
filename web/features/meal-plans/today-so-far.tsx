import { planTolerance } from '#contract/meal-plans.ts'
import { useDashboardStats } from '#web/features/insights/use-dashboard-stats.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import type { PlanMeal } from './use-change-plan.ts'
import { words } from './words.ts'

function balanceOf(left: number, goal: number): string {
  if (left >= 0) return words.leftToday(formatNumber(left))
  const over = formatNumber(-left)
  const isOnTarget = -left <= goal * planTolerance
  return isOnTarget ? words.slightlyOverToday(over, formatNumber(planTolerance * 100)) : words.overToday(over)
}

/** Today's energy: eaten of whatever kind, still planned, and what the day's goal leaves after both. */
export function TodaySoFar({ meals }: { meals: readonly PlanMeal[] }) {
  const { data } = useDashboardStats()
  if (!data) return null
  const eaten = data.today.calories
  const planned = meals.reduce((sum, { logId, calories }) => sum + (logId ? 0 : calories), 0)
  const left = Math.round(data.goals.calories - eaten - planned)
  return (
    <ul className="mt-1 rounded-sm bg-herb-soft px-3 py-2 text-sm tabular-nums lg:text-xs">
      <li>{words.eatenToday(formatNumber(eaten))}</li>
      <li>{words.stillPlanned(formatNumber(planned))}</li>
      <li className="font-semibold">{balanceOf(left, data.goals.calories)}</li>
    </ul>
  )
}
