import type { Database, Queryable } from '../database.ts'
import { prepared } from '../prepared/prepared.ts'

/**
 * Runs a transaction that changes rows of one account, and raises the account's version. Those of the same account run one
 * after the other, so that what `work` reads, such as the number of rows of a kind, holds until commit.
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

/** Locks the profile until commit. Inserting rows that refer to it does not wait, as its key stays. */
export const lockOwner = {
  name: 'lock_owner',
  text: 'update profiles set version = version + 1 where user_id = $1',
}
