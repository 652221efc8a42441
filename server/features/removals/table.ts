import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Removals of entries whose ids are the clients', so that a write from before one does not bring the entry back. */
export const tombstones = pgTable(
  'tombstones',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    id: uuid('id').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'tombstones_pk', columns: [table.userId, table.kind, table.id] }),
    index('tombstones_removed_at_idx').on(table.removedAt),
    ownerKey('tombstones_user_id_fk', table.userId),
  ],
)

/** Removed entries, for a day, so that a removal can be undone. */
export const removedEntries = pgTable(
  'removed_entries',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    /** The entry's id: a UUID, or an own exercise's text. */
    id: text('id').notNull(),
    /** The entry's rows, serialized by V8, which keeps dates and bytes. */
    rows: bytes('rows').notNull(),
    /** Key of the entry's photo in the blob store, deleted with this row. */
    photo: text('photo'),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'removed_entries_pk', columns: [table.userId, table.kind, table.id] }),
    index('removed_entries_removed_at_idx').on(table.removedAt),
    ownerKey('removed_entries_user_id_fk', table.userId),
  ],
)
