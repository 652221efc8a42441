import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  date as pgDate,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerKey } from '#server/features/account/table.ts'
import { instant } from './instant.ts'

/** Idempotency receipts: answers of writes by key, so that a retry gets the first answer. */
export const writeReceipts = pgTable(
  'write_receipts',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of the call and its payload: a key stands for one write. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'write_receipts_pk', columns: [table.userId, table.key] }),
    index('write_receipts_created_at_idx').on(table.createdAt),
    ownerKey('write_receipts_user_id_fk', table.userId),
  ],
)

/** Model calls per day of the whole instance, for its daily ceiling. */
export const modelCalls = pgTable('model_calls', {
  day: pgDate('day', { mode: 'string' }).primaryKey(),
  calls: integer('calls').notNull().default(0),
})

/** Blobs of deleted owners that could not be removed at once. */
export const blobsToDelete = pgTable('blobs_to_delete', {
  /** Folder of the blob store, with a trailing slash. */
  prefix: text('prefix').primaryKey(),
  since: instant('since').notNull(),
})
