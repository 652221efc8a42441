import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatLongDate, formatTime } from '#web/ui/measures/format.ts'
import { Page } from '#web/ui/page.tsx'
import { ActionCards } from './action-cards.tsx'
import { AiTips } from './ai-tips.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { DayCards } from './day-cards.tsx'
import { TrialBanner } from './trial-banner.tsx'
import { useDashboardStats } from './use-dashboard-stats.ts'
import { words } from './words.ts'

export function DashboardPage() {
  const { user } = useUser()
  const { today, zone } = useToday()
  const { data: stats, dataUpdatedAt, isError, isPending, isFetching, refetch } = useDashboardStats()
  if (!user) return null
  const streak = stats?.consistencyStreak
  const tagline = streak ? words.streakTagline(streak) : words.noStreakTagline

  return (
    <Page
      title={words.welcome(user.firstName || words.somebody)}
      lead={
        <>
          {formatLongDate(today)}
          {streak === undefined ? null : ` · ${tagline}`}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {user.subscriptionTier === 'trial' && user.trialEndDate ? (
          <TrialBanner endsAt={user.trialEndDate} zone={zone} />
        ) : null}
        {user.subscriptionTier === 'trial_no_payment' ? (
          <PlanNotice title={words.trialOverTitle} text={words.trialOverText} />
        ) : null}
        {stats && isError ? (
          <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-ink-2">
              {words.asOf(formatTime(new Date(dataUpdatedAt).toISOString(), zone))}
            </p>
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        ) : null}
        {stats ? (
          <DayCards stats={stats} units={user.units} />
        ) : isPending ? (
          <DashboardLoading />
        ) : (
          <ErrorState
            title={words.failedTitle}
            text={words.failedText}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        <ActionCards />
        <AiTips />
      </div>
    </Page>
  )
}
