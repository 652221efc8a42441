import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlanFigures, PlannedMeal } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'
import type { DayToPlan } from '#server/knowledge/meal-plan/week.ts'

/** Generated weeks. */
export const mealPlans = pgTable(
  'meal_plans',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    people: integer('people').notNull(),
    meals: jsonb('meals').$type<PlannedMeal[]>().notNull(),
    /** Available ingredients when the plan was made. */
    ingredients: jsonb('ingredients').$type<string[]>().notNull(),
    /** Daily targets of the planned meals. */
    goals: jsonb('goals').$type<PlanFigures>().notNull(),
    /** What is left of the first day, where a part of it was over when the plan was made. */
    firstDay: jsonb('first_day').$type<DayToPlan>(),
    /** Reasons for deviations from the goals, by day. */
    reasons: jsonb('reasons').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'meal_plans_pk', columns: [table.userId, table.id] }),
    index('meal_plans_created_at_idx').on(table.userId, table.createdAt, table.id),
    ownerKey('meal_plans_user_id_fk', table.userId),
  ],
)

/** Meals of a plan. The recipe is copied, since unsaved recipes are deleted after a month. */
export const mealPlanMeals = pgTable(
  'meal_plan_meals',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    mealType: text('meal_type').$type<PlannedMeal>().notNull(),
    /** For one person. */
    servings: numeric('servings', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    recipe: jsonb('recipe').$type<Recipe>().notNull(),
    /** The diary entry, once logged. */
    logId: uuid('log_id'),
  },
  (table) => [
    primaryKey({ name: 'meal_plan_meals_pk', columns: [table.userId, table.id] }),
    index('meal_plan_meals_plan_idx').on(table.userId, table.planId),
    foreignKey({
      name: 'meal_plan_meals_plan_fk',
      columns: [table.userId, table.planId],
      foreignColumns: [mealPlans.userId, mealPlans.id],
    }).onDelete('cascade'),
  ],
)

/** Shopping list entries ticked, or unticked although assumed in the pantry; and those added by hand. */
export const mealPlanTicks = pgTable(
  'meal_plan_ticks',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    name: text('name').notNull(),
    have: boolean('have').notNull(),
    /** Added by hand; null for what the meals need. */
    addedAt: instant('added_at'),
  },
  (table) => [
    primaryKey({ name: 'meal_plan_ticks_pk', columns: [table.userId, table.planId, table.name] }),
    foreignKey({
      name: 'meal_plan_ticks_plan_fk',
      columns: [table.userId, table.planId],
      foreignColumns: [mealPlans.userId, mealPlans.id],
    }).onDelete('cascade'),
  ],
)
