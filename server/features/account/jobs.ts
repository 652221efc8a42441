import { foldersToDelete, forgetFolder } from '#server/adapters/database/blobs-to-delete.ts'
import type { Deps } from '#server/deps.ts'
import { ownerOfFolder } from '#server/http/photo/photo-folders.ts'

/** Time in milliseconds after which photos and emails in flight at the deletion have arrived. */
const settledMs = 3_600_000

/** Removes photo folders and stored emails of deleted accounts, and replaced photos, every quarter of an hour, until it succeeds. */
export function accountJobs({
  db,
  blobs,
  mail,
  jobs,
  now,
}: Pick<Deps, 'db' | 'blobs' | 'mail' | 'jobs' | 'now'>) {
  jobs.every('delete-left-photos', '*/15 * * * *', async () => {
    for (const folder of await foldersToDelete(db, new Date(now().getTime() - settledMs))) {
      const id = ownerOfFolder(folder)
      if (id) await mail.forgetAccount?.({ id })
      await blobs.removePrefix(folder)
      await forgetFolder(db, folder)
    }
  })
}
