import sharp from 'sharp'
import { AppError } from '#contract/errors.ts'
import { photoKind } from './photo-kind.ts'
import { words } from './photo-words.ts'
import { turns } from './turns.ts'

const maxPixels = 50e6
const maxSide = 1600
const maxSeconds = 10

// Two photos are decoded at once, each on one thread, so that a burst of uploads leaves the machine able to answer.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = turns(2, 30, words.busy)

export type Photo = { bytes: Buffer; width: number; height: number; contentType: 'image/webp' }

/**
 * Reads an uploaded photo: upright, at most 1600 px a side, encoded anew as WebP so that no metadata (GPS) remains.
 * Errors: `unsupported_media` for anything but JPEG, PNG, WebP and AVIF, `invalid` where it cannot be decoded, holds
 * more than 50 megapixels or takes longer than 10 seconds, `unavailable` while too many photos wait.
 */
export async function readPhoto(bytes: Buffer): Promise<Photo> {
  const kind = photoKind(bytes)
  if (kind === 'heic') throw new AppError('unsupported_media', words.heic)
  if (kind === 'other') throw new AppError('unsupported_media', words.notAPhoto)
  return inTurn(() => reencode(bytes))
}

async function reencode(bytes: Buffer): Promise<Photo> {
  await checkPixels(bytes)
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 0 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, contentType: 'image/webp' }
  } catch {
    throw new AppError('invalid', words.unreadable, { fields: { image: words.unreadable } })
  }
}

/** From the header alone: nothing is decoded before it is known to be small enough. */
async function checkPixels(bytes: Buffer) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new AppError('invalid', words.unreadable, { fields: { image: words.unreadable } })
    })
  if (width * height > maxPixels)
    throw new AppError('invalid', words.tooManyPixels, { fields: { image: words.tooManyPixels } })
}
