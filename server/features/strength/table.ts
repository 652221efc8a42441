import { sql } from 'drizzle-orm'
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
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { EffortScale } from '#contract/strength/preferences.ts'
import type { Standing } from '#contract/strength/progression/rules.ts'
import type { RoutineExercise } from '#contract/strength/routines.ts'
import type { SetKind, SetLoad } from '#contract/strength/sets.ts'
import type { EquipmentPiece, Muscle } from '#contract/training/exercises.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { users } from '#server/features/access/table.ts'
import { ownerKey } from '#server/features/account/table.ts'

const kilograms = (name: string) => numeric(name, { precision: 7, scale: 3, mode: 'number' })
/** Kilograms of many repetitions. */
const volume = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' })

/** Strength workouts, with the sums of their sets. */
export const strengthWorkouts = pgTable(
  'strength_workouts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    notes: text('notes'),
    /** Notes on exercises, by their ids. */
    exerciseNotes: jsonb('exercise_notes').$type<Record<string, string>>().notNull(),
    routineId: uuid('routine_id'),
    setCount: smallint('sets').notNull(),
    volume: volume('volume_kg').notNull(),
    /** Of name, times and notes; sets have their own. */
    editedAt: instant('edited_at').notNull().default(sql`'epoch'`),
  },
  (table) => [
    primaryKey({ name: 'strength_workouts_pk', columns: [table.userId, table.id] }),
    index('strength_workouts_started_at_idx').on(table.userId, table.startedAt, table.id),
    ownerKey('strength_workouts_user_id_fk', table.userId),
  ],
)

/** Sets as they were done. */
export const strengthSets = pgTable(
  'strength_sets',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    workoutId: uuid('workout_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    exerciseName: text('exercise_name').notNull(),
    place: smallint('place').notNull(),
    supersetId: text('superset_id'),
    kind: text('kind').$type<SetKind>().notNull(),
    load: text('load').$type<SetLoad>().notNull(),
    kilograms: kilograms('kilograms'),
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
    index('strength_sets_workout_idx').on(table.userId, table.workoutId),
    // Reads an exercise's newest sets, and those of one day.
    index('strength_sets_exercise_idx').on(table.userId, table.exerciseId, table.day, table.doneAt),
    // Reads the loads of an exercise with the most repetitions at each.
    index('strength_sets_moved_idx').on(table.userId, table.exerciseId, table.moved, table.reps),
    foreignKey({
      name: 'strength_sets_workout_fk',
      columns: [table.userId, table.workoutId],
      foreignColumns: [strengthWorkouts.userId, strengthWorkouts.id],
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
    estimatedMax: kilograms('estimated_max_kg'),
    mostReps: smallint('most_reps'),
    longestSeconds: integer('longest_seconds'),
    farthestMetres: numeric('farthest_m', { precision: 9, scale: 2, mode: 'number' }),
  },
  (table) => [
    primaryKey({ name: 'exercise_days_pk', columns: [table.userId, table.exerciseId, table.day] }),
    index('exercise_days_day_idx').on(table.userId, table.day),
    // Each record is the last entry of its index.
    index('exercise_days_heaviest_idx').on(table.userId, table.exerciseId, table.heaviest),
    index('exercise_days_estimated_max_idx').on(table.userId, table.exerciseId, table.estimatedMax),
    index('exercise_days_volume_idx').on(table.userId, table.exerciseId, table.volume),
    index('exercise_days_most_reps_idx').on(table.userId, table.exerciseId, table.mostReps),
    ownerKey('exercise_days_user_id_fk', table.userId),
  ],
)

/** Exercises of one's own; their sets carry the name themselves. */
export const ownExercises = pgTable(
  'own_exercises',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    primary: jsonb('primary_muscles').$type<Muscle[]>().notNull(),
    secondary: jsonb('secondary_muscles').$type<Muscle[]>().notNull(),
    equipment: jsonb('equipment').$type<EquipmentPiece[]>().notNull(),
    load: text('load').$type<SetLoad>().notNull(),
    timed: boolean('timed').notNull(),
  },
  (table) => [
    primaryKey({ name: 'own_exercises_pk', columns: [table.userId, table.id] }),
    ownerKey('own_exercises_user_id_fk', table.userId),
  ],
)

/** The standings that a workout changed, so that a corrected set of it is counted anew instead of twice. */
export type Advance = { workoutId: string; before: (Standing | null)[] }

/** Routines with where each exercise stands. */
export const strengthRoutines = pgTable(
  'strength_routines',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    folder: text('folder'),
    exercises: jsonb('exercises').$type<RoutineExercise[]>().notNull(),
    advance: jsonb('advance').$type<Advance>(),
    /** Start of the newest workout that changed a standing. */
    advancedUntil: instant('advanced_until'),
    shareSecret: text('share_secret'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'strength_routines_pk', columns: [table.userId, table.id] }),
    ownerKey('strength_routines_user_id_fk', table.userId),
  ],
)

/** Owner of each shared routine by its `shareSecret`. Global, since a link names no owner. */
export const routineLinks = pgTable(
  'routine_links',
  {
    code: text('code').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('routine_links_user_id_idx').on(table.userId)],
)

export const strengthPreferences = pgTable(
  'strength_preferences',
  {
    userId: uuid('user_id').notNull(),
    bar: kilograms('bar_kg').notNull(),
    plates: jsonb('plates_kg').$type<number[]>().notNull(),
    formula: text('formula').$type<MaxFormula>().notNull(),
    effort: text('effort').$type<EffortScale>().notNull(),
    restSeconds: smallint('rest_seconds').notNull(),
  },
  (table) => [
    primaryKey({ name: 'strength_preferences_pk', columns: [table.userId] }),
    ownerKey('strength_preferences_user_id_fk', table.userId),
  ],
)
