import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#contract/http/errors.ts'
import { type Blobs, checkKey, contentTypeOf } from './blobs.ts'
import { words } from './words.ts'

const abandonedAfterMs = 3_600_000

/** Files below `folder`, readable by this OS user alone. */
export function diskBlobs(folder: string): Blobs {
  const incoming = join(folder, '.incoming')
  let tidied: Promise<void> | undefined

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType)
        throw new Error(`The key ${key} does not stand for ${contentType}.`)
      const target = join(folder, sharded(key))
      const draft = join(incoming, randomUUID())
      try {
        tidied ??= removeAbandoned(incoming).catch(() => {})
        await tidied
        await mkdir(incoming, { recursive: true, mode: 0o700 })
        await writeThrough(draft, bytes)
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(draft, target)
        await flushFolder(dirname(target))
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new AppError('unavailable', words.noSpace) : error
      }
    },

    async get(key) {
      const contentType = contentTypeOf(key)
      try {
        return { bytes: await readFile(join(folder, sharded(key))), contentType }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async remove(key) {
      contentTypeOf(key)
      await rm(join(folder, sharded(key)), { force: true })
    },

    async removePrefix(prefix) {
      const path = prefix.replace(/\/$/, '')
      checkKey(path)
      await rm(join(folder, sharded(path)), { recursive: true, force: true })
    },

    async *list() {
      for await (const path of filesBelow(folder)) yield unsharded(path)
    },
  }
}

/** `photos/0f3a/77c1.webp` is stored as `photos/0f/0f3a/77/77c1.webp`, which keeps folders small. */
function sharded(key: string): string {
  const [room, ...parts] = key.split('/')
  return join(room!, ...parts.flatMap((part) => [part.slice(0, 2), part]))
}

function unsharded(path: string): string {
  return path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/')
}

/** Paths below `folder`, without drafts. */
async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.')) yield* filesBelow(folder, path)
    } else yield path
  }
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename survives a power cut only after its folder is flushed too. */
async function flushFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Removes drafts of killed processes; recent ones may belong to another running process. */
async function removeAbandoned(incoming: string) {
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name)
    const age = await stat(path).then(
      (file) => Date.now() - file.mtimeMs,
      () => 0,
    )
    if (age > abandonedAfterMs) await rm(path, { force: true })
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'
const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'
