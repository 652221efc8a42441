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
import type { Source } from '#contract/nutrition/nutrition.ts'
import type { ScheduleWeek, Session, TrainingGoal } from '#contract/training/schedules.ts'
import type { ExerciseFeedback, Workout } from '#contract/training/workouts.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

const decimal = (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' })

/** Saved workouts of an account. */
export const workouts = pgTable(
  'workouts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    workout: jsonb('workout').$type<Workout>().notNull(),
    content: text('content').notNull(),
    source: text('source').$type<Source>().notNull(),
    timesDone: integer('times_done').notNull(),
    lastDoneAt: instant('last_done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'workouts_pk', columns: [table.userId, table.id] }),
    index('workouts_created_at_idx').on(table.userId, table.createdAt, table.id),
    ownerKey('workouts_user_id_fk', table.userId),
  ],
)

/** Schedules; their sessions are rows of their own, moved or marked one by one. */
export const schedules = pgTable(
  'schedules',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    trainingGoal: text('training_goal').$type<TrainingGoal>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    weeks: jsonb('weeks').$type<Omit<ScheduleWeek, 'sessions'>[]>().notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    content: text('content').notNull(),
    source: text('source').$type<Source>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'schedules_pk', columns: [table.userId, table.id] }),
    index('schedules_created_at_idx').on(table.userId, table.createdAt, table.id),
    ownerKey('schedules_user_id_fk', table.userId),
  ],
)

/** Sessions of schedules. */
export const scheduleSessions = pgTable(
  'schedule_sessions',
  {
    userId: uuid('user_id').notNull(),
    scheduleId: uuid('schedule_id').notNull(),
    id: uuid('id').notNull(),
    week: smallint('week').notNull(),
    /** Order among sessions of one day. */
    place: smallint('place').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<Session['kind']>().notNull(),
    title: text('title').notNull(),
    hard: boolean('hard').notNull(),
    minutes: decimal('minutes').notNull(),
    distance: decimal('distance_km'),
    load: decimal('load').notNull(),
    state: text('state').$type<Session['state']>().notNull(),
    workout: jsonb('workout').$type<Workout>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'schedule_sessions_pk', columns: [table.userId, table.scheduleId, table.id] }),
    // Finds the next open session as the first entry.
    index('schedule_sessions_day_idx').on(table.userId, table.scheduleId, table.day, table.place),
    // Finds a day's sessions of any schedule.
    index('schedule_sessions_user_day_idx').on(table.userId, table.day),
    foreignKey({
      name: 'schedule_sessions_schedule_fk',
      columns: [table.userId, table.scheduleId],
      foreignColumns: [schedules.userId, schedules.id],
    }).onDelete('cascade'),
  ],
)

/** Feedback on coached workouts and ratings of activities; survives deletion of the workout, schedule or activity. */
export const workoutFeedback = pgTable(
  'workout_feedback',
  {
    userId: uuid('user_id').notNull(),
    /** Id of the logged activity. */
    id: uuid('id').notNull(),
    workoutId: uuid('workout_id'),
    scheduleId: uuid('schedule_id'),
    sessionId: uuid('session_id'),
    /** Rating of perceived exertion of the whole workout. */
    rpe: numeric('rpe', { precision: 3, scale: 1, mode: 'number' }),
    exercises: jsonb('exercises').$type<ExerciseFeedback[]>().notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'workout_feedback_pk', columns: [table.userId, table.id] }),
    index('workout_feedback_done_at_idx').on(table.userId, table.doneAt),
    ownerKey('workout_feedback_user_id_fk', table.userId),
  ],
)
