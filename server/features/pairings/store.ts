import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SavedPairing } from '#contract/pairings.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Place } from '#server/http/page.ts'
import { savedPairings } from './table.ts'

export type PairingRow = typeof savedPairings.$inferSelect
export type NewPairing = Omit<PairingRow, 'userId'>

/** Saved pairings of one account. */
export function pairingStore(db: Queryable, userId: string) {
  const mine = eq(savedPairings.userId, userId)
  return {
    /** Saves a pairing; returns the earlier one with the same ingredients. */
    async save(pairing: NewPairing): Promise<PairingRow> {
      const [fresh] = await db
        .insert(savedPairings)
        .values({ ...pairing, userId })
        .onConflictDoNothing({ target: [savedPairings.userId, savedPairings.ingredientsKey] })
        .returning()
      const [row] = fresh ? [fresh] : await this.among([pairing.ingredientsKey])
      return row!
    },
    /** The saved ones among these sets of ingredients. */
    async among(keys: string[]): Promise<PairingRow[]> {
      return db
        .select()
        .from(savedPairings)
        .where(and(mine, inArray(savedPairings.ingredientsKey, keys)))
    },
    async list(limit: number, before?: Place): Promise<PairingRow[]> {
      const { createdAt, id } = savedPairings
      const earlier = before && sql`(${createdAt}, ${id}) < (${before.at.toISOString()}, ${before.id})`
      return db
        .select()
        .from(savedPairings)
        .where(and(mine, earlier))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
    },
    async remove(id: string): Promise<PairingRow | undefined> {
      const [row] = await db
        .delete(savedPairings)
        .where(and(mine, eq(savedPairings.id, id)))
        .returning()
      return row
    },
  }
}

/** Converts a row to the contract's pairing. */
export function pairingOf({ userId: _, ingredientsKey: _key, createdAt, ...row }: PairingRow): SavedPairing {
  return { ...row, isSaved: true, createdAt: createdAt.toISOString() }
}
