import type { User } from '#contract/access/user.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { useExpenditureTile } from '#web/features/expenditure/use-expenditure-tile.tsx'
import { useWeightCard } from '#web/features/weight/use-weight-card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { WeeklyGoal } from './fitness/weekly-goal.tsx'
import { Highlights } from './highlights.tsx'
import { Insights } from './insights.tsx'
import { PlateDrawing } from './nutrition/plate-drawing.tsx'
import { WeekReviewCard } from './week/week-review-card.tsx'
import { words } from './words.ts'

type Props = {
  user: User
  stats: DashboardStats | undefined
  loading: boolean
  /** Monday of the reviewed week; the default one without it. */
  week: string | undefined
  onWeek: (monday: string) => void
}

/** The week's review and progress, all-time totals, the weight, and the way to the expenditure. */
export function OverviewTab({ user, stats, loading, week, onWeek }: Props) {
  const weight = useWeightCard()
  const expenditure = useExpenditureTile()
  const nothing = stats && !stats.totalWorkouts && !stats.totalMeals
  return (
    <div className="grid grid-cols-1 gap-4">
      {nothing ? (
        <EmptyState
          art={<PlateDrawing />}
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <LinkButton href="/tracking">{words.logWorkout}</LinkButton>
              <LinkButton href="/nutrition-log" variant="secondary">
                {words.logNutrition}
              </LinkButton>
            </span>
          }
        />
      ) : (
        <WeekReviewCard monday={week} onChange={onWeek} />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_1.4fr]">
        {nothing ? null : loading ? (
          <div role="status" aria-label={words.loading} className="grid gap-4">
            <Skeleton className="h-64 w-full rounded-lg!" />
            <Skeleton className="h-48 w-full rounded-lg!" />
          </div>
        ) : (
          <div className="grid grid-cols-1 content-start gap-4">
            <WeeklyGoal stats={stats} units={user.units} />
            <Highlights stats={stats} />
          </div>
        )}
        <div className={`flex min-w-0 flex-col gap-4 ${nothing ? 'lg:col-span-2' : ''}`}>
          <div className="flex-1">{weight}</div>
          {expenditure}
        </div>
      </div>
      {nothing ? null : <Insights tier={user.subscriptionTier} units={user.units} />}
    </div>
  )
}
