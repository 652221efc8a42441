import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/access/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** When an account was last used, to the hour, and with which client; apart from the accounts, which it would keep rewriting. */
export const presence = pgTable(
  'presence',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
  },
  (table) => [index('presence_last_active_at_idx').on(table.lastActiveAt)],
)

/** The newest count of a large instance, in one row. */
export const adminCounts = pgTable('admin_counts', {
  id: text('id').primaryKey(),
  countedAt: instant('counted_at').notNull(),
  counts: jsonb('counts').notNull(),
})

/**
 * What the owner did, and what the owner should know of. `subject_id` refers to no account, so that the entry outlives it and then leads nowhere.
 */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').notNull(),
  },
  (table) => [index('admin_audit_at_idx').on(table.at, table.id)],
)
