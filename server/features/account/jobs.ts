import { foldersToDelete, forgetFolder } from '#server/adapters/database/blobs-to-delete.ts'
import type { Deps } from '#server/deps.ts'
import { ownerOfFolder } from '#server/features/nutrition/service.ts'

/** A photo or letter that was on its way when its owner left has arrived by then. */
const settledMs = 3_600_000

/** Every quarter of an hour: folders of people who are gone are emptied, and their letters removed, however often the disk refused before. */
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
