import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Database, Queryable } from './database.ts'
import { writeReceipts } from './table.ts'

type Retry = { key: string; fingerprint: string }

/**
 * Runs a write in one transaction. With `retry`, the same key of the same person runs it once: a second
 * call waits for the first and gets its answer. Error: `conflict` when the key stands for another write.
 */
export function once<T>(
  db: Database,
  userId: string,
  retry: Retry | undefined,
  write: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    if (!retry) return write(tx)
    const mine = and(eq(writeReceipts.userId, userId), eq(writeReceipts.key, retry.key))
    const fresh = await tx
      .insert(writeReceipts)
      .values({ userId, ...retry })
      .onConflictDoNothing()
      .returning({ key: writeReceipts.key })
    if (!fresh.length) {
      const [earlier] = await tx.select().from(writeReceipts).where(mine)
      if (earlier?.fingerprint !== retry.fingerprint)
        throw new AppError('conflict', 'This Idempotency-Key was used for a different request.')
      return earlier.answer as T
    }
    const answer = await write(tx)
    await tx.update(writeReceipts).set({ answer }).where(mine)
    return answer
  })
}

/** Forgets receipts from before `before`, of everybody. */
export async function forgetReceipts(db: Database, before: Date) {
  await db.delete(writeReceipts).where(lt(writeReceipts.createdAt, before))
}
