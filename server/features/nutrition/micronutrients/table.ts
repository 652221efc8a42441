import {
  boolean,
  date,
  foreignKey,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { eachMicronutrient, type Micronutrient, micronutrients } from '#contract/foods/micronutrients.ts'
import type { PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import { ownerKey } from '#server/features/account/table.ts'
import { nutritionLogs } from '../table.ts'

const amount = (name: string) => numeric(name, { precision: 14, scale: 4, mode: 'number' })
const energy = (name: string, precision: number) => numeric(name, { precision, scale: 2, mode: 'number' })
const columnOf = (name: Micronutrient) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** `ironMgUnknown` is the column `iron_unknown_kcal`. */
const eachEnergy = <End extends string, Column>(end: End, columnFor: (name: string) => Column) =>
  Object.fromEntries(
    micronutrients.map((name) => [
      `${name}${end}`,
      columnFor(`${columnOf(name).replace(/_[^_]+$/, '')}_${end.toLowerCase()}_kcal`),
    ]),
  ) as Record<`${Micronutrient}${End}`, Column>

/**
 * Micronutrients of an entry, as its foods had them when they were written; no row where none is known. In columns,
 * so that a day's sums can be.
 */
export const entryNutrients = pgTable(
  'entry_nutrients',
  {
    userId: uuid('user_id').notNull(),
    logId: uuid('log_id').notNull(),
    /** Null where no food of the entry states it. */
    ...eachMicronutrient((name) => amount(columnOf(name))),
    /** Kilocalories of the foods that do not state what others do; null without any. */
    ...eachEnergy('Unknown', (name) => energy(name, 9)),
  },
  (table) => [
    primaryKey({ name: 'entry_nutrients_pk', columns: [table.userId, table.logId] }),
    foreignKey({
      name: 'entry_nutrients_log_fk',
      columns: [table.userId, table.logId],
      foreignColumns: [nutritionLogs.userId, nutritionLogs.id],
    }).onDelete('cascade'),
    ownerKey('entry_nutrients_user_id_fk', table.userId),
  ],
)

/** Sums of a day's `entryNutrients`, written in the entry's transaction; no row for a day without any. */
export const dayNutrients = pgTable(
  'day_nutrients',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Number of rows that were added. */
    entries: integer('entries').notNull(),
    ...eachMicronutrient((name) => amount(columnOf(name)).notNull()),
    /**
     * Kilocalories of the foods that state it. The rest of the day's energy is unknown: drinks and entries without a row
     * need not be counted for it.
     */
    ...eachEnergy('Known', (name) => energy(name, 14).notNull()),
  },
  (table) => [
    primaryKey({ name: 'day_nutrients_pk', columns: [table.userId, table.day] }),
    ownerKey('day_nutrients_user_id_fk', table.userId),
  ],
)

/** What a person chose for a nutrient; no row without a choice. */
export const nutrientChoices = pgTable(
  'nutrient_choices',
  {
    userId: uuid('user_id').notNull(),
    name: text('nutrient').$type<PanelNutrient>().notNull(),
    /** Null for the reference's. */
    ownTarget: numeric('own_target', { precision: 10, scale: 2, mode: 'number' }),
    pinned: boolean('pinned').notNull(),
    onDashboard: boolean('on_dashboard').notNull(),
  },
  (table) => [
    primaryKey({ name: 'nutrient_choices_pk', columns: [table.userId, table.name] }),
    ownerKey('nutrient_choices_user_id_fk', table.userId),
  ],
)
