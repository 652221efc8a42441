import {
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerKey } from '#server/features/account/table.ts'

/** What a person looked through at one time; several photos and typed names make one session. */
export const fridgeSessions = pgTable(
  'fridge_sessions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** When something was last added; a month later the session is forgotten. */
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Until when, and how many, further photos belong to the scan that was paid for last. */
    paidUntil: timestamp('paid_until', { withTimezone: true, precision: 3 }),
    photosLeft: integer('photos_left').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'fridge_sessions_pk', columns: [table.userId, table.id] }),
    index('fridge_sessions_used_at_idx').on(table.usedAt),
    ownerKey('fridge_sessions_user_id_fk', table.userId),
  ],
)

/** A session’s ingredients, each once by its plain name. */
export const fridgeIngredients = pgTable(
  'fridge_ingredients',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Order in which they came. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    emoji: text('emoji').notNull(),
    confidence: numeric('confidence', { precision: 3, scale: 2, mode: 'number' }).notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
  },
  (table) => [
    primaryKey({ name: 'fridge_ingredients_pk', columns: [table.userId, table.id] }),
    unique('fridge_ingredients_name_key').on(table.userId, table.sessionId, table.name),
    foreignKey({
      name: 'fridge_ingredients_session_fk',
      columns: [table.userId, table.sessionId],
      foreignColumns: [fridgeSessions.userId, fridgeSessions.id],
    }).onDelete('cascade'),
  ],
)
