import { createHmac } from 'node:crypto'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { accountDeletionStore } from './account-deletion-store.ts'

/**
 * Deletes an account within the caller's transaction: sign-in, sessions, links. Keeps a keyed hash of the address,
 * so that a new account gets no second trial.
 */
export function eraseAccount(tx: Queryable, user: { id: string; email: string }, secret: string, now: Date) {
  return accountDeletionStore(tx).erase(user.id, hashOf(user.email, secret), now)
}

/** Whether an account with this address was deleted before. */
export function hadAccount(db: Database, email: string, secret: string): Promise<boolean> {
  return accountDeletionStore(db).isFormer(hashOf(email, secret))
}

function hashOf(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`former address ${email.toLowerCase()}`).digest('base64url')
}
