import type { AnalyticsPeriod, TrainingAnalytics } from '#contract/analytics.ts'
import { rounded } from '#contract/measures/rounded.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { latestRoutes, type TrainingDay, trainingDays } from '#server/features/activities/service.ts'
import { words } from '../words.ts'
import { spanOf } from './period.ts'

const mostRoutes = 12

/** Training of the period by day and by type, and the latest recorded routes. */
export async function trainingAnalytics(
  db: Database,
  userId: string,
  period: AnalyticsPeriod,
  today: string,
): Promise<TrainingAnalytics> {
  const span = spanOf(period, today)
  const [days, ways] = await Promise.all([
    trainingDays(db, userId, span.from, span.to),
    latestRoutes(db, userId, mostRoutes),
  ])
  const byType = Map.groupBy(days, ({ activityType }) => activityType)
  const byDay = Map.groupBy(days, ({ day }) => day)
  return {
    period: words.period[period],
    periodStats: span,
    totals: added(days),
    byType: [...byType]
      .map(([activityType, some]) => {
        const { load: _, ...sums } = added(some)
        return { activityType, ...sums }
      })
      .sort((a, b) => b.seconds - a.seconds || a.activityType.localeCompare(b.activityType)),
    series: [...byDay].map(([day, some]) => ({ day, ...added(some) })),
    routes: ways.map(({ startAt, ...way }) => ({ ...way, startTime: startAt.toISOString() })),
  }
}

function added(days: TrainingDay[]) {
  const sum = (name: 'workouts' | 'seconds' | 'distance' | 'calories' | 'load', decimals: number) =>
    rounded(
      days.reduce((total, day) => total + day[name], 0),
      decimals,
    )
  return {
    workouts: sum('workouts', 0),
    seconds: sum('seconds', 0),
    distance: sum('distance', 3),
    calories: sum('calories', 2),
    load: sum('load', 1),
  }
}
