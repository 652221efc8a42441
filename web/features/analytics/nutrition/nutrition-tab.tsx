import type { User } from '#contract/access/user.ts'
import type { AnalyticsPeriod } from '#contract/analytics.ts'
import { useNutrientsTile } from '#web/features/nutrition/panel/use-nutrients-tile.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Consistency } from '../goals/consistency.tsx'
import { PeriodFrame } from '../period-frame.tsx'
import { RecentLogs } from '../recent-logs.tsx'
import { useNutritionAnalytics } from '../use-analytics.ts'
import { words } from '../words.ts'
import { Distribution } from './distribution.tsx'
import { EnergyCards } from './energy-cards.tsx'
import { MealTypes } from './meal-types.tsx'
import { MostLogged } from './most-logged.tsx'
import { Nutrients } from './nutrients.tsx'
import { NutritionCharts } from './nutrition-charts.tsx'
import { PlateDrawing } from './plate-drawing.tsx'

type Props = { user: User; period: AnalyticsPeriod; onPeriod: (period: AnalyticsPeriod) => void }

/** Meals and drinks of the week, the month or the year so far. */
export function NutritionTab({ user, period, onPeriod }: Props) {
  const analytics = useNutritionAnalytics(period)
  const nutrients = useNutrientsTile()
  const shown = analytics.data ?? undefined
  const nothing = shown && !shown.consistency.totalLogged && !shown.series.some(({ drinks }) => drinks)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PeriodFrame period={period} onPeriod={onPeriod} analytics={analytics} failed={words.nutritionFailed}>
        <EnergyCards analytics={shown} />
        {nothing ? (
          <EmptyState
            art={<PlateDrawing />}
            title={words.nutritionEmptyTitle(shown.period)}
            text={words.nutritionEmptyText}
            action={<LinkButton href="/nutrition-log">{words.logNutrition}</LinkButton>}
          />
        ) : null}
        {shown && !nothing ? (
          <>
            <NutritionCharts analytics={shown} units={user.units} />
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
              <Distribution analytics={shown} />
              <MealTypes analytics={shown} />
            </div>
          </>
        ) : null}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <MostLogged foods={shown?.topFoods ?? []} />
          <Consistency analytics={shown} />
        </div>
      </PeriodFrame>
      {nutrients}
      <RecentLogs />
      <Nutrients tier={user.subscriptionTier} units={user.units} />
    </div>
  )
}
