import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** One file of an archive. Its contents are asked for when its turn comes, and only as fast as they are taken. */
export type ArchiveFile = {
  /** `folder/name.json` */
  path: string
  contents: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** Set for photos and the like, which compressing makes no smaller. */
  compressed?: boolean
}

/**
 * The files as one zip. It holds no more than a piece of one file at a time; whoever stops reading
 * (destroys the stream) ends `files` too. A failure in `files` destroys the stream with its error.
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
  /** Of its files, in the order that they lie in it. */
  paths: string[]
  /** Throws for a path that is not there, and within the stream where the file is damaged. */
  read(path: string): Promise<Readable>
  close(): void
}

/** A zip on this disk, whose files may be read in any order. Throws where `file` is none. */
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
