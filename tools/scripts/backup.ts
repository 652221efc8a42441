import { stat } from 'node:fs/promises'
import { BackupError, backUp } from '#server/features/backup/back-up.ts'
import { words } from '#server/features/backup/words.ts'
import { say } from '#server/progress.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openBlobs, startDatabase } from '#server/storage.ts'

/**
 * `npm run backup -- FILE`: backs up the whole instance to one file, also while the server runs. Exits with 1
 * on failure.
 */
const file = process.argv[2]
if (!file) {
  console.error(words.backupUsage)
  process.exit(2)
}
const settings = readSettings(process.env)
const storage = await startDatabase(settings, say, { beside: true })
try {
  const blobs = await openBlobs(settings, storage.folder)
  const { tables, photos } = await backUp({ ...storage, blobs }, file, new Date())
  say(words.taken(tables.length, photos.count, (await stat(file)).size / 1e6, file))
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await storage.close()
}
