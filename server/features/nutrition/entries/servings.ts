import { scaleNutrients } from '#contract/foods/nutrients.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { MealItem, MealType, NutritionLog } from '#contract/nutrition/nutrition.ts'
import { provenanceOfAnswer } from '#contract/nutrition/provenance.ts'
import type { Recipe, RecipePart } from '#contract/recipes.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Account } from '#server/http/identity.ts'
import { words } from '../words.ts'
import { checkBounds } from './change-entry.ts'
import { record } from './entries.ts'
import { logOf, nutritionStore } from './store.ts'

type Eaten = { servings: number; mealType: MealType; targetDate?: string | null | undefined }

/**
 * Logs servings of a recipe as one entry with its parts as items. Errors: `invalid` on `servings` above the bounds
 * of an entry, and for a day after tomorrow.
 */
export async function logServings(
  tx: Queryable,
  user: Account,
  now: Date,
  recipe: Omit<Recipe, 'id' | 'sessionId' | 'isSaved' | 'createdAt'>,
  { servings, mealType, targetDate }: Eaten,
): Promise<NutritionLog> {
  const share = servings / recipe.servings
  const entry = {
    ...scaleNutrients(recipe, servings),
    items: recipe.parts.map((part) => itemOf(part, share)),
    servingSize: words.servings(servings),
  }
  checkBounds(entry, 'servings')
  const row = await record(
    tx,
    user,
    { at: now, now },
    {
      ...entry,
      foodName: recipe.title,
      foodEmoji: recipe.emoji,
      mealType,
      targetDate,
      source: recipe.source,
      provenance: provenanceOfAnswer({ source: recipe.source, confidence: null }),
    },
  )
  return logOf(row)
}

/** An account's entry; undefined when missing. */
export async function entryOf(tx: Queryable, userId: string, id: string): Promise<NutritionLog | undefined> {
  const row = await nutritionStore(tx, userId).byId(id)
  return row && logOf(row)
}

function itemOf(part: RecipePart, share: number): MealItem {
  const grams = Math.round(part.grams * share * 10) / 10
  return {
    name: cutText(part.name, 120),
    grams,
    ...scaleNutrients(part, share),
    confidence: 1,
    foodRef: part.foodRef,
  }
}
