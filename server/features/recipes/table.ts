import { index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Recipe } from '#contract/recipes.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

const figure = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' })

/** Generated recipes; unsaved ones are deleted after a month. Figures per serving. */
export const recipes = pgTable(
  'recipes',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** The fridge session it was made from, possibly deleted. */
    sessionId: uuid('session_id'),
    /** Order within one generation. */
    place: integer('place').notNull(),
    title: text('title').notNull(),
    emoji: text('emoji').notNull(),
    description: text('description').notNull(),
    cuisine: text('cuisine').notNull(),
    mealStyle: text('meal_style').$type<Recipe['mealStyle']>().notNull(),
    cookingTime: integer('cooking_minutes').notNull(),
    servings: integer('servings').notNull(),
    calories: figure('calories').notNull(),
    protein: figure('protein_g').notNull(),
    carbs: figure('carbs_g').notNull(),
    fat: figure('fat_g').notNull(),
    sugar: figure('sugar_g').notNull(),
    fiber: figure('fiber_g').notNull(),
    sodium: figure('sodium_mg').notNull(),
    difficulty: text('difficulty').$type<Recipe['difficulty']>().notNull(),
    ingredients: jsonb('ingredients').$type<Recipe['ingredients']>().notNull(),
    parts: jsonb('parts').$type<Recipe['parts']>().notNull(),
    missing: jsonb('missing').$type<Recipe['missing']>().notNull(),
    instructions: text('instructions').notNull(),
    diets: jsonb('diets').$type<Recipe['diets']>().notNull(),
    allergens: jsonb('allergens').$type<Recipe['allergens']>().notNull(),
    source: text('source').$type<Recipe['source']>().notNull(),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at'),
  },
  (table) => [
    primaryKey({ name: 'recipes_pk', columns: [table.userId, table.id] }),
    index('recipes_session_idx').on(table.userId, table.sessionId, table.createdAt),
    index('recipes_saved_idx').on(table.userId, table.savedAt, table.id),
    index('recipes_created_at_idx').on(table.createdAt),
    ownerKey('recipes_user_id_fk', table.userId),
  ],
)
