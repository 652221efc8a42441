import { constants } from 'node:fs'
import { access, chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Blobs } from './adapters/blobs/blobs.ts'
import { diskBlobs } from './adapters/blobs/disk-blobs.ts'
import { takeInstanceLock } from './adapters/database/instance-lock.ts'
import { migrateDatabase } from './adapters/database/migrate.ts'
import { runningPostgres, startEmbeddedPostgres } from './adapters/database/postgres/embedded-postgres.ts'
import type { VapidKeys } from './settings/message-settings.ts'
import { secretsIn } from './settings/secrets.ts'
import type { Settings } from './settings/settings.ts'
import { SettingsError } from './settings/settings-error.ts'

/** Another running server uses the same data folder. */
export class SecondProcessError extends Error {}

/** A reachable database of a data folder, with its release. */
export type RunningDatabase = { folder: string; url: string; close(): Promise<void> }
/** The data folder, the database shared by all server processes, and their secrets. */
export type Storage = RunningDatabase & { secret: string; vapid: VapidKeys }

/**
 * Opens the storage shared by server processes and migrates its schema. `onLaunch` is called when what remains is to wait
 * for the database.
 */
export async function openStorage(
  settings: Settings,
  say: (line: string) => void,
  onLaunch?: () => void,
): Promise<Storage> {
  const storage = await startDatabase(settings, say, { onLaunch })
  try {
    await migrateDatabase(storage.url)
    return { ...storage, ...(await secretsIn(storage.folder, settings)) }
  } catch (error) {
    await storage.close()
    throw error
  }
}

/**
 * Starts or finds the database without migrating it. The embedded one is exclusive until `close`; `beside` also
 * accepts one already in use by a server. Otherwise throws `SecondProcessError`.
 */
export async function startDatabase(
  settings: Settings,
  say: (line: string) => void,
  { beside = false, onLaunch }: { beside?: boolean; onLaunch?: (() => void) | undefined } = {},
): Promise<RunningDatabase> {
  const folder = await openFolder(settings)
  if (settings.databaseUrl) {
    onLaunch?.()
    return { folder, url: settings.databaseUrl, close: async () => {} }
  }
  const home = join(folder, 'postgres')
  const running = beside ? await runningPostgres(home) : undefined
  if (running) return { folder, url: running, close: async () => {} }
  const log = (line: string) => {
    // Refused connections during start and shutdown are retried.
    if (!/starting up|shutting down|not yet accepting/.test(line)) say(line)
  }
  const postgres = await startEmbeddedPostgres(home, log, onLaunch)
  const url = postgres.url()
  const lock = await takeInstanceLock(url)
  if (!lock)
    throw new SecondProcessError(
      `Another server is running on ${folder}: end it first, or set DATA_DIR to another folder.`,
    )
  postgres.endWithProcess()
  if (postgres.notice) say(postgres.notice)
  const close = async () => {
    await lock.release()
    await postgres.stop()
  }
  return { folder, url, close }
}

/** Photo storage: the data folder, or a bucket. */
export async function openBlobs({ s3 }: Settings, folder: string): Promise<Blobs> {
  if (!s3) return diskBlobs(join(folder, 'blobs'))
  return (await import('./adapters/blobs/s3-blobs.ts')).s3Blobs(s3)
}

async function openFolder(settings: Settings): Promise<string> {
  const folder = resolve(settings.dataDir)
  // Others may traverse the folder (the database's OS user must), but not list it.
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`Nothing can be written to ${folder} (${code}): set DATA_DIR to another folder.`)
  }
  await chmod(folder, 0o711).catch(() => {})
  return folder
}
