import {
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

/** A fridge session: several photos and typed names. */
export const fridgeSessions = pgTable(
  'fridge_sessions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Time of the last addition; deleted a month later. */
    usedAt: instant('used_at').notNull(),
    /** Expiry and number of further photos of the last paid scan. */
    paidUntil: instant('paid_until'),
    photosLeft: integer('photos_left').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'fridge_sessions_pk', columns: [table.userId, table.id] }),
    index('fridge_sessions_used_at_idx').on(table.usedAt),
    ownerKey('fridge_sessions_user_id_fk', table.userId),
  ],
)

/** Ingredients of a session, each once by plain name. */
export const fridgeIngredients = pgTable(
  'fridge_ingredients',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Order of addition. */
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
