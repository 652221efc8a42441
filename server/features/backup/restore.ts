import { createHash } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type OpenArchive, openArchive } from '#server/adapters/archive/archive.ts'
import { contentTypeOf } from '#server/adapters/blobs/blobs.ts'
import { knownLevels } from '#server/adapters/database/migrate.ts'
import { holdsRows, isServed, loadDump } from '#server/adapters/database/postgres/dump.ts'
import { BackupError, type Place } from './back-up.ts'
import { keyOfPhoto, type Manifest, manifest, paths } from './manifest.ts'
import { words } from './words.ts'

type Options = { replace: boolean; say: (line: string) => void }

/**
 * Replaces the instance by the backup in `file` and migrates an older schema. The whole file is verified before
 * anything changes. Throws `BackupError`, also when rows exist and `replace` is not set.
 */
export async function restore(place: Place, file: string, { replace, say }: Options): Promise<Manifest> {
  const archive = await openArchive(file).catch(() => {
    throw new BackupError(words.notABackup(file))
  })
  try {
    const written = await manifestOf(archive, file)
    if (!(await knownLevels()).includes(written.level)) throw new BackupError(words.newer(written.version))
    if (await isServed(place.url)) throw new BackupError(words.served)
    if (!replace && (await holdsRows(place.url))) throw new BackupError(words.notEmpty)
    say(words.checking)
    await check(archive, written)
    say(words.loading)
    await putInPlace(place, archive, written).catch((error: Error) => {
      throw new BackupError(words.broken(error.message))
    })
    return written
  } finally {
    archive.close()
  }
}

async function manifestOf(archive: OpenArchive, file: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse((await buffer(await archive.read(paths.manifest))).toString()))
  } catch {
    throw new BackupError(words.notABackup(file))
  }
}

async function check(archive: OpenArchive, written: Manifest) {
  for (const { name, hash } of written.tables)
    if ((await hashOf(archive, paths.table(name))) !== hash) throw new BackupError(words.damaged(name))
  const all = createHash('sha256')
  let count = 0
  for (const path of archive.paths) {
    const key = keyOfPhoto(path)
    if (!key) continue
    contentTypeOf(key)
    all.update(`${key} ${await hashOf(archive, path)}\n`)
    count++
  }
  if (count !== written.photos.count || all.digest('hex') !== written.photos.hash)
    throw new BackupError(words.damaged('a photo'))
}

async function hashOf(archive: OpenArchive, path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await archive.read(path)) hash.update(chunk)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

async function putInPlace({ url, folder, blobs }: Place, archive: OpenArchive, written: Manifest) {
  const tables = written.tables.map((table) => ({
    table,
    rows: () => archive.read(paths.table(table.name)),
  }))
  await loadDump(url, written.level, tables)
  const kept = new Set(archive.paths)
  for await (const key of blobs.list()) if (!kept.has(paths.photo(key))) await blobs.remove(key)
  for (const path of archive.paths) {
    const key = keyOfPhoto(path)
    if (key) await blobs.put(key, await buffer(await archive.read(path)), contentTypeOf(key))
  }
  for (const name of written.secrets) {
    const target = join(folder, name)
    await writeFile(`${target}.new`, await buffer(await archive.read(paths.secret(name))), { mode: 0o600 })
    await rename(`${target}.new`, target)
  }
}
