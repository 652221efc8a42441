import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  date,
  foreignKey,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * One row per account. Every owned table refers to `user_id` here, so deleting this row deletes all of them, on one
 * shard.
 */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  weightKg: numeric('weight_kg', { precision: 5, scale: 2, mode: 'number' }),
  targetWeightKg: numeric('target_weight_kg', { precision: 5, scale: 2, mode: 'number' }),
  heightCm: numeric('height_cm', { precision: 5, scale: 2, mode: 'number' }),
  fitnessGoals: text('fitness_goals').array().notNull().default(sql`'{}'`),
  dietaryPreferences: text('dietary_preferences').array().notNull().default(sql`'{}'`),
  allergies: text('allergies').array().notNull().default(sql`'{}'`),
  sex: text('sex').notNull().default('unspecified'),
  motherhood: text('motherhood'),
  birthDate: date('birth_date', { mode: 'string' }),
  activityLevel: text('activity_level'),
  /** Raised by each `ownerTransaction`. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
})

/** The foreign key of an owned table: `column` refers to the owner's profile, and deleting that deletes the row. */
export const ownerKey = (name: string, column: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [profiles.userId] }).onDelete('cascade')
