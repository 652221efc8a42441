import { date, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

/** Halves. */
const doses = (name: string) => numeric(name, { precision: 3, scale: 1, mode: 'number' })
const ofOneDose = {
  name: text('name').notNull(),
  dose: text('dose').notNull(),
  nutrients: jsonb('nutrients').$type<StatedMicronutrients>().notNull(),
}

/** Supplements that a person takes. */
export const supplements = pgTable(
  'supplements',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    ...ofOneDose,
    usualDoses: doses('usual_doses').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'supplements_pk', columns: [table.userId, table.id] }),
    ownerKey('supplements_user_id_fk', table.userId),
  ],
)

/**
 * Doses of a day with a copy of what one held, which stays when the supplement changes or is removed; hence no foreign key
 * to it.
 */
export const supplementDoses = pgTable(
  'supplement_doses',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    supplementId: uuid('supplement_id').notNull(),
    ...ofOneDose,
    doses: doses('doses').notNull(),
  },
  (table) => [
    primaryKey({ name: 'supplement_doses_pk', columns: [table.userId, table.day, table.supplementId] }),
    ownerKey('supplement_doses_user_id_fk', table.userId),
  ],
)
