import { gunzipSync } from 'node:zlib'
import { type FiledActivity, FileRefused } from './activity-file.ts'
import { readFit } from './read-fit.ts'
import { readGpx } from './read-gpx.ts'
import { readTcx } from './read-tcx.ts'

export type FileKind = 'gpx' | 'tcx' | 'fit' | 'gzip' | 'zip'
/** Inflated size of one file: 400,000 positions as GPX with device extensions. */
export const mostInflated = 200 * 1024 * 1024

/** Detects the format by the first bytes; file names are unreliable. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (ascii(8, 12) === '.FIT') return 'fit'
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip'
  if (ascii(0, 2) === 'PK' && (bytes[2] === 3 || bytes[2] === 5)) return 'zip'
  // UTF-16 text has a zero byte beside each letter.
  const head = String.fromCharCode(...bytes.subarray(0, 4000).filter((byte) => byte !== 0))
  if (/<(?:\w+:)?gpx[\s>]/i.test(head)) return 'gpx'
  if (/<(?:\w+:)?TrainingCenterDatabase[\s>]/.test(head)) return 'tcx'
  // A long document type may push the root element out of sight; the reader then refuses the file with the right
  // reason.
  return /<!DOCTYPE/i.test(head) ? 'gpx' : undefined
}

/** Reads the activities of one file, gzipped or not. Errors: `FileRefused`. */
export function readFile(bytes: Uint8Array): FiledActivity[] {
  // Inflates one level only: a gzip may contain itself.
  const plain = kindOf(bytes) === 'gzip' ? inflated(bytes) : bytes
  switch (kindOf(plain)) {
    case 'gpx':
      return readGpx(plain)
    case 'tcx':
      return readTcx(plain)
    case 'fit':
      return readFit(plain)
    default:
      throw new FileRefused('unknownKind')
  }
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostInflated })
  } catch (error) {
    throw new FileRefused(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken',
    )
  }
}
