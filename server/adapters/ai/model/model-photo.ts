/** Longest side in pixels that vision models use in full; larger images cost time and money. */
const longestSide = 1024

/** Converts a photo to JPEG, which every provider supports, at the size that models use. */
export async function modelPhoto(photo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(photo, { limitInputPixels: 50e6 })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
