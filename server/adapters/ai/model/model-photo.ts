import sharp from 'sharp'

/** The longest side that current vision models look at in full; more only costs time and money. */
const longestSide = 1024

/** A photo as every provider and local server reads it: JPEG (some know no WebP), no larger than a model uses. */
export function modelPhoto(photo: Buffer): Promise<Buffer> {
  return sharp(photo, { limitInputPixels: 50e6 })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
