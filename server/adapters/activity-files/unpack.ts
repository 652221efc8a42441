import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline as joined, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FileRefused, type Refusal } from './activity-file.ts'
import { allowance, type Inflating } from './inflating.ts'
import { type Listed, listedTitles } from './listed-titles.ts'
import { kindOf, mostInflated } from './read-file.ts'

/** One file taken from an archive or uploaded by itself, or the reason for its refusal. */
export type Unpacked = { name: string; listed?: Listed | undefined } & (
  | { bytes: Uint8Array }
  | { refused: Refusal }
)

/** Depth of nested zips, as in Garmin's exports; deeper ones are refused. */
const deepest = 2
const headBytes = 4096
/** Size of the list of titles: 100,000 activities of 100 bytes. */
const mostListed = 50 * 1024 * 1024
const claims = /\.(?:gpx|tcx|fit|zip)(?:\.gz)?$/i

/**
 * Yields the activity files of the file at `path`: the file itself or an archive's entries. Photos and lists in an
 * archive are skipped. `folder` holds nested archives while they are read; `found` receives the number of files
 * discovered.
 */
export async function* unpack(
  path: string,
  name: string,
  folder: string,
  found: (files: number) => void,
): AsyncGenerator<Unpacked> {
  if ((await kindAt(path)) === 'zip') {
    yield* entriesOf({ path, name, depth: 1 }, folder, found, allowance())
    return
  }
  found(1)
  yield { name, bytes: await readFile(path) }
}

type Archive = { path: string; name: string; depth: number }

async function* entriesOf(
  archive: Archive,
  folder: string,
  found: (files: number) => void,
  inflating: Inflating,
): AsyncGenerator<Unpacked> {
  const { name, depth } = archive
  let zip: ZipFile
  let entries: Entry[]
  try {
    zip = await openPromise(archive.path, { autoClose: false, strictFileNames: false })
    entries = await listOf(zip, inflating)
  } catch (error) {
    found(1)
    yield { name, refused: refusalOf(error) }
    return
  }
  try {
    const listed = await titlesIn(zip, entries, inflating)
    found(entries.filter(claimed).length)
    for (const entry of entries) {
      const one = { name: entry.fileName.slice(-255), listed: listed.get(entry.fileName) }
      try {
        if (!claimed(entry)) {
          if (!(await isActivity(zip, entry, inflating))) continue
          found(1)
        }
        if (!entry.canDecodeFileData()) throw new FileRefused('broken')
        const head = await headOf(zip, entry, inflating)
        if (kindOf(head) !== 'zip')
          yield {
            ...one,
            bytes: await inflating.whole(await zip.openReadStreamPromise(entry), entry, mostInflated),
          }
        else if (depth >= deepest) throw new FileRefused('tooDeep')
        else {
          // The archive itself is not counted, its entries are.
          found(-1)
          const inner = await mkdtemp(join(folder, 'inner-'))
          try {
            const path = join(inner, 'inner.zip')
            const stream = await zip.openReadStreamPromise(entry)
            await pipeline(
              stream,
              inflating.counted(entry, Number.POSITIVE_INFINITY),
              createWriteStream(path),
            )
            yield* entriesOf({ path, name: one.name, depth: depth + 1 }, folder, found, inflating)
          } finally {
            await rm(inner, { recursive: true, force: true })
          }
        }
      } catch (error) {
        const refused = refusalOf(error)
        yield { ...one, refused }
        // Stops reading after a decompression bomb.
        if (refused === 'bomb') return
      }
    }
  } finally {
    zip.close()
  }
}

async function listOf(zip: ZipFile, inflating: Inflating): Promise<Entry[]> {
  inflating.open(zip.entryCount)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    const [, folders = '', file = ''] = /^(.*\/)?([^/]*)$/s.exec(entry.fileName) ?? []
    // Skips folders and macOS resource forks.
    if (!file || file.startsWith('._') || folders.startsWith('__MACOSX/')) continue
    entries.push(entry)
  }
  return entries
}

const claimed = ({ fileName }: Entry) => claims.test(fileName)

async function titlesIn(zip: ZipFile, entries: Entry[], inflating: Inflating): Promise<Map<string, Listed>> {
  const list = entries.find(({ fileName }) => fileName === 'activities.csv')
  if (!list || list.uncompressedSize > mostListed || !list.canDecodeFileData()) return new Map()
  const stream = await zip.openReadStreamPromise(list)
  return await listedTitles(joined(stream, inflating.counted(list, mostListed), () => {}))
}

/** Detects an activity file by content where the name has no known extension. */
async function isActivity(zip: ZipFile, entry: Entry, inflating: Inflating): Promise<boolean> {
  if (!entry.canDecodeFileData() || entry.uncompressedSize < 12) return false
  const kind = await headOf(zip, entry, inflating).then(kindOf, () => undefined)
  return kind === 'gpx' || kind === 'tcx' || kind === 'fit'
}

async function headOf(zip: ZipFile, entry: Entry, inflating: Inflating): Promise<Uint8Array> {
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece)
    length += piece.length
    if (length >= headBytes) break
  }
  inflating.spend(length)
  return Buffer.concat(pieces)
}

async function kindAt(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return kindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Maps the zip reader's plain errors to a refusal. */
function refusalOf(error: unknown): Refusal {
  return error instanceof FileRefused ? error.reason : 'broken'
}
