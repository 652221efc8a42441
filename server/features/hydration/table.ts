import { date, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

const figure = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' })

/** Logged drinks with their figures at that time. */
export const drinkLogs = pgTable(
  'drink_logs',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    drinkType: text('drink_type').notNull(),
    customName: text('custom_name'),
    emoji: text('emoji').notNull(),
    volume: figure('volume_ml').notNull(),
    hydrationValue: numeric('hydration_value', { precision: 7, scale: 6, mode: 'number' }).notNull(),
    /** Volume times hydration value; stored, so that totals are exact sums. */
    water: figure('water_ml').notNull(),
    temperature: text('temperature').$type<DrinkLog['temperature']>().notNull(),
    calories: figure('calories').notNull(),
    caffeine: figure('caffeine_mg').notNull(),
    sugar: figure('sugar_g').notNull(),
    protein: figure('protein_g').notNull(),
    carbs: figure('carbs_g').notNull(),
    fat: figure('fat_g').notNull(),
    notes: text('notes'),
    targetDate: date('target_date', { mode: 'string' }).notNull(),
    source: text('source').$type<DrinkLog['source']>().notNull(),
    /** Percent. */
    confidence: numeric('confidence', { precision: 5, scale: 2, mode: 'number' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'drink_logs_pk', columns: [table.userId, table.id] }),
    index('drink_logs_day_idx').on(table.userId, table.targetDate, table.createdAt),
    ownerKey('drink_logs_user_id_fk', table.userId),
  ],
)
