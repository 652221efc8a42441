import type { Queryable } from './database.ts'
import { prepared } from './prepared.ts'

/**
 * Waits until no other transaction of this person is past this point, so that what is counted from here on is still
 * true when the caller's transaction ends. For caps on how many rows a person may have.
 */
export async function lockOwner(tx: Queryable, userId: string) {
  await prepared(tx, lock, [userId])
}

// A weaker lock than FOR UPDATE: rows that refer to the profile are written meanwhile, and none of them waits.
const lock = {
  name: 'lock_owner',
  text: 'select 1 from profiles where user_id = $1 for no key update',
}
