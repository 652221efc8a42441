import { AppError } from '#contract/http/errors.ts'
import { isolated, processOf } from '#server/adapters/isolation/isolation.ts'
import { jpegScans } from './jpeg-scans.ts'
import { photoKind } from './photo-kind.ts'
import type { Encoded, PhotoJob } from './photo-process.ts'
import { words } from './photo-words.ts'

/** Pixels a side of a stored photo, and of its thumbnail. */
const sides = { stored: 1600, small: 160 }
/** Time limit per photo in milliseconds. */
const mostMs = 10_000
/** Encoders write up to 12 scans. Each is decoded over the whole image, so thousands of empty ones take minutes. */
const mostScans = 50

// Separate processes, since a decoder in a thread cannot be stopped. Two at once leave capacity for a burst of
// uploads.
const encode = isolated<PhotoJob, Encoded>(() => processOf(new URL('./photo-process.ts', import.meta.url)), {
  atOnce: 2,
  waiting: 30,
  mostMs,
  idleMs: 15_000,
  busy: words.busy,
  tooLong: words.tooLong,
})

export type Photo = { bytes: Buffer; width: number; height: number; contentType: 'image/webp' }

/**
 * Reads an uploaded photo: upright, at most 1600 px a side, re-encoded as WebP without metadata (GPS). Errors:
 * `unsupported_media` for anything but JPEG, PNG, WebP and AVIF; `invalid` when it cannot be decoded, has more than
 * 50 megapixels or 50 scans, or takes longer than 10 seconds; `unavailable` when the queue is full.
 */
export async function readPhoto(bytes: Buffer): Promise<Photo> {
  const kind = photoKind(bytes)
  if (kind === 'heic') throw new AppError('unsupported_media', words.heic)
  if (kind === 'other') throw new AppError('unsupported_media', words.notAPhoto)
  if (kind === 'jpeg' && jpegScans(bytes) > mostScans) throw refusal(words.tooManyScans)
  const encoded = await encode({ bytes, side: sides.stored }).catch((error: unknown) => {
    // The process crashed: out of memory, or a flaw of the decoder.
    if (!(error instanceof AppError)) throw refusal(words.unreadable)
    throw error.code === 'invalid' ? refusal(error.message) : error
  })
  if ('refused' in encoded) throw refusal(words[encoded.refused])
  const { width, height } = encoded
  return { bytes: Buffer.from(encoded.bytes), width, height, contentType: 'image/webp' }
}

/** A square thumbnail of a stored photo, 160 px a side, as WebP. Error: `unavailable` when the queue is full. */
export async function smallPhoto(bytes: Buffer): Promise<Buffer> {
  const encoded = await encode({ bytes, side: sides.small, cover: true })
  if ('refused' in encoded) throw new AppError('internal', words[encoded.refused])
  return Buffer.from(encoded.bytes)
}

function refusal(sentence: string) {
  return new AppError('invalid', sentence, { fields: { image: sentence } })
}
