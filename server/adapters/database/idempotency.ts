import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '#contract/http/errors.ts'
import type { Retry } from '#server/http/route.ts'
import type { Database, Queryable } from './database.ts'
import { ownerTransaction } from './owner-transaction.ts'
import { prepared } from './prepared.ts'
import { writeReceipts } from './table.ts'

/**
 * Runs a write in one transaction of its account, once per key. With `retry`, a repeated call returns the first one's
 * receipt, marked in `retry`. Error: `conflict` when the key was used for another write.
 */
export function idempotent<T>(
  db: Database,
  userId: string,
  retry: Retry | undefined,
  write: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return ownerTransaction(db, userId, async (tx) => {
    if (!retry) return write(tx)
    const fresh = await prepared(tx, take, [userId, retry.key, retry.fingerprint])
    if (!fresh.length) {
      const [earlier] = await tx
        .select()
        .from(writeReceipts)
        .where(and(eq(writeReceipts.userId, userId), eq(writeReceipts.key, retry.key)))
      if (earlier?.fingerprint !== retry.fingerprint)
        throw new AppError('conflict', 'This Idempotency-Key was used for a different request.')
      retry.isReplay = true
      return earlier.answer as T
    }
    const answer = await write(tx)
    await prepared(tx, keep, [userId, retry.key, answer === null ? null : JSON.stringify(answer)])
    return answer
  })
}

const take = {
  name: 'take_receipt',
  text: `insert into write_receipts (user_id, key, fingerprint) values ($1, $2, $3)
    on conflict (user_id, key) do nothing returning key`,
}
const keep = {
  name: 'keep_receipt',
  text: 'update write_receipts set answer = $3 where user_id = $1 and key = $2',
}

/** Deletes receipts of all accounts from before `before`. */
export async function forgetReceipts(db: Database, before: Date) {
  await db.delete(writeReceipts).where(lt(writeReceipts.createdAt, before))
}
