import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MealAnalysis, MealType, NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { Provenance } from '#contract/nutrition/provenance.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'
import type { StoredItem } from './entries/food-refs.ts'

const figure = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' })

/**
 * Text that searches look through: names and emoji of an entry and its foods, notes; in lower case, without accents
 * (`searchTerms` folds the typed text in the same way). At most 500 characters, as an index row holds 2.7 kB.
 */
const searchText = sql`left(regexp_replace(normalize(lower(food_name || ' ' || food_emoji || ' '
  || jsonb_path_query_array(items, '$[*].name')::text || ' ' || coalesce(notes, '')), NFD),
  '[\\u0300-\\u036f\\ufe0f]', '', 'g'), 500)`

/**
 * What makes two names one food: capitals and outer spaces do not count. Capitals by ICU, as a database of the locale C
 * knows ASCII only; sorted as bytes, which a new version of ICU does not change.
 */
export const foodKey = (name: string) => `lower(btrim(${name}) collate "und-x-icu") collate "C"`

/** The words of a `foodKey` as a `tsvector`, without accents and apostrophes as in `searchWords`. */
export const nameWords = (key: string) =>
  `array_to_tsvector(array_remove(regexp_split_to_array(regexp_replace(normalize(${key} collate "und-x-icu", NFD),
    '[\\u0300-\\u036f''’\`]', '', 'g'), '[^[:alnum:]]+'), ''))`

/** Logged meals. Names and figures are copied, so that changes of the food table do not rewrite a diary. */
export const nutritionLogs = pgTable(
  'nutrition_logs',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    foodName: text('food_name').notNull(),
    foodEmoji: text('food_emoji').notNull(),
    calories: figure('calories').notNull(),
    protein: figure('protein_g'),
    carbs: figure('carbs_g'),
    fat: figure('fat_g'),
    sugar: figure('sugar_g'),
    fiber: figure('fiber_g'),
    sodium: figure('sodium_mg'),
    servingSize: text('serving_size').notNull(),
    mealType: text('meal_type').$type<MealType>().notNull(),
    notes: text('notes'),
    targetDate: date('target_date', { mode: 'string' }).notNull(),
    /** Minute of the day at which it was logged, in the account's zone then; null on another day, and if unknown. */
    minute: smallint('minute'),
    source: text('source').$type<NutritionLog['source']>().notNull(),
    /** Null in entries of earlier versions, where it follows from source and confidence. */
    provenance: text('provenance').$type<Provenance>(),
    confidence: numeric('confidence', { precision: 3, scale: 2, mode: 'number' }),
    items: jsonb('items').$type<StoredItem[]>().notNull().default(sql`'[]'`),
    /** Key of the photo in the blob store. */
    photo: text('photo'),
    createdAt: instant('created_at').notNull(),
    search: text('search').generatedAlwaysAs(searchText),
  },
  (table) => [
    primaryKey({ name: 'nutrition_logs_pk', columns: [table.userId, table.id] }),
    // A search reads this index alone.
    index('nutrition_logs_search_idx').on(
      table.userId,
      table.targetDate,
      table.createdAt,
      table.id,
      table.search,
    ),
    // The newest entries of one food at one meal, for its habit.
    index('nutrition_logs_food_idx').on(
      table.userId,
      table.mealType,
      sql.raw(`(${foodKey('food_name')})`),
      table.createdAt,
      table.id,
    ),
    ownerKey('nutrition_logs_user_id_fk', table.userId),
  ],
)

/** Unconfirmed analyses, for at most a day: the answer and its photo. */
export const mealAnalyses = pgTable(
  'meal_analyses',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    analysis: jsonb('analysis').$type<MealAnalysis>().notNull(),
    photo: text('photo'),
    /** The resulting entry. */
    logId: uuid('log_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'meal_analyses_pk', columns: [table.userId, table.id] }),
    index('meal_analyses_created_at_idx').on(table.createdAt),
    ownerKey('meal_analyses_user_id_fk', table.userId),
  ],
)

/** Entries saved together under a name, logged again as one. */
export const savedMeals = pgTable(
  'saved_meals',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    emoji: text('emoji').notNull(),
    mealType: text('meal_type').$type<MealType>(),
    servingSize: text('serving_size').notNull(),
    calories: figure('calories').notNull(),
    protein: figure('protein_g'),
    carbs: figure('carbs_g'),
    fat: figure('fat_g'),
    sugar: figure('sugar_g'),
    fiber: figure('fiber_g'),
    sodium: figure('sodium_mg'),
    items: jsonb('items').$type<StoredItem[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'saved_meals_pk', columns: [table.userId, table.id] }),
    ownerKey('saved_meals_user_id_fk', table.userId),
  ],
)

/** Meals of an account by name and type: how often and when of late, and the entry logged or corrected last. */
export const mealHabits = pgTable(
  'meal_habits',
  {
    userId: uuid('user_id').notNull(),
    mealType: text('meal_type').$type<MealType>().notNull(),
    /** `foodKey` of the entry's name. */
    nameKey: text('name_key').notNull(),
    id: uuid('id').notNull(),
    /** Columns that a repetition copies. */
    entry: jsonb('entry').$type<HabitEntry>().notNull(),
    /** Number of entries, counted up to 30. */
    times: integer('times').notNull(),
    /** Mean of the entries' minutes. */
    minute: smallint('minute'),
    lastOn: date('last_on', { mode: 'string' }).notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'meal_habits_pk', columns: [table.userId, table.mealType, table.nameKey] }),
    index('meal_habits_last_idx').on(table.userId, table.lastAt),
    ownerKey('meal_habits_user_id_fk', table.userId),
  ],
)
/** The rest of an entry's columns, so that a new one is repeated, or excluded here. */
export type HabitEntry = Omit<
  typeof nutritionLogs.$inferSelect,
  'userId' | 'id' | 'mealType' | 'notes' | 'targetDate' | 'minute' | 'photo' | 'createdAt' | 'search'
>
