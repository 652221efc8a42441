import { foldersToDelete, forgetFolder } from '../adapters/database/blobs-to-delete.ts'
import type { Deps } from '../deps.ts'

/** A photo that was on its way in when its owner left has arrived by then. */
const settledMs = 3_600_000

/** Every quarter of an hour: folders of people who are gone are emptied, however often the disk refused before. */
export function accountJobs({ db, blobs, jobs, now }: Pick<Deps, 'db' | 'blobs' | 'jobs' | 'now'>) {
  jobs.every('delete-left-photos', '*/15 * * * *', async () => {
    for (const folder of await foldersToDelete(db, new Date(now().getTime() - settledMs))) {
      await blobs.removePrefix(folder)
      await forgetFolder(db, folder)
    }
  })
}
