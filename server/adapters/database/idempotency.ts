import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '#contract/http/errors.ts'
import type { Retry } from '#server/http/route.ts'
import type { Database, Queryable } from './database.ts'
import { ownerTransaction } from './owners/owner-transaction.ts'
import { prepared } from './prepared/prepared.ts'
import { writeReceipts } from './table.ts'

/**
 * Runs a write in one transaction of its account, once per key, and rolls it back when the contract does not allow its
 * answer. With a key, a repeated call returns the first one's receipt, marked in `retry`. `answerOf` makes the answer from a
 * receipt that is smaller. Error: `conflict` when the key was used for another write.
 */
export function idempotent<T>(
  db: Database,
  userId: string,
  retry: Retry | undefined,
  write: (tx: Queryable) => Promise<T>,
): Promise<T>
export function idempotent<R, T>(
  db: Database,
  userId: string,
  retry: Retry | undefined,
  write: (tx: Queryable) => Promise<R>,
  answerOf: (tx: Queryable, receipt: R) => Promise<T>,
): Promise<T>
export function idempotent(
  db: Database,
  userId: string,
  retry: Retry | undefined,
  write: (tx: Queryable) => Promise<unknown>,
  answerOf?: (tx: Queryable, receipt: unknown) => Promise<unknown>,
): Promise<unknown> {
  return ownerTransaction(db, userId, async (tx) => {
    const receipt = retry?.sent ? await writeOnce(tx, userId, retry, retry.sent, write) : await write(tx)
    const answer = answerOf ? await answerOf(tx, receipt) : receipt
    if (!retry?.isReplay) retry?.check(answer)
    return answer
  })
}

/** Whether a write of this key was made, so that a repeated call needs no costly preparation. */
export async function isAnswered(db: Queryable, userId: string, retry: Retry | undefined): Promise<boolean> {
  if (!retry?.sent) return false
  const mine = and(eq(writeReceipts.userId, userId), eq(writeReceipts.key, retry.sent.key))
  return (await db.select({ key: writeReceipts.key }).from(writeReceipts).where(mine)).length > 0
}

async function writeOnce(
  tx: Queryable,
  userId: string,
  retry: Retry,
  { key, fingerprint }: NonNullable<Retry['sent']>,
  write: (tx: Queryable) => Promise<unknown>,
): Promise<unknown> {
  const fresh = await prepared(tx, take, [userId, key, fingerprint])
  if (!fresh.length) {
    const [earlier] = await tx
      .select()
      .from(writeReceipts)
      .where(and(eq(writeReceipts.userId, userId), eq(writeReceipts.key, key)))
    if (earlier?.fingerprint !== fingerprint)
      throw new AppError('conflict', 'This Idempotency-Key was used for a different request.')
    retry.isReplay = true
    return earlier.answer
  }
  const receipt = await write(tx)
  await prepared(tx, keep, [userId, key, receipt === null ? null : JSON.stringify(receipt)])
  return receipt
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
