import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { StrengthPreferences } from '#contract/strength/preferences.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { dayStore } from './day-store.ts'
import { preferenceStore } from './preference-store.ts'
import type { Who } from './who.ts'

/** The chosen formula of the estimated maximum. */
export async function formulaOf(db: Queryable, userId: string): Promise<MaxFormula> {
  return (await preferenceStore(db, userId).formula()) ?? 'automatic'
}

export const preferences = async (
  { db }: Pick<Deps, 'db'>,
  user: Account,
): Promise<StrengthPreferences | null> => (await preferenceStore(db, user.id).chosen()) ?? null

/** Keeps them; another formula estimates all days anew. */
export function putPreferences(
  { db }: Pick<Deps, 'db'>,
  { user, retry }: Who,
  chosen: StrengthPreferences,
): Promise<StrengthPreferences> {
  return idempotent(db, user.id, retry, async (tx) => {
    const before = await formulaOf(tx, user.id)
    const plates = [...new Set(chosen.plates)].sort((one, other) => other - one)
    const row = { ...chosen, plates }
    await preferenceStore(tx, user.id).put(row)
    if (before !== chosen.formula) await dayStore(tx, user.id).estimateAnew(chosen.formula)
    return row
  })
}
