import { rememberToDelete } from '#server/adapters/database/blobs-to-delete.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import { retryTransaction } from '#server/adapters/database/retry-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { eraseAccount } from '#server/features/access/service.ts'
import { forgetMessagesFrom } from '#server/features/contact/service.ts'
import { closeBilling, noteBilling } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import { photoFolders } from '#server/http/photo/photo-folders.ts'
import { accountStore } from './store.ts'

/**
 * Deletes an account and everything it owns. The rows go in one transaction, which also records the photo folders
 * and the card customer; photos, stored emails and subscriptions are removed afterwards, at the latest by the
 * periodic job.
 */
export async function deleteEverything(deps: Deps & { secret: string }, user: Account) {
  const { db, blobs, mail, now, secret, log } = deps
  const folders = photoFolders(user.id)
  const left = await retryTransaction(() =>
    ownerTransaction(db, user.id, async (tx) => {
      const left = await noteBilling(tx, user.id, now())
      for (const folder of folders) await rememberToDelete(tx, folder, now())
      await accountStore(tx, user.id).remove()
      await forgetMessagesFrom(tx, user)
      await eraseAccount(tx, user, secret, now())
      return left
    }),
  )
  // Not awaited: an unreachable provider must not block the deletion.
  void closeBilling(deps, user.email, left)
  await mail.forgetAccount?.(user).catch((error: unknown) => log.error({ err: error }, 'letters are left'))
  for (const folder of folders)
    await blobs.removePrefix(folder).catch((error: unknown) => log.error({ err: error }, 'photos are left'))
}
