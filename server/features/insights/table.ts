import { sql } from 'drizzle-orm'
import { date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

const sum = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' }).notNull().default(0)
const count = (name: string) => integer(name).notNull().default(0)

/** Sums of a day or a lifetime. Exact decimals, so that adding and subtracting ends at zero. */
const sums = () => ({
  calories: sum('calories'),
  protein: sum('protein_g'),
  carbs: sum('carbs_g'),
  fat: sum('fat_g'),
  sugar: sum('sugar_g'),
  fiber: sum('fiber_g'),
  sodium: sum('sodium_mg'),
  caffeine: sum('caffeine_mg'),
  /** Volume of each drink times its hydration value. */
  water: sum('water_ml'),
  meals: count('meals'),
  drinks: count('drinks'),
  workouts: count('workouts'),
  // To the metre: a mile is not a multiple of ten metres, and errors of many short walks would add up.
  distance: numeric('distance_km', { precision: 14, scale: 3, mode: 'number' }).notNull().default(0),
  activeSeconds: count('active_seconds'),
  burned: sum('burned_kcal'),
})

/** Energy of a day's entries that do not state a nutrient (`unknownEnergy`). */
const unknown = {
  proteinUnknown: sum('protein_unknown_kcal'),
  carbsUnknown: sum('carbs_unknown_kcal'),
  fatUnknown: sum('fat_unknown_kcal'),
  sugarUnknown: sum('sugar_unknown_kcal'),
  fiberUnknown: sum('fiber_unknown_kcal'),
  sodiumUnknown: sum('sodium_unknown_kcal'),
}

/** Totals per account and day with an entry, written in the entry's transaction. */
export const dayTotals = pgTable(
  'day_totals',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    ...sums(),
    ...unknown,
  },
  (table) => [
    primaryKey({ name: 'day_totals_pk', columns: [table.userId, table.day] }),
    ownerKey('day_totals_user_id_fk', table.userId),
  ],
)

/** Lifetime sums with the newest and the longest runs of days, so that the dashboard reads one row. */
export const lifetimeTotals = pgTable(
  'lifetime_totals',
  {
    userId: uuid('user_id').primaryKey(),
    ...sums(),
    loggedFrom: date('logged_from', { mode: 'string' }),
    loggedTo: date('logged_to', { mode: 'string' }),
    loggedBest: count('logged_best_days'),
    activeFrom: date('active_from', { mode: 'string' }),
    activeTo: date('active_to', { mode: 'string' }),
    activeBest: count('active_best_days'),
  },
  (table) => [ownerKey('lifetime_totals_user_id_fk', table.userId)],
)

/** Unbroken runs of days with an entry (`logged`) or an activity (`active`): one row per streak. */
export const dayRuns = pgTable(
  'day_runs',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'day_runs_pk', columns: [table.userId, table.kind, table.firstDay] }),
    // The longest run is the first entry: constant cost for any number of runs.
    index('day_runs_length_idx').on(table.userId, table.kind, sql`(last_day - first_day)`),
    ownerKey('day_runs_user_id_fk', table.userId),
  ],
)

/**
 * Milestones passed by totals, each once, even if the totals fall and rise again. `announced_at` is null until
 * announced.
 */
export const milestones = pgTable(
  'milestones',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<MilestoneKind>().notNull(),
    /** Days, workouts, meals or miles; for a weekly goal its Monday as `yyyymmdd`. */
    threshold: integer('threshold').notNull(),
    /** The day it counts as reached; may lie ahead. */
    reachedOn: date('reached_on', { mode: 'string' }).notNull(),
    announcedAt: instant('announced_at'),
  },
  (table) => [
    primaryKey({ name: 'milestones_pk', columns: [table.userId, table.kind, table.threshold] }),
    index('milestones_unannounced_idx').on(table.reachedOn).where(sql`announced_at is null`),
    ownerKey('milestones_user_id_fk', table.userId),
  ],
)
export type MilestoneKind = 'streak' | 'workouts' | 'meals' | 'distance' | 'weekly_goal'
