import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { users } from '#server/features/access/table.ts'

/** Contact messages; global, since strangers may write. A signed-in sender's are deleted with the account. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    priority: boolean('priority').notNull(),
    state: text('state').notNull().default('new'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_open_idx')
      .on(table.priority, table.createdAt, table.id)
      .where(sql`state <> 'done'`),
    index('contact_messages_done_idx').on(table.createdAt, table.id).where(sql`state = 'done'`),
    index('contact_messages_user_id_idx').on(table.userId),
  ],
)
