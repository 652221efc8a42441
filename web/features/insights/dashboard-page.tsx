import { useUser } from '#web/features/access/use-user.ts'
import { useDefaultGoalsNote } from '#web/features/goals/use-default-goals-note.tsx'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { deferredComponent } from '#web/ui/deferred-component.ts'
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

const quickRow = deferredComponent(async () => (await import('./present/quick-row.tsx')).QuickRow)
const todaySession = deferredComponent(async () => (await import('./present/today-session.tsx')).TodaySession)
const presentCards = deferredComponent(async () => (await import('./present/present-cards.tsx')).PresentCards)

export function DashboardPage() {
  const { user } = useUser()
  const { today, zone } = useToday()
  const { data: stats, dataUpdatedAt, isError, isPending, isFetching, refetch } = useDashboardStats()
  const hasPresent = Boolean(stats?.present)
  const PresentRow = quickRow.useComponent(hasPresent)
  const PresentCards = presentCards.useComponent(hasPresent)
  const session = stats?.present?.session?.day === stats?.date ? stats?.present?.session : undefined
  const TodaySession = todaySession.useComponent(Boolean(session))
  const goalsNote = useDefaultGoalsNote(stats?.goals)
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
        <div className="grid grid-cols-1 gap-4 lg:flex lg:flex-wrap lg:items-center">
          {stats?.present && PresentRow && user.subscriptionTier !== 'trial_no_payment' ? (
            <PresentRow day={today} units={user.units} usual={stats.present.usual} />
          ) : (
            <div className="h-11" />
          )}
          {session ? TodaySession ? <TodaySession session={session} /> : <div className="h-14.5" /> : null}
        </div>
        {stats ? (
          <>
            {goalsNote}
            <DayCards stats={stats} units={user.units} />
            {stats.present && PresentCards ? (
              <PresentCards present={stats.present} stats={stats} units={user.units} />
            ) : null}
          </>
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
