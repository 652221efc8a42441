import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '../account/table.ts'

/** Units used of a limited right in a calendar month of the person's zone (`month` is its first day). */
export const quotaUsage = pgTable(
  'quota_usage',
  {
    userId: uuid('user_id').notNull(),
    feature: text('feature').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'quota_usage_pk', columns: [table.userId, table.feature, table.month] }),
    foreignKey({
      name: 'quota_usage_user_id_fk',
      columns: [table.userId],
      foreignColumns: [profiles.userId],
    }).onDelete('cascade'),
  ],
)
