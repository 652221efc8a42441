import { randomInt } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { generateRecipes, logRecipe, Recipe } from '#contract/recipes.ts'
import type { MadeRecipe } from '#server/adapters/ai/ai.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { checkSession } from '#server/features/fridge/service.ts'
import { logServings } from '#server/features/nutrition/service.ts'
import { withUnit } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { recipeOf, recipeStore } from './store.ts'
import { words } from './words.ts'

/** Earlier recipes of a session from which the next ones differ. */
const remembered = 30

/**
 * Generates recipes from available ingredients, different ones each time. The profile's diets and allergies always
 * apply. Those that need the fewest ingredients bought come first. Errors: `not_found` for the session,
 * `quota_exceeded`, `invalid` when no recipe results, without using a unit.
 */
export async function generate(
  { ai, db, now }: Deps,
  user: Account,
  body: z.output<typeof generateRecipes.body>,
): Promise<Recipe[]> {
  const { ingredients, servings, mealType: mealStyle } = body
  const sessionId = body.sessionId ?? null
  if (sessionId) await checkSession(db, user.id, sessionId)
  const earlier = sessionId ? await recipeStore(db, user.id).ofSession(sessionId) : []
  const { dietaryPreferences, allergies } = await readProfile(db, user)
  return withUnit(db, user, 'recipe_generation', now(), async () => {
    const made = await ai.makeRecipes({
      ingredients,
      servings,
      mealStyle,
      diets: [...new Set([...dietaryPreferences, ...body.dietaryPreferences])],
      allergies,
      seed: randomInt(2 ** 31),
      not: earlier.slice(0, remembered).map(({ title, description }) => ({ title, description })),
    })
    if (!made.length)
      throw new AppError('invalid', words.nothingToCook, { fields: { ingredients: words.nothingToCook } })
    const createdAt = now()
    const rows = await ownerTransaction(db, user.id, (tx) =>
      recipeStore(tx, user.id).add(
        made
          .toSorted(byMissing)
          .map((recipe, place) => ({ ...recipe, id: crypto.randomUUID(), sessionId, place, createdAt })),
      ),
    )
    return rows.map(recipeOf)
  })
}

const byMissing = (one: MadeRecipe, other: MadeRecipe) => one.missing.length - other.missing.length

/** Logs servings of a recipe as a meal. Error: `not_found`. */
export function logMeal(
  { db, now }: Deps,
  { user, retry }: { user: Account; retry?: Retry | undefined },
  id: string,
  body: z.output<typeof logRecipe.body>,
): Promise<NutritionLog> {
  return idempotent(db, user.id, retry, async (tx) => {
    const recipe = found(await recipeStore(tx, user.id).byId(id), 'Recipe')
    return logServings(tx, user, now(), recipeOf(recipe), body)
  })
}

/** Saved recipes, newest first, as many as a plan considers. */
export async function savedRecipes(db: Queryable, userId: string): Promise<Recipe[]> {
  return (await recipeStore(db, userId).saved(200)).map(recipeOf)
}
