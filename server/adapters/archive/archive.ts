import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** One file of an archive; its contents are read on demand with backpressure. */
export type ArchiveFile = {
  /** `folder/name.json` */
  path: string
  contents: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** Set for contents that do not compress further, such as photos. */
  compressed?: boolean
}

/**
 * Streams the files as one zip with one chunk in memory. Destroying the stream ends `files`; a failure in `files`
 * destroys the stream with its error.
 */
export function zipOf(files: AsyncIterable<ArchiveFile>, at: Date): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const gone = new AbortController()
  out.once('close', () => gone.abort())
  const { signal } = gone

  async function fill() {
    for await (const { path, contents, compressed } of files) {
      signal.throwIfAborted()
      const bytes = new PassThrough()
      zip.addReadStream(bytes, path, { compress: !compressed, mtime: at })
      await pipeline(Readable.from(contents, { objectMode: false }), bytes, { signal })
    }
    zip.end()
  }

  zip.once('error', (error) => out.destroy(error))
  void pipeline(zip.outputStream, out).catch(() => {})
  fill().catch((error: unknown) => out.destroy(error as Error))
  return out
}

export type OpenArchive = {
  /** Paths of its files, in archive order. */
  paths: string[]
  /** Throws for an unknown path, and within the stream for a damaged file. */
  read(path: string): Promise<Readable>
  close(): void
}

/** Opens a zip on disk for random access. Throws for any other file. */
export async function openArchive(file: string): Promise<OpenArchive> {
  const zip = await openPromise(file, { autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return {
    paths: [...entries.keys()],
    async read(path) {
      const entry = entries.get(path)
      if (!entry) throw new Error(`The archive holds no ${path}.`)
      return zip.openReadStreamPromise(entry)
    },
    close: () => zip.close(),
  }
}
