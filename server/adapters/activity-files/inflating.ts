import { type Readable, Transform } from 'node:stream'
import type { Entry } from 'yauzl'
import { FileRefused } from './activity-file.ts'

/** Bytes that one upload may inflate to, archives inside it included: eight times the largest upload. */
const mostInAll = 4 * 1024 ** 3
/** Files of one upload, those of archives inside it included. */
const mostEntries = 50_000
/** Text of positions shrinks to a twentieth, in UTF-16 to a fortieth; what swells by more than this is made to. */
const mostSwelling = 200
/** Below this nobody looks: a few repeated lines swell by any factor. */
const harmless = 8 * 1024 * 1024

export type Inflating = ReturnType<typeof allowance>

/** Counts what comes out of an upload, and stops what swells without end. Errors: `FileRefused`, `bomb`, `tooMany` or `tooLarge`. */
export function allowance() {
  let left = mostInAll
  let entries = 0
  function spend(bytes: number) {
    left -= bytes
    if (left < 0) throw new FileRefused('bomb')
  }
  function check(entry: Entry, length: number, most: number) {
    if (length > most) throw new FileRefused('tooLarge')
    if (length > harmless && length > entry.compressedSize * mostSwelling) throw new FileRefused('bomb')
  }
  return {
    spend,
    /** Counts the files of one more archive. */
    open(files: number) {
      entries += files
      if (entries > mostEntries) throw new FileRefused('tooMany')
    },
    async whole(stream: Readable, entry: Entry, most: number): Promise<Uint8Array> {
      const pieces: Buffer[] = []
      let length = 0
      for await (const piece of stream as AsyncIterable<Buffer>) {
        spend(piece.length)
        length += piece.length
        check(entry, length, most)
        pieces.push(piece)
      }
      return Buffer.concat(pieces)
    },
    /** Lets through what may pass. */
    counted(entry: Entry, most: number): Transform {
      let length = 0
      return new Transform({
        transform(piece: Buffer, _encoding, done) {
          try {
            spend(piece.length)
            length += piece.length
            check(entry, length, most)
            done(null, piece)
          } catch (error) {
            done(error as Error)
          }
        },
      })
    },
  }
}
