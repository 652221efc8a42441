import { sql } from 'drizzle-orm'
import {
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FurtherNutrient, Per100 } from '#contract/foods/foods.ts'
import type { StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import type { FoodCategory, Portion } from '#contract/nutrition/nutrition.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'
import type { PlainFood } from './food.ts'

/** Written and read as text, `'chicken' 'breast'`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Each tier has its own search index, so that a frequent word is counted over a part of the foods. */
export const tiers = [0, 1, 2, 3, 4, 5] as const

/** Imported foods, shared by all accounts; figures per 100 g. Diary entries copy from here without a reference. */
export const foods = pgTable(
  'foods',
  {
    source: text('source').$type<'usda' | 'off'>().notNull(),
    sourceId: text('source_id').notNull(),
    /** 0: a plain food; 1 to 5: a product, by the length of its name. Searched in this order. */
    tier: smallint('tier').notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    category: text('category').$type<FoodCategory>().notNull(),
    /** GTIN-14. */
    barcode: text('barcode'),
    calories: real('calories').notNull(),
    protein: real('protein_g'),
    carbs: real('carbs_g'),
    fat: real('fat_g'),
    sugar: real('sugar_g'),
    fiber: real('fiber_g'),
    sodium: real('sodium_mg'),
    nutrients: jsonb('nutrients').$type<Partial<Record<FurtherNutrient, number>>>().notNull(),
    portions: jsonb('portions').$type<Portion[]>().notNull(),
    search: tsvector('search').notNull(),
    /** Hash of the columns above, so that an import writes changes only. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    primaryKey({ name: 'foods_pk', columns: [table.source, table.sourceId] }),
    index('foods_barcode_idx').on(table.barcode).where(sql`barcode is not null`),
    ...tiers.map((tier) =>
      index(`foods_search_${tier}_idx`)
        .using('gin', table.search)
        .where(sql.raw(`tier = ${tier}`)),
    ),
  ],
)

/** Words of imported names and brands, for correcting typing errors. */
export const foodTerms = pgTable(
  'food_terms',
  { term: text('term').primaryKey(), foods: integer('foods').notNull() },
  (table) => [
    index('food_terms_prefix_idx').on(sql`term text_pattern_ops`),
    index('food_terms_similar_idx').using('gin', sql`${table.term} gin_trgm_ops`),
  ],
)

/** Barcodes unknown to Open Food Facts, cached for a day. */
export const barcodeMisses = pgTable('barcode_misses', {
  barcode: text('barcode').primaryKey(),
  checkedAt: instant('checked_at').notNull(),
})

/** Custom foods of an account. */
export const customFoods = pgTable(
  'custom_foods',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    category: text('category').$type<FoodCategory>().notNull(),
    barcode: text('barcode'),
    per100: jsonb('per_100').$type<Per100>().notNull(),
    /** Per 100 g; foods of earlier versions have none. */
    nutrients: jsonb('nutrients').$type<StatedMicronutrients>().notNull().default({}),
    portions: jsonb('portions').$type<Portion[]>().notNull(),
    search: tsvector('search').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'custom_foods_pk', columns: [table.userId, table.id] }),
    ownerKey('custom_foods_user_id_fk', table.userId),
  ],
)

/** Foods an account logged or starred, each with a copy of its figures. */
export const familiarFoods = pgTable(
  'familiar_foods',
  {
    userId: uuid('user_id').notNull(),
    ref: text('ref').notNull(),
    food: jsonb('food').$type<PlainFood>().notNull(),
    search: tsvector('search').notNull(),
    times: integer('times').notNull().default(0),
    lastGrams: numeric('last_grams', { precision: 7, scale: 1, mode: 'number' }),
    favouriteAt: instant('favourite_at'),
    usedAt: instant('used_at'),
    /** The later of the two times above. */
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'familiar_foods_pk', columns: [table.userId, table.ref] }),
    index('familiar_foods_touched_idx').on(table.userId, table.touchedAt),
    ownerKey('familiar_foods_user_id_fk', table.userId),
  ],
)
