import { lt, sql } from 'drizzle-orm'
import { dayIn } from '#contract/measures/day.ts'
import type { Database } from './database.ts'
import { modelCalls } from './table.ts'

/**
 * Reserves one model call of the instance's day (UTC); false when `most` are used. Undefined `most` means
 * unlimited.
 */
export function modelBudget(db: Database, most: number | undefined, now: () => Date): () => Promise<boolean> {
  return async () => {
    if (most === undefined) return true
    const day = dayIn('UTC', now())
    await db.insert(modelCalls).values({ day }).onConflictDoNothing()
    const taken = await db
      .update(modelCalls)
      .set({ calls: sql`${modelCalls.calls} + 1` })
      .where(sql`${modelCalls.day} = ${day} and ${modelCalls.calls} < ${most}`)
      .returning({ day: modelCalls.day })
    return taken.length === 1
  }
}

/** Deletes counts of days before `before`. */
export async function forgetModelCalls(db: Database, before: Date) {
  await db.delete(modelCalls).where(lt(modelCalls.day, dayIn('UTC', before)))
}
