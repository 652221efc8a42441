import { BackupError } from '#server/features/backup/back-up.ts'
import { restore } from '#server/features/backup/restore.ts'
import { words } from '#server/features/backup/words.ts'
import { say } from '#server/progress.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openBlobs, SecondProcessError, startDatabase } from '#server/storage.ts'

/**
 * `npm run restore -- FILE [--replace]`: restores a backup. No server may run on the same data. Exits with 1
 * when nothing was restored.
 */
const [file] = process.argv.slice(2).filter((given) => !given.startsWith('--'))
const replace = process.argv.includes('--replace')
if (!file) {
  console.error(words.restoreUsage)
  process.exit(2)
}
const settings = readSettings(process.env)
const storage = await startDatabase(settings, say).catch((error: Error) => {
  if (!(error instanceof SecondProcessError)) throw error
  console.error(words.served)
  process.exit(1)
})
try {
  const blobs = await openBlobs(settings, storage.folder)
  const { tables, photos, takenAt } = await restore({ ...storage, blobs }, file, { replace, say })
  say(words.restored(tables.length, photos.count, takenAt))
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await storage.close()
}
