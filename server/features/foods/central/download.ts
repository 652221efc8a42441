import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type Entry, open, type ZipFile } from 'yauzl'
import { words } from './words.ts'

/** An import failed; the message is one sentence. */
export class ImportError extends Error {}

/** CSV files of a FoodData Central download, by plain names such as `food.csv`. */
export type Download = {
  /** Size of a file in bytes; undefined when missing. */
  size(name: string): number | undefined
  open(name: string): Promise<Readable>
  close(): void
}

/** Opens a download: a folder or a zip, with the files at any depth. Errors: `ImportError`. */
export async function openDownload(path: string): Promise<Download> {
  const about = await stat(path).catch(() => undefined)
  if (!about) throw new ImportError(words.noSuchPath(path))
  const download = about.isDirectory() ? await openFolder(path) : await openZip(path)
  if (download.size('food.csv') === undefined || download.size('food_nutrient.csv') === undefined) {
    download.close()
    throw new ImportError(words.noFoods(path))
  }
  return download
}

async function openFolder(path: string): Promise<Download> {
  const files = new Map<string, { file: string; size: number }>()
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.csv')) continue
    const file = join(entry.parentPath, entry.name)
    if (!files.has(entry.name)) files.set(entry.name, { file, size: (await stat(file)).size })
  }
  return {
    size: (name) => files.get(name)?.size,
    open: async (name) => createReadStream(files.get(name)!.file),
    close() {},
  }
}

async function openZip(path: string): Promise<Download> {
  const zip = await opened(path)
  const entries = new Map<string, Entry>()
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        const name = basename(entry.fileName)
        if (name.endsWith('.csv') && !name.startsWith('.') && !entries.has(name)) entries.set(name, entry)
        zip.readEntry()
      })
      zip.on('end', resolve)
      zip.on('error', reject)
      zip.readEntry()
    })
  } catch {
    throw new ImportError(words.notAZip(path))
  }
  const read = promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: Done<Readable>) => void)
  return {
    size: (name) => entries.get(name)?.uncompressedSize,
    open: (name) => read(entries.get(name)!),
    close: () => zip.close(),
  }
}

type Done<T> = (error: Error | null, result: T) => void

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new ImportError(words.notAZip(path))) : resolve(zip),
    ),
  )
}
