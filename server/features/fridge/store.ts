import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Ingredient } from '#contract/fridge.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { fridgeIngredients, fridgeSessions } from './table.ts'

type IngredientRow = typeof fridgeIngredients.$inferSelect

/** Fridge sessions of one account with their ingredients. */
export function fridgeStore(db: Queryable, userId: string) {
  const session = (id: string) => and(eq(fridgeSessions.userId, userId), eq(fridgeSessions.id, id))
  const ofSession = (id: string) =>
    and(eq(fridgeIngredients.userId, userId), eq(fridgeIngredients.sessionId, id))
  return {
    async start(id: string, usedAt: Date) {
      await db.insert(fridgeSessions).values({ userId, id, usedAt })
    },
    async has(id: string): Promise<boolean> {
      const rows = await db.select({ id: fridgeSessions.id }).from(fridgeSessions).where(session(id))
      return rows.length > 0
    },
    /** The last used session and its number of ingredients. */
    async last(): Promise<{ sessionId: string; usedAt: Date; ingredients: number } | undefined> {
      const [row] = await db
        .select({
          sessionId: fridgeSessions.id,
          usedAt: fridgeSessions.usedAt,
          ingredients: count(fridgeIngredients.id),
        })
        .from(fridgeSessions)
        .innerJoin(
          fridgeIngredients,
          and(
            eq(fridgeIngredients.userId, fridgeSessions.userId),
            eq(fridgeIngredients.sessionId, fridgeSessions.id),
          ),
        )
        .where(eq(fridgeSessions.userId, userId))
        .groupBy(fridgeSessions.id, fridgeSessions.usedAt)
        .orderBy(desc(fridgeSessions.usedAt))
        .limit(1)
      return row
    },
    /** Marks the session as used, which locks it against concurrent photos. False for an unknown one. */
    async use(id: string, usedAt: Date): Promise<boolean> {
      const rows = await db
        .update(fridgeSessions)
        .set({ usedAt })
        .where(session(id))
        .returning({ id: fridgeSessions.id })
      return rows.length > 0
    },
    /** Takes a further photo of the last paid scan; false when none is left. */
    async takePhoto(id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(fridgeSessions)
        .set({ photosLeft: sql`${fridgeSessions.photosLeft} - 1` })
        .where(and(session(id), gt(fridgeSessions.paidUntil, now), gt(fridgeSessions.photosLeft, 0)))
        .returning({ id: fridgeSessions.id })
      return rows.length > 0
    },
    async paid(id: string, paidUntil: Date, photosLeft: number) {
      await db.update(fridgeSessions).set({ paidUntil, photosLeft }).where(session(id))
    },
    async ingredients(sessionId: string): Promise<Ingredient[]> {
      const rows = await db
        .select()
        .from(fridgeIngredients)
        .where(ofSession(sessionId))
        .orderBy(fridgeIngredients.place)
      return rows.map(ingredientOf)
    },
    /** Stores new and existing ingredients of a session in this order. */
    async put(sessionId: string, all: Ingredient[]) {
      if (!all.length) return
      await db
        .insert(fridgeIngredients)
        .values(all.map((one, place) => ({ ...one, userId, sessionId, place })))
        .onConflictDoUpdate({
          target: [fridgeIngredients.userId, fridgeIngredients.id],
          set: {
            confidence: sql`excluded.confidence`,
            isConfirmed: sql`excluded.is_confirmed`,
          },
        })
    },
    async confirm(id: string, isConfirmed: boolean): Promise<Ingredient | undefined> {
      const [row] = await db
        .update(fridgeIngredients)
        .set({ isConfirmed })
        .where(and(eq(fridgeIngredients.userId, userId), eq(fridgeIngredients.id, id)))
        .returning()
      return row && ingredientOf(row)
    },
  }
}

function ingredientOf({ id, name, emoji, confidence, isConfirmed }: IngredientRow): Ingredient {
  return { id, name, emoji, confidence, isConfirmed }
}

/** Deletes sessions of all accounts unused since `before`. */
export async function forgetSessions(db: Database, before: Date) {
  await db.delete(fridgeSessions).where(lt(fridgeSessions.usedAt, before))
}
