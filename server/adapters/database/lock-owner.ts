import type { Queryable } from './database.ts'
import { prepared } from './prepared.ts'

/**
 * Serializes transactions of one account from this point, so that a count read afterwards holds until commit. Used
 * for limits on the number of rows.
 */
export async function lockOwner(tx: Queryable, userId: string) {
  await prepared(tx, lock, [userId])
}

// Weaker than FOR UPDATE: inserting rows that refer to the profile does not wait.
const lock = {
  name: 'lock_owner',
  text: 'select 1 from profiles where user_id = $1 for no key update',
}
