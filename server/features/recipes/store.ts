import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Recipe } from '#contract/recipes.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import type { Place } from '#server/http/page.ts'
import { recipes } from './table.ts'

export type RecipeRow = typeof recipes.$inferSelect
export type NewRecipe = Omit<RecipeRow, 'userId' | 'savedAt'>

/** Recipes generated for one account. */
export function recipeStore(db: Queryable, userId: string) {
  const mine = eq(recipes.userId, userId)
  const one = (id: string) => and(mine, eq(recipes.id, id))
  return {
    async add(made: NewRecipe[]): Promise<RecipeRow[]> {
      const rows = await db
        .insert(recipes)
        .values(made.map((recipe) => ({ ...recipe, userId })))
        .returning()
      return rows.toSorted((a, b) => a.place - b.place)
    },
    async byId(id: string): Promise<RecipeRow | undefined> {
      const [row] = await db.select().from(recipes).where(one(id))
      return row
    },
    async ofSession(sessionId: string): Promise<RecipeRow[]> {
      return db
        .select()
        .from(recipes)
        .where(and(mine, eq(recipes.sessionId, sessionId)))
        .orderBy(desc(recipes.createdAt), recipes.place)
        .limit(mostOfASession)
    },
    /** Last saved first, from the one before `before`. */
    async saved(limit: number, before?: Place): Promise<RecipeRow[]> {
      return db
        .select()
        .from(recipes)
        .where(
          and(
            mine,
            isNotNull(recipes.savedAt),
            before && sql`(${recipes.savedAt}, ${recipes.id}) < (${before.at.toISOString()}, ${before.id})`,
          ),
        )
        .orderBy(desc(recipes.savedAt), desc(recipes.id))
        .limit(limit)
    },
    /** Saves a recipe at `savedAt`; a saved one keeps its position. */
    async save(id: string, savedAt: Date): Promise<RecipeRow | undefined> {
      await db
        .update(recipes)
        .set({ savedAt })
        .where(and(one(id), isNull(recipes.savedAt)))
      return this.byId(id)
    },
    async unsave(id: string): Promise<RecipeRow | undefined> {
      const [row] = await db.update(recipes).set({ savedAt: null }).where(one(id)).returning()
      return row
    },
  }
}

/** A month of recipes of the busiest session. */
const mostOfASession = 200

/** Converts a row to the contract's recipe. */
export function recipeOf({ userId: _, place: _place, savedAt, createdAt, ...row }: RecipeRow): Recipe {
  return { ...row, isSaved: savedAt !== null, createdAt: createdAt.toISOString() }
}

/** Deletes unsaved recipes of all accounts from before `before`. */
export async function forgetRecipes(db: Database, before: Date) {
  await db.delete(recipes).where(and(lt(recipes.createdAt, before), isNull(recipes.savedAt)))
}
