import { getUser } from '#contract/access/user.ts'
import type { AnalyticsPeriod, DaySums } from '#contract/analytics.ts'
import { addDays } from '#contract/measures/day.ts'
import type { testApp } from '#server/testing.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** Upgrades an account to Pro in a zone and signs it in for any test clock; returns its id. */
export async function becomePro(app: App, name: string, zone = 'America/Chicago'): Promise<string> {
  const { now } = app.clock
  app.clock.now = new Date()
  const { id } = await app.as(name).call(getUser)
  app.clock.now = now
  await app.db.$client.query(`update sessions set expires_at = '2100-01-01' where user_id = $1`, [id])
  await app.db.$client.query(
    `update users set subscription_tier = 'pro', subscription_status = 'active', timezone = $2 where id = $1`,
    [id, zone],
  )
  return id
}

/** The days of a period, computed one by one as a reference. */
export function plainDays(period: AnalyticsPeriod, today: string): string[] {
  const belongs = (day: string) => {
    if (period === 'year') return day.startsWith(today.slice(0, 4))
    if (period === 'month') return day.startsWith(today.slice(0, 7))
    return true
  }
  const days: string[] = []
  for (let day = today; belongs(day); day = addDays(day, -1)) {
    days.unshift(day)
    if (period === 'week' && new Date(day).getUTCDay() === 1) break
  }
  return days
}

type Raw = { day: string } & Record<string, number | string | null>

/** All logged rows of an account, straight from the tables. */
export async function rawRows({ db }: App, userId: string) {
  const rows = async (text: string) => (await db.$client.query<Raw>(text, [userId])).rows
  return {
    meals: await rows(
      `select target_date as day, food_name, meal_type, calories, protein_g as protein, carbs_g as carbs, fat_g as fat,
       sugar_g as sugar, fiber_g as fiber, sodium_mg as sodium, 1 as meals
       from nutrition_logs where user_id = $1`,
    ),
    drinks: await rows(
      `select target_date as day, calories, protein_g as protein, carbs_g as carbs, fat_g as fat, sugar_g as sugar,
       null as fiber, null as sodium, caffeine_mg as caffeine, water_ml as water, 1 as drinks from drink_logs where user_id = $1`,
    ),
    activities: await rows(
      `select day, activity_type, coalesce(distance_km, 0) as distance, duration_s as "activeSeconds",
       coalesce(burned_kcal, 0) as burned, 1 as workouts from activities where user_id = $1`,
    ),
  }
}

/** The sum of a figure over rows on these days. */
export function plainSum(rows: Raw[], days: string[], figure: keyof DaySums): number {
  return rows.reduce((sum, row) => (days.includes(row.day) ? sum + Number(row[figure] ?? 0) : sum), 0)
}

/** The share of the energy on these days whose rows state a figure; 1 without energy. */
export function plainShare(rows: Raw[], days: string[], figure: keyof DaySums): number {
  const energy = plainSum(rows, days, 'calories')
  const silent = rows.filter((row) => row[figure] === null)
  return energy > 0 ? 1 - plainSum(silent, days, 'calories') / energy : 1
}
