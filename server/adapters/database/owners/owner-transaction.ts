import type { Database, Queryable } from '../database.ts'
import { prepared } from '../prepared/prepared.ts'

/**
 * Runs a transaction that changes rows of one account. Those of the same account run one after the other, so that what
 * `work` reads, such as the number of rows of a kind, holds until commit.
 */
export function ownerTransaction<T>(
  db: Database,
  userId: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await prepared(tx, lockOwner, [userId])
    return work(tx)
  })
}

/** Weaker than FOR UPDATE: inserting rows that refer to the profile does not wait. */
export const lockOwner = {
  name: 'lock_owner',
  text: 'select 1 from profiles where user_id = $1 for no key update',
}
