import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FileRefused, type Refusal } from './activity-file.ts'
import { allowance, type Inflating } from './inflating.ts'
import { type Listed, listedTitles } from './listed-titles.ts'
import { kindOf, mostInflated } from './read-file.ts'

/** One file as it lay in an archive, or on its own; or why it could not be taken out. */
export type Unpacked = { name: string; listed?: Listed | undefined } & (
  | { bytes: Uint8Array }
  | { refused: Refusal }
)

/** Zips in a zip, as Garmin sends its exports; what lies deeper is refused. */
const deepest = 2
const headBytes = 4096
/** Longest list of titles: 100 bytes an activity, a hundred thousand of them. */
const mostListed = 50 * 1024 * 1024
const claims = /\.(?:gpx|tcx|fit|zip)(?:\.gz)?$/i

/**
 * The activity files in the file at `path`: itself, or one after the other what an archive holds. Photos and lists in an
 * archive are passed over. `folder` takes archives inside archives for as long as they are read; `found` hears of files
 * as they come to light.
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
          // It counts by what it holds.
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
        // What swells without end is not read on.
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
    // Folders, and what macOS adds to archives beside each file.
    if (!file || file.startsWith('._') || folders.startsWith('__MACOSX/')) continue
    entries.push(entry)
  }
  return entries
}

const claimed = ({ fileName }: Entry) => claims.test(fileName)

async function titlesIn(zip: ZipFile, entries: Entry[], inflating: Inflating): Promise<Map<string, Listed>> {
  const list = entries.find(({ fileName }) => fileName === 'activities.csv')
  if (!list || list.uncompressedSize > mostListed || !list.canDecodeFileData()) return new Map()
  return listedTitles(await inflating.whole(await zip.openReadStreamPromise(list), list, mostListed))
}

/** Whether an entry whose name promises nothing is an activity file all the same. */
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

/** An archive's own faults come as plain errors. */
function refusalOf(error: unknown): Refusal {
  return error instanceof FileRefused ? error.reason : 'broken'
}
