import { boolean, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ownerKey } from '#server/features/account/table.ts'

/** Days of which the person says that they are logged completely, or not; no row without a word. */
export const markedDays = pgTable(
  'marked_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    complete: boolean('complete').notNull(),
  },
  (table) => [
    primaryKey({ name: 'marked_days_pk', columns: [table.userId, table.day] }),
    ownerKey('marked_days_user_id_fk', table.userId),
  ],
)
