import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

/** One import: files sent together. */
export const activityImports = pgTable(
  'activity_imports',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Number of unprocessed uploads. */
    waiting: integer('waiting').notNull(),
    /** Numbers of files found and processed. */
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    duplicates: integer('duplicates').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** User-visible reason of an early end. */
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    /** Heartbeat of the process at work. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'activity_imports_pk', columns: [table.userId, table.id] }),
    ownerKey('activity_imports_user_id_fk', table.userId),
  ],
)

/** Outcome of each activity of an import. */
export const activityImportFiles = pgTable(
  'activity_import_files',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    importId: uuid('import_id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the file, for skipping it without reading. */
    hash: text('hash').notNull(),
    outcome: text('outcome').notNull(),
    reason: text('reason'),
    activityId: uuid('activity_id'),
  },
  (table) => [
    primaryKey({ name: 'activity_import_files_pk', columns: [table.userId, table.id] }),
    index('activity_import_files_import_idx').on(table.userId, table.importId, table.outcome, table.id),
    index('activity_import_files_hash_idx').on(table.userId, table.hash),
    foreignKey({
      name: 'activity_import_files_import_fk',
      columns: [table.userId, table.importId],
      foreignColumns: [activityImports.userId, activityImports.id],
    }).onDelete('cascade'),
  ],
)
