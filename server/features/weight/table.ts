import { date, numeric, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerKey } from '#server/features/account/table.ts'

/** Body weights, at most one a day. */
export const weighIns = pgTable(
  'weigh_ins',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    kilograms: numeric('weight_kg', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'weigh_ins_pk', columns: [table.userId, table.id] }),
    // Also the index for spans and for the newest.
    unique('weigh_ins_day_unique').on(table.userId, table.measuredOn),
    ownerKey('weigh_ins_user_id_fk', table.userId),
  ],
)
