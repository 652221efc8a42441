import sharp from 'sharp'

/** Longest side in pixels that vision models use in full; larger images cost time and money. */
const longestSide = 1024

/** Converts a photo to JPEG, which every provider supports, at the size that models use. */
export function modelPhoto(photo: Buffer): Promise<Buffer> {
  return sharp(photo, { limitInputPixels: 50e6 })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
