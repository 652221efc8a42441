import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ArchiveFile, zipOf } from '#server/adapters/archive/archive.ts'
import type { Blobs } from '#server/adapters/blobs/blobs.ts'
import { type Dump, openDump } from '#server/adapters/database/postgres/dump.ts'
import { version } from '#server/version.ts'
import { type Manifest, paths } from './manifest.ts'
import { words } from './words.ts'

/** A backup failed or cannot be restored; the message is one sentence. */
export class BackupError extends Error {}

export type Place = { url: string; folder: string; blobs: Blobs }

/**
 * Writes the instance into `file`, readable by this OS user alone: a consistent snapshot of rows, photos, secrets.
 * The server may run. The file appears when complete. Throws `BackupError`.
 */
export async function backUp({ url, folder, blobs }: Place, file: string, at: Date): Promise<Manifest> {
  if (await stat(file).catch(() => undefined)) throw new BackupError(words.exists(file))
  const dump = await openDump(url)
  const draft = `${file}.part`
  const written: Manifest = {
    format: 1,
    version,
    takenAt: at.toISOString(),
    level: dump.level,
    tables: [],
    photos: { count: 0, hash: '' },
    secrets: [],
  }
  try {
    const out = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(zipOf(filesOf(dump, folder, blobs, written), at), out)
    await rename(draft, file)
    return written
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code && /^E[A-Z]+$/.test(code)) throw new BackupError(words.cannotWrite(file, code))
    throw error
  } finally {
    await rm(draft, { force: true })
    await dump.close()
  }
}

async function* filesOf(
  dump: Dump,
  folder: string,
  blobs: Blobs,
  written: Manifest,
): AsyncGenerator<ArchiveFile> {
  for (const table of dump.tables) {
    const hash = createHash('sha256')
    const counted = { bytes: 0 }
    yield { path: paths.table(table.name), contents: hashed(dump.rows(table), hash, counted) }
    written.tables.push({ ...table, bytes: counted.bytes, hash: hash.digest('hex') })
  }
  const all = createHash('sha256')
  for await (const key of blobs.list()) {
    // Deleted since it was listed, so its row is gone or going.
    const photo = await blobs.get(key)
    if (!photo) continue
    yield { path: paths.photo(key), contents: [photo.bytes], compressed: true }
    all.update(`${key} ${createHash('sha256').update(photo.bytes).digest('hex')}\n`)
    written.photos.count++
  }
  written.photos.hash = all.digest('hex')
  for (const name of ['auth-secret', 'vapid-keys'] as const) {
    const secret = await readFile(join(folder, name)).catch(() => undefined)
    if (!secret) continue
    yield { path: paths.secret(name), contents: [secret] }
    written.secrets.push(name)
  }
  yield { path: paths.manifest, contents: [JSON.stringify(written, null, 2)] }
}

async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
  counted: { bytes: number },
) {
  for await (const chunk of bytes) {
    hash.update(chunk)
    counted.bytes += chunk.length
    yield chunk
  }
}
