import type { Goals } from '#contract/goals.ts'
import type { Database } from '#server/adapters/database/database.ts'

/** An account's dashboard in one row. Sums of the day and goals are null when missing. */
export type DashboardRow = { [Name in keyof Goals]: Goals[Name] | null } & {
  calories: number | null
  protein: number | null
  carbs: number | null
  fat: number | null
  sugar: number | null
  fiber: number | null
  sodium: number | null
  caffeine: number | null
  water: number | null
  burned: number | null
  meals: number | null
  totalWorkouts: number | null
  totalMeals: number | null
  totalDistance: number | null
  /** Workouts by weekday, for days with an entry. */
  week: Record<string, number> | null
  /** The newest runs of days, which may extend past today by plans. */
  loggedFrom: string | null
  loggedTo: string | null
  activeFrom: string | null
  activeTo: string | null
  bestStreak: number | null
}

/** Every part names the owner, so that the query runs on one shard. */
const text = `select
  g.daily_calorie_goal as "dailyCalorieGoal", g.protein_goal_g as "proteinGoal", g.carb_goal_g as "carbGoal", g.fat_goal_g as "fatGoal",
  g.weekly_workout_goal as "weeklyWorkoutGoal", g.weekly_distance_goal_miles as "weeklyDistanceGoal",
  g.fitness_objective as "fitnessObjective", g.daily_water_goal_ml as "dailyWaterGoal",
  d.calories, d.protein_g as protein, d.carbs_g as carbs, d.fat_g as fat, d.sugar_g as sugar, d.fiber_g as fiber, d.sodium_mg as sodium,
  d.caffeine_mg as caffeine, d.water_ml as water, d.burned_kcal as burned, d.meals,
  l.workouts as "totalWorkouts", l.meals as "totalMeals", l.distance_km as "totalDistance",
  (select json_object_agg(day, workouts) from day_totals where user_id = $1 and day between $3 and $4) as week,
  l.logged_from as "loggedFrom", l.logged_to as "loggedTo", l.active_from as "activeFrom", l.active_to as "activeTo",
  l.active_best_days as "bestStreak"
  from profiles p
  left join user_goals g on g.user_id = $1
  left join day_totals d on d.user_id = $1 and d.day = $2
  left join lifetime_totals l on l.user_id = $1
  where p.user_id = $1`

type Days = { chosen: string; monday: string; sunday: string }

export async function readDashboard(
  db: Database,
  userId: string,
  { chosen, monday, sunday }: Days,
): Promise<DashboardRow> {
  const values = [userId, chosen, monday, sunday]
  const { rows } = await db.$client.query<DashboardRow>({ name: 'dashboard', text, values })
  return rows[0]!
}

/** The newest run that begins on `today` or before; queried only when the newest lies ahead. */
export async function runUpTo(db: Database, userId: string, kind: 'logged' | 'active', today: string) {
  const { rows } = await db.$client.query<{ from: string; to: string }>(
    `select first_day as "from", last_day as "to" from day_runs
     where user_id = $1 and kind = $2 and first_day <= $3 order by first_day desc limit 1`,
    [userId, kind, today],
  )
  return rows[0]
}
