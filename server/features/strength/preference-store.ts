import { eq } from 'drizzle-orm'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { StrengthPreferences } from '#contract/strength/preferences.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { strengthPreferences } from './table.ts'

const chosenFormula = {
  name: 'strength_formula',
  text: 'select formula from strength_preferences where user_id = $1',
}

/** Preferences of the strength log of one account. */
export function preferenceStore(db: Queryable, userId: string) {
  return {
    async formula(): Promise<MaxFormula | undefined> {
      return (await prepared<{ formula: MaxFormula }>(db, chosenFormula, [userId]))[0]?.formula
    },
    async chosen(): Promise<StrengthPreferences | undefined> {
      const [row] = await db.select().from(strengthPreferences).where(eq(strengthPreferences.userId, userId))
      if (!row) return undefined
      const { userId: _, ...chosen } = row
      return chosen
    },
    async put(chosen: StrengthPreferences) {
      await db
        .insert(strengthPreferences)
        .values({ ...chosen, userId })
        .onConflictDoUpdate({ target: strengthPreferences.userId, set: chosen })
    },
  }
}
