import { eq } from 'drizzle-orm'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { StrengthPreferences } from '#contract/strength/preferences.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { prepared } from '#server/adapters/database/prepared.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { dayStore } from './day-store.ts'
import { setStore } from './set-store.ts'
import { strengthPreferences } from './table.ts'
import type { Who } from './who.ts'

const chosenFormula = {
  name: 'strength_formula',
  text: 'select formula from strength_preferences where user_id = $1',
}

/** The chosen formula of the estimated maximum. */
export async function formulaOf(db: Queryable, userId: string): Promise<MaxFormula> {
  const [row] = await prepared<{ formula: MaxFormula }>(db, chosenFormula, [userId])
  return row?.formula ?? 'automatic'
}

export async function preferences(
  { db }: Pick<Deps, 'db'>,
  user: Account,
): Promise<StrengthPreferences | null> {
  const [row] = await db.select().from(strengthPreferences).where(eq(strengthPreferences.userId, user.id))
  if (!row) return null
  const { userId: _, ...chosen } = row
  return chosen
}

/** Keeps them; another formula estimates all days anew. */
export function putPreferences(
  { db }: Pick<Deps, 'db'>,
  { user, retry }: Who,
  chosen: StrengthPreferences,
): Promise<StrengthPreferences> {
  return idempotent(db, user.id, retry, async (tx) => {
    await setStore(tx, user.id).lock()
    const before = await formulaOf(tx, user.id)
    const plates = [...new Set(chosen.plates)].sort((one, other) => other - one)
    const row = { ...chosen, plates }
    await tx
      .insert(strengthPreferences)
      .values({ ...row, userId: user.id })
      .onConflictDoUpdate({ target: strengthPreferences.userId, set: row })
    if (before !== chosen.formula) await dayStore(tx, user.id).estimateAnew(chosen.formula)
    return row
  })
}
