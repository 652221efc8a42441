import type { DaySums } from '#contract/analytics.ts'
import type { Database } from '#server/adapters/database/database.ts'

const daysOf = {
  name: 'days_between',
  text: `select day, calories, protein_g as protein, carbs_g as carbs, fat_g as fat, sugar_g as sugar, fiber_g as fiber,
    sodium_mg as sodium, caffeine_mg as caffeine, water_ml as water, meals, drinks, workouts, distance_km as distance,
    active_seconds as "activeSeconds", burned_kcal as burned
    from day_totals where user_id = $1 and day between $2 and $3 order by day`,
}

/** An account's days with entries in a range, both ends included, oldest first. */
export async function daysWithin(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DaySums[]> {
  const { rows } = await db.$client.query<DaySums>({ ...daysOf, values: [userId, from, to] })
  return rows
}
