import { index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Pairing } from '#contract/pairings.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { ownerKey } from '#server/features/account/table.ts'

/** Saved pairings, each set of ingredients once. */
export const savedPairings = pgTable(
  'saved_pairings',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Hash of the plain names of the ingredients, in any order. */
    ingredientsKey: text('ingredients_key').notNull(),
    primaryIngredient: text('primary_ingredient').notNull(),
    pairedIngredients: jsonb('paired_ingredients').$type<Pairing['pairedIngredients']>().notNull(),
    pairingScore: integer('score_percent').notNull(),
    cuisineStyle: text('cuisine_style').notNull(),
    estimatedTime: integer('estimated_minutes').notNull(),
    difficulty: text('difficulty').$type<Pairing['difficulty']>().notNull(),
    calories: numeric('calories', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    flavorProfile: text('flavor_profile').notNull(),
    nutritionBenefit: text('nutrition_benefit').notNull(),
    cookingMethod: text('cooking_method').notNull(),
    reasoning: text('reasoning').notNull(),
    source: text('source').$type<Pairing['source']>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'saved_pairings_pk', columns: [table.userId, table.id] }),
    unique('saved_pairings_ingredients_key').on(table.userId, table.ingredientsKey),
    index('saved_pairings_created_at_idx').on(table.userId, table.createdAt, table.id),
    ownerKey('saved_pairings_user_id_fk', table.userId),
  ],
)
