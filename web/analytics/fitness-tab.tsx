import { useLocation } from 'wouter'
import type { AnalyticsPeriod } from '#contract/analytics.ts'
import type { User } from '#contract/user.ts'
import { useRecordList } from '#web/activities/use-record-list.tsx'
import { useToday } from '#web/nutrition/use-today.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { lengthUnit } from '#web/ui/distance.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadCompared } from './load-compared.tsx'
import { PeriodButtons } from './period-buttons.tsx'
import { PlateDrawing } from './plate-drawing.tsx'
import { Problem } from './problem.tsx'
import { RouteHistory } from './route-history.tsx'
import { TabLoading } from './tab-loading.tsx'
import { TrainingChart } from './training-chart.tsx'
import { TrainingTotals } from './training-totals.tsx'
import { TrainingTypes } from './training-types.tsx'
import { useTrainingAnalytics } from './use-analytics.ts'
import { words } from './words.ts'

type Props = { user: User; period: AnalyticsPeriod; onPeriod: (period: AnalyticsPeriod) => void }

/** What was done in the period, the ways that were recorded, and the records. */
export function FitnessTab({ user, period, onPeriod }: Props) {
  const [, go] = useLocation()
  const { zone } = useToday()
  const unit = lengthUnit(user.units, 'history')
  const records = useRecordList(unit, (id) => go(`/fitness?tab=history&activity=${id}`))
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useTrainingAnalytics(period)
  const shown = data ?? undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <PeriodButtons period={period} onChange={onPeriod} />
      {isError ? (
        <Problem
          title={words.trainingFailed}
          hasOld={Boolean(shown)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {isPending ? (
        <TabLoading />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={`grid grid-cols-1 gap-4 transition-opacity duration-150 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <TrainingTotals totals={shown?.totals} unit={unit} />
          {shown && !shown.totals.workouts ? (
            <EmptyState
              art={<PlateDrawing />}
              title={words.trainingEmptyTitle(shown.period)}
              text={words.trainingEmptyText}
              action={<LinkButton href="/tracking">{words.logWorkout}</LinkButton>}
            />
          ) : null}
          {shown?.totals.workouts ? (
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1.6fr_1fr]">
              <TrainingChart analytics={shown} unit={unit} />
              <TrainingTypes types={shown.byType} unit={unit} />
            </div>
          ) : null}
        </div>
      )}
      <LoadCompared tier={user.subscriptionTier} />
      <div className="mt-4 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <RouteHistory routes={shown?.routes ?? []} loading={isPending} unit={unit} zone={zone} />
        {records}
      </div>
    </div>
  )
}
