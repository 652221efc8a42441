import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** First-party usage events and crash reports, kept 90 days, without personal data. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category'),
    label: text('label'),
    value: doublePrecision('value'),
    description: text('description'),
    fatal: boolean('fatal'),
    platform: text('platform').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index('events_at_idx').on(table.at)],
)
