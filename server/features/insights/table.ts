import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerKey } from '#server/features/account/table.ts'

const sum = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' }).notNull().default(0)
const count = (name: string) => integer(name).notNull().default(0)

/** What a day or a life adds up to. Exact decimals, so that adding and taking away ends at zero. */
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
  // To the metre: a mile is no whole number of ten metres, and a year of short walks would go astray.
  distance: numeric('distance_km', { precision: 14, scale: 3, mode: 'number' }).notNull().default(0),
  activeSeconds: count('active_seconds'),
  burned: sum('burned_kcal'),
})

/** One row a person and day with anything on it; written in the transaction that writes the entry. */
export const dayTotals = pgTable(
  'day_totals',
  { userId: uuid('user_id').notNull(), day: date('day', { mode: 'string' }).notNull(), ...sums() },
  (table) => [
    primaryKey({ name: 'day_totals_pk', columns: [table.userId, table.day] }),
    ownerKey('day_totals_user_id_fk', table.userId),
  ],
)

/**
 * The same sums over all of a person's days, and of their runs of days the newest and the longest, so that
 * the dashboard reads one row for them.
 */
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

/** Unbroken runs of days with something logged (`logged`) or an activity (`active`): a streak is one row, however long. */
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
    // The longest run is the first entry here, so the best streak costs the same however many runs there are.
    index('day_runs_length_idx').on(table.userId, table.kind, sql`(last_day - first_day)`),
    ownerKey('day_runs_user_id_fk', table.userId),
  ],
)

/**
 * Marks that totals have passed: each once for ever, also where the totals go down and up again. `announced_at` is
 * null while the person has not been told.
 */
export const milestones = pgTable(
  'milestones',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<MilestoneKind>().notNull(),
    /** Days, workouts, meals or miles; of a weekly goal its Monday as `yyyymmdd`. */
    threshold: integer('threshold').notNull(),
    /** The day that counts as the one on which it was reached; it may lie ahead. */
    reachedOn: date('reached_on', { mode: 'string' }).notNull(),
    announcedAt: timestamp('announced_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ name: 'milestones_pk', columns: [table.userId, table.kind, table.threshold] }),
    index('milestones_unannounced_idx').on(table.reachedOn).where(sql`announced_at is null`),
    ownerKey('milestones_user_id_fk', table.userId),
  ],
)
export type MilestoneKind = 'streak' | 'workouts' | 'meals' | 'distance' | 'weekly_goal'
