import type { Goals } from '#contract/goals.ts'
import type { Database } from '../adapters/database/database.ts'

export type Run = { first: string; last: string }
type DayRow = {
  day: string
  calories: number
  protein: number
  carbs: number
  fat: number
  sugar: number
  fiber: number
  sodium: number
  caffeine: number
  water: number
  burned: number
  meals: number
  workouts: number
}
type DashboardRow = {
  goals: Goals | null
  life: { workouts: number; meals: number; distance: number } | null
  days: DayRow[] | null
  logged: Run | null
  active: Run | null
  best: number | null
}

/** Every part names the owner, so the whole runs where that person's rows are. */
const text = `select
  (select json_build_object('dailyCalorieGoal', daily_calorie_goal, 'proteinGoal', protein_goal_g, 'carbGoal', carb_goal_g,
    'fatGoal', fat_goal_g, 'weeklyWorkoutGoal', weekly_workout_goal, 'weeklyDistanceGoal', weekly_distance_goal_miles,
    'fitnessObjective', fitness_objective, 'dailyWaterGoal', daily_water_goal_ml) from user_goals where user_id = $1) as goals,
  (select json_build_object('workouts', workouts, 'meals', meals, 'distance', distance_km) from lifetime_totals where user_id = $1) as life,
  (select json_agg(json_build_object('day', day, 'calories', calories, 'protein', protein_g, 'carbs', carbs_g, 'fat', fat_g,
    'sugar', sugar_g, 'fiber', fiber_g, 'sodium', sodium_mg, 'caffeine', caffeine_mg, 'water', water_ml, 'burned', burned_kcal,
    'meals', meals, 'workouts', workouts)) from day_totals where user_id = $1 and day between $2 and $3) as days,
  (select json_build_object('first', first_day, 'last', last_day) from day_runs
    where user_id = $1 and kind = 'logged' and first_day <= $4 order by first_day desc limit 1) as logged,
  (select json_build_object('first', first_day, 'last', last_day) from day_runs
    where user_id = $1 and kind = 'active' and first_day <= $4 order by first_day desc limit 1) as active,
  (select last_day - first_day + 1 from day_runs
    where user_id = $1 and kind = 'active' order by (last_day - first_day) desc limit 1) as best
  from profiles where user_id = $1`

export async function readDashboard(
  db: Database,
  userId: string,
  { monday, sunday, today }: { monday: string; sunday: string; today: string },
): Promise<DashboardRow> {
  const { rows } = await db.$client.query<DashboardRow>({
    name: 'dashboard',
    text,
    values: [userId, monday, sunday, today],
  })
  return rows[0] ?? { goals: null, life: null, days: null, logged: null, active: null, best: null }
}
