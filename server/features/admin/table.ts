import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { users } from '#server/features/access/table.ts'

/** Last use of an account, to the hour, with its client; separate from the accounts, which it would rewrite often. */
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

/** Audit log of owner actions and notices. `subject_id` has no foreign key, so that entries outlive accounts. */
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
