import { useLocation } from 'wouter'
import type { User } from '#contract/access/user.ts'
import type { AnalyticsPeriod } from '#contract/analytics.ts'
import { useRecordList } from '#web/features/activities/history/use-record-list.tsx'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { PlateDrawing } from '../nutrition/plate-drawing.tsx'
import { PeriodFrame } from '../period-frame.tsx'
import { useTrainingAnalytics } from '../use-analytics.ts'
import { words } from '../words.ts'
import { LoadCompared } from './load-compared.tsx'
import { RouteHistory } from './route-history.tsx'
import { StrengthChart } from './strength-chart.tsx'
import { TrainingChart } from './training-chart.tsx'
import { TrainingTotals } from './training-totals.tsx'
import { TrainingTypes } from './training-types.tsx'

type Props = { user: User; period: AnalyticsPeriod; onPeriod: (period: AnalyticsPeriod) => void }

/** Workouts of the period, recorded routes, and records. */
export function FitnessTab({ user, period, onPeriod }: Props) {
  const [, go] = useLocation()
  const { zone } = useToday()
  const unit = lengthUnit(user.units, 'history')
  const records = useRecordList(unit, (id) => go(`/fitness?tab=history&activity=${id}`))
  const analytics = useTrainingAnalytics(period)
  const shown = analytics.data ?? undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <PeriodFrame period={period} onPeriod={onPeriod} analytics={analytics} failed={words.trainingFailed}>
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
        {shown ? <StrengthChart analytics={shown} /> : null}
      </PeriodFrame>
      <LoadCompared tier={user.subscriptionTier} />
      <div className="mt-4 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <RouteHistory routes={shown?.routes ?? []} loading={analytics.isPending} unit={unit} zone={zone} />
        {records}
      </div>
    </div>
  )
}
