import { integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownerKey } from '#server/features/account/table.ts'

const amount = (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' })

/** The eight goals of one account; no row means the contract's defaults. */
export const userGoals = pgTable(
  'user_goals',
  {
    userId: uuid('user_id').primaryKey(),
    dailyCalorieGoal: amount('daily_calorie_goal').notNull(),
    proteinGoal: amount('protein_goal_g').notNull(),
    carbGoal: amount('carb_goal_g').notNull(),
    fatGoal: amount('fat_goal_g').notNull(),
    weeklyWorkoutGoal: integer('weekly_workout_goal').notNull(),
    weeklyDistanceGoal: amount('weekly_distance_goal_miles').notNull(),
    fitnessObjective: text('fitness_objective').notNull(),
    dailyWaterGoal: amount('daily_water_goal_ml').notNull(),
  },
  (table) => [ownerKey('user_goals_user_id_fk', table.userId)],
)
