import {
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SetKind, SetLoad } from '#contract/strength/strength.ts'
import { ownerKey } from '#server/features/account/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const kilograms = (name: string) => numeric(name, { precision: 7, scale: 3, mode: 'number' })
/** Kilograms of many repetitions. */
const volume = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' })

/** Strength sessions, with the sums of their sets. */
export const strengthSessions = pgTable(
  'strength_sessions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    note: text('note'),
    sets: smallint('sets').notNull(),
    volume: volume('volume_kg').notNull(),
  },
  (table) => [
    primaryKey({ name: 'strength_sessions_pk', columns: [table.userId, table.id] }),
    index('strength_sessions_started_at_idx').on(table.userId, table.startedAt, table.id),
    ownerKey('strength_sessions_user_id_fk', table.userId),
  ],
)

/** Sets as they were done. */
export const strengthSets = pgTable(
  'strength_sets',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    exerciseName: text('exercise_name').notNull(),
    place: smallint('place').notNull(),
    superset: smallint('superset'),
    kind: text('kind').$type<SetKind>().notNull(),
    load: text('load').$type<SetLoad>().notNull(),
    weight: kilograms('weight_kg'),
    bodyWeight: kilograms('body_weight_kg'),
    /** Kilograms moved with each repetition. */
    moved: kilograms('moved_kg'),
    reps: smallint('reps'),
    seconds: integer('seconds'),
    metres: numeric('distance_m', { precision: 9, scale: 2, mode: 'number' }),
    rpe: numeric('rpe', { precision: 3, scale: 1, mode: 'number' }),
    repsInReserve: smallint('reps_in_reserve'),
    restSeconds: smallint('rest_seconds'),
    note: text('note'),
    day: date('day', { mode: 'string' }).notNull(),
    doneAt: instant('done_at').notNull(),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'strength_sets_pk', columns: [table.userId, table.id] }),
    index('strength_sets_session_idx').on(table.userId, table.sessionId),
    // Reads an exercise's newest sets, and those of one day.
    index('strength_sets_exercise_idx').on(table.userId, table.exerciseId, table.day, table.doneAt),
    foreignKey({
      name: 'strength_sets_session_fk',
      columns: [table.userId, table.sessionId],
      foreignColumns: [strengthSessions.userId, strengthSessions.id],
    }).onDelete('cascade'),
  ],
)

/** Sums and bests of an exercise on a day, derived from its sets with every write. */
export const exerciseDays = pgTable(
  'exercise_days',
  {
    userId: uuid('user_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    sets: smallint('sets').notNull(),
    reps: integer('reps').notNull(),
    volume: volume('volume_kg').notNull(),
    heaviest: kilograms('heaviest_kg'),
    heaviestReps: smallint('heaviest_reps'),
    oneRepMax: kilograms('one_rep_max_kg'),
    mostReps: smallint('most_reps'),
    longestSeconds: integer('longest_seconds'),
    farthestMetres: numeric('farthest_m', { precision: 9, scale: 2, mode: 'number' }),
  },
  (table) => [
    primaryKey({ name: 'exercise_days_pk', columns: [table.userId, table.exerciseId, table.day] }),
    index('exercise_days_day_idx').on(table.userId, table.day),
    // Each record is the last entry of its index.
    index('exercise_days_heaviest_idx').on(table.userId, table.exerciseId, table.heaviest),
    index('exercise_days_one_rep_max_idx').on(table.userId, table.exerciseId, table.oneRepMax),
    index('exercise_days_volume_idx').on(table.userId, table.exerciseId, table.volume),
    index('exercise_days_most_reps_idx').on(table.userId, table.exerciseId, table.mostReps),
    ownerKey('exercise_days_user_id_fk', table.userId),
  ],
)
