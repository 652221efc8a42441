import { type Readable, Transform } from 'node:stream'
import type { Entry } from 'yauzl'
import { FileRefused } from './activity-file.ts'

/** Bytes that one upload may inflate to, nested archives included: eight times the largest upload. */
const mostInAll = 4 * 1024 ** 3
/** Files of one upload, nested archives included. */
const mostEntries = 50_000
/** Highest compression ratio accepted. Position text compresses 20:1, in UTF-16 40:1. */
const mostSwelling = 200
/** The ratio is not checked below this size: a few repeated lines reach any ratio. */
const harmless = 8 * 1024 * 1024

export type Inflating = ReturnType<typeof allowance>

/**
 * Counts the inflated bytes of an upload and stops decompression bombs. Errors: `FileRefused`, `bomb`, `tooMany` or
 * `tooLarge`.
 */
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
    /** Adds the files of another archive to the count. */
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
    /** Passes bytes through up to the limits. */
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
