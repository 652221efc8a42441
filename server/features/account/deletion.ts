import { rememberToDelete } from '#server/adapters/database/blobs-to-delete.ts'
import { retryTransaction } from '#server/adapters/database/retry-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { eraseAccount } from '#server/features/access/service.ts'
import { forgetMessagesFrom } from '#server/features/contact/service.ts'
import { photoFolder } from '#server/features/nutrition/service.ts'
import { endLeftBilling, leaveBilling } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import { accountStore } from './store.ts'

/**
 * Deletes an account and all that hangs on it. The rows go in one transaction, which also notes the folder of photos and
 * the customer of the card provider; photos, kept letters and subscriptions follow, now or, where that fails, with a sweep.
 */
export async function deleteEverything(deps: Deps & { secret: string }, user: Account) {
  const { db, blobs, mail, now, secret, log } = deps
  const folder = photoFolder(user.id)
  const left = await retryTransaction(() =>
    db.transaction(async (tx) => {
      const left = await leaveBilling(tx, user.id, now())
      await rememberToDelete(tx, folder, now())
      await accountStore(tx, user.id).remove()
      await forgetMessagesFrom(tx, user)
      await eraseAccount(tx, user, secret, now())
      return left
    }),
  )
  // Not waited for: a provider that is away must not keep somebody from leaving.
  void endLeftBilling(deps, user.email, left)
  await mail.forgetAccount?.(user).catch((error: unknown) => log.error({ err: error }, 'letters are left'))
  await blobs.removePrefix(folder).catch((error: unknown) => log.error({ err: error }, 'photos are left'))
}
