import { eraseAccount } from '../access/service.ts'
import { again } from '../adapters/database/again.ts'
import { rememberToDelete } from '../adapters/database/blobs-to-delete.ts'
import { forgetMessagesFrom } from '../contact/service.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/identity.ts'
import { photoFolder } from '../nutrition/service.ts'
import { cancelBilling } from '../subscriptions/service.ts'
import { accountStore } from './store.ts'

/**
 * Deletes an account and all that hangs on it. The rows go in one transaction, which also notes the folder of photos;
 * photos and kept letters follow, now or, where the disk does not let go of them, with the sweep in `jobs.ts`.
 */
export async function deleteEverything(deps: Deps & { secret: string }, user: Account) {
  const { db, blobs, mail, now, secret, log } = deps
  await cancelBilling(deps, user.id)
  const folder = photoFolder(user.id)
  await again(() =>
    db.transaction(async (tx) => {
      await rememberToDelete(tx, folder, now())
      await accountStore(tx, user.id).remove()
      await forgetMessagesFrom(tx, user.email)
      await eraseAccount(tx, user, secret, now())
    }),
  )
  await mail.forgetAccount?.(user).catch((error: unknown) => log.error({ err: error }, 'letters are left'))
  await blobs.removePrefix(folder).catch((error: unknown) => log.error({ err: error }, 'photos are left'))
}
