import type { AdvancedAnalytics } from '#contract/analytics.ts'
import { addDays, dayIn, yearsBetween } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { trainingDays } from '#server/features/activities/service.ts'
import { weightTrend } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { advisedNutrients } from '#server/knowledge/nutrients/advised.ts'
import { daysWithin } from '../day-store.ts'
import { correlationsOf } from './correlations.ts'
import { nutrientsOf } from './nutrients.ts'
import { firstLoadDay, trainingLoadOf } from './training-load.ts'
import { trendsOf } from './trends.ts'

/** Days of trends and correlations. */
const lookBack = 90

/** Trends, correlations and nutrients of the last three months. */
export async function advancedAnalytics({ db, now }: Deps, user: Account): Promise<AdvancedAnalytics> {
  const today = dayIn(user.zone, now())
  const from = addDays(today, -lookBack)
  const [days, weights, training, profile] = await Promise.all([
    daysWithin(db, user.id, { from, to: today }),
    weightTrend(db, user.id, from, today),
    trainingDays(db, user.id, firstLoadDay(today), today),
    readProfile(db, user),
  ])
  const loads = new Map<string, number>()
  for (const { day, load } of training) loads.set(day, (loads.get(day) ?? 0) + load)
  const advised = advisedNutrients({
    sex: profile.sex,
    motherhood: profile.motherhood,
    age: profile.birthDate === null ? null : yearsBetween(profile.birthDate, today),
    kilograms: profile.weight,
  })
  return {
    trends: trendsOf(days, weights.points, today),
    correlations: correlationsOf(days, weights.points, today),
    trainingLoad: trainingLoadOf(loads, today),
    nutrients: nutrientsOf(days, today, advised),
  }
}
